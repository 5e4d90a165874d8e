// Games on graphs: vertices that go (Node Kayles, Geography) or are coloured (Col, Snort).
import { say } from "../../../words/say";
import { fractionOf, presenceOf, strengthOf, type Shares } from "../shares";
import type { ClassicalGame, DrawingProps, Handle, MarkProps, Scene } from "../scene";
import { graphIn, placeGraph, unionOf } from "./graph_layout";

const RADIUS = 30;
const REACH = 40;

function coloursIn(world: string): string[] {
  const [items = ""] = world.split("@");
  return items.split(",").filter((item) => item.includes(":"));
}

function tokenIn(world: string): string | null {
  const at = world.lastIndexOf("@");
  return at < 0 ? null : world.slice(at + 1);
}

/** One player's colour of a vertex: a half of its disc, with the player's letter. */
function Colour({ name, player, shares }: { name: string; player: "L" | "R"; shares: Shares }) {
  const thing = `${name}:${player}`;
  if (shares.count(thing) === 0) return null;
  const whole = shares.count(thing) === shares.total;
  const [side, sweep] = player === "L" ? [-1, 0] : [1, 1];
  return (
    <g class={`vertex-colour ${player === "L" ? "left" : "right"}`}>
      {whole ? (
        <circle r={RADIUS - 3} />
      ) : (
        <path
          d={`M0 ${3 - RADIUS}A${RADIUS - 3} ${RADIUS - 3} 0 0 ${sweep} 0 ${RADIUS - 3}Z`}
          fill-opacity={strengthOf(shares, thing)}
        />
      )}
      <text x={whole ? 0 : side * 13} y="9" font-size="24">
        {player}
      </text>
    </g>
  );
}

function sceneOf(origin: readonly string[]): Scene {
  const graph = placeGraph(unionOf(origin.map(graphIn)));
  const placeOf = (name: string) => graph.places.get(name) ?? { x: 0, y: 0 };

  function Vertex({ name, shares, small }: DrawingProps & { name: string }) {
    const { x, y } = placeOf(name);
    const presence = presenceOf(shares, name);
    if (presence === "nowhere") return null;
    const coloured = shares.count(`${name}:L`) + shares.count(`${name}:R`) > 0;
    return (
      <g class={`thing ${presence}`} transform={`translate(${x} ${y})`}>
        <circle class="vertex" r={RADIUS} fill-opacity={strengthOf(shares, name)} />
        <Colour name={name} player="L" shares={shares} />
        <Colour name={name} player="R" shares={shares} />
        {shares.count(`@${name}`) > 0 && <circle class="token-ring" r={RADIUS + 8} stroke-opacity={strengthOf(shares, `@${name}`)} />}
        {!small && (
          <>
            <text class="name" x={coloured ? RADIUS + 10 : 0} y={coloured ? -RADIUS + 4 : 8} font-size={name.length > 3 ? 15 : 22}>
              {name}
            </text>
            <text class="share" x={RADIUS + 8} y={RADIUS + 10} font-size="18">
              {fractionOf(shares, name) || fractionOf(shares, `@${name}`) || fractionOf(shares, `${name}:L`)}
            </text>
          </>
        )}
      </g>
    );
  }

  function Drawing({ shares, small }: DrawingProps) {
    return (
      <>
        {graph.edges.map(([from, to]) => {
          const there = Math.min(shares.count(from), shares.count(to));
          if (there === 0) return null;
          const [one, other] = [placeOf(from), placeOf(to)];
          const line = { x1: one.x, y1: one.y, x2: other.x, y2: other.y };
          return <line key={`${from}-${to}`} class="graph-edge" {...line} stroke-opacity={there === shares.total ? 1 : 0.4} />;
        })}
        {graph.vertices.map((name) => (
          <Vertex key={name} name={name} shares={shares} small={small} />
        ))}
      </>
    );
  }

  function handleOf(move: string): Handle | null {
    const place = graph.places.get(move);
    return place ? { x: place.x - REACH, y: place.y - REACH, width: 2 * REACH, height: 2 * REACH } : null;
  }

  function Mark({ move }: MarkProps) {
    const place = graph.places.get(move);
    return place ? <circle cx={place.x} cy={place.y} r={RADIUS + 5} /> : null;
  }

  return { width: graph.width, height: graph.height, Drawing, handleOf, Mark };
}

function describe(world: string): string {
  const { vertices } = graphIn(world);
  if (vertices.length === 0) return say("page-combinatorial.world.nothing");
  const coloured = coloursIn(world).map((one) => {
    const [name, player] = one.split(":");
    return say("page-combinatorial.world.coloured", { name, player });
  });
  return say("page-combinatorial.world.graph", { vertices, coloured, token: tokenIn(world) ?? undefined });
}

export const graphs: ClassicalGame = {
  thingsIn(world) {
    const token = tokenIn(world);
    return [...graphIn(world).vertices, ...coloursIn(world), ...(token === null ? [] : [`@${token}`])];
  },
  sceneOf,
  describe,
};
