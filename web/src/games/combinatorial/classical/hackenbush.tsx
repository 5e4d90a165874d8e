// Hackenbush: blue edges are full lines, red ones dashed, green ones doubled, so that nobody needs the colours.
import { say } from "../../../words/say";
import { fractionOf, presenceOf, strengthOf } from "../shares";
import type { ClassicalGame, DrawingProps, Handle, MarkProps, Scene } from "../scene";
import { edgesIn, layOut, type Curve, type Edge } from "./hackenbush_layout";

const BELOW = 26;
const REACH = 36;
const COLOURS: Record<string, string> = { B: "blue", R: "red", G: "green" };

function pathOf({ from, control, to }: Curve): string {
  return `M${from.x} ${from.y}Q${control.x} ${control.y} ${to.x} ${to.y}`;
}

/** Every edge of the origin once. */
function edgesOf(origin: readonly string[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const edge of origin.flatMap(edgesIn)) edges.set(edge.label, edge);
  return [...edges.values()];
}

function sceneOf(origin: readonly string[]): Scene {
  const edges = edgesOf(origin);
  const picture = layOut(edges);

  function EdgeLine({ edge, shares, small }: DrawingProps & { edge: Edge }) {
    const curve = picture.curves.get(edge.label);
    const presence = presenceOf(shares, edge.label);
    if (!curve || presence === "nowhere") return null;
    const { x, y } = curve.middle;
    const colour = COLOURS[edge.colour] ?? "green";
    return (
      <g class={`thing ${presence}`}>
        <g class={`branch ${colour}`} stroke-opacity={strengthOf(shares, edge.label)}>
          <path d={pathOf(curve)} />
          {colour === "green" && <path class="core" d={pathOf(curve)} />}
        </g>
        <circle class="joint" cx={curve.from.x} cy={curve.from.y} r="7" />
        <circle class="joint" cx={curve.to.x} cy={curve.to.y} r="7" />
        {!small && (
          <>
            <circle class={`tag ${colour}`} cx={x} cy={y} r="19" />
            <text class={`tag-name ${colour}`} x={x} y={y + 8} font-size={edge.label.length > 2 ? 14 : 22}>
              {edge.label}
            </text>
            <text class="share" x={x} y={y + 37} font-size="18">
              {fractionOf(shares, edge.label)}
            </text>
          </>
        )}
      </g>
    );
  }

  function Drawing(props: DrawingProps) {
    return (
      <>
        {edges.map((edge) => (
          <EdgeLine key={edge.label} edge={edge} {...props} />
        ))}
        <line class="earth" x1="4" x2={picture.width - 4} y1={picture.ground + 4} y2={picture.ground + 4} />
      </>
    );
  }

  function handleOf(move: string): Handle | null {
    const middle = picture.curves.get(move)?.middle;
    return middle ? { x: middle.x - REACH, y: middle.y - REACH, width: 2 * REACH, height: 2 * REACH } : null;
  }

  function Mark({ move }: MarkProps) {
    const curve = picture.curves.get(move);
    if (!curve) return null;
    return (
      <>
        <path class="mark-line" d={pathOf(curve)} />
        <circle cx={curve.middle.x} cy={curve.middle.y} r="26" />
      </>
    );
  }

  return { width: picture.width, height: picture.ground + BELOW, Drawing, handleOf, Mark, legend: () => say("page-combinatorial.scene.hackenbush") };
}

export const hackenbush: ClassicalGame = {
  thingsIn: (world) => edgesIn(world).map(({ label }) => label),
  sceneOf,
  describe(world) {
    const edges = edgesIn(world).map(({ label, colour }) => say("page-combinatorial.world.edge", { name: label, colour: COLOURS[colour] ?? "" }));
    return edges.length === 0 ? say("page-combinatorial.world.nothing") : say("page-combinatorial.world.edges", { edges });
  },
};
