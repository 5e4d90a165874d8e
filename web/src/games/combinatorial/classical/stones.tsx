// Clobber, Toads and Frogs: stones on squares that move from one to another. A move is tapped at its arrow.
import type { Point } from "spooky-board";
import { listOf, say } from "../../../words/say";
import { fractionOf, presenceOf, strengthOf } from "../shares";
import type { ClassicalGame, DrawingProps, Handle, MarkProps, Scene } from "../scene";
import { GridFrame, boardIn, endsOf, gridIn, middleOf, squaresIn } from "./grid";

const STONES = ["x", "o", "T", "F"];
const LEFT = ["x", "T"];
const REACH = 24;
const ASIDE = 17;

function stonesIn(world: string): string[] {
  return squaresIn(world).flatMap(({ square, content }) => (STONES.includes(content) ? [`${square}:${content}`] : []));
}

function StoneShape({ kind, strength }: { kind: string; strength: number }) {
  if (kind === "x" || kind === "o") {
    return (
      <g class={`stone ${LEFT.includes(kind) ? "left" : "right"}`}>
        <circle r="30" fill-opacity={strength} />
        {kind === "x" ? <path d="M-11 -11L11 11M11 -11L-11 11" /> : <circle class="hollow" r="12" />}
      </g>
    );
  }
  return (
    <g class={`stone ${LEFT.includes(kind) ? "left" : "right"}`}>
      <circle r="30" fill-opacity={strength} />
      <text y="11" font-size="32">
        {kind}
      </text>
    </g>
  );
}

function sceneOf(origin: readonly string[]): Scene {
  const grid = gridIn(origin);

  function Stone({ thing, shares, small }: DrawingProps & { thing: string }) {
    const [square = "", kind = ""] = thing.split(":");
    const { x, y } = middleOf(grid, square);
    const rivals = STONES.filter((one) => one !== kind && shares.count(`${square}:${one}`) > 0);
    // Two that may stand there share the square.
    const aside = rivals.length === 0 ? 0 : LEFT.includes(kind) ? -20 : 20;
    const place = `translate(${x + aside} ${y})${rivals.length > 0 ? " scale(0.62)" : ""}`;
    return (
      <g class={`thing ${presenceOf(shares, thing)}`} transform={place}>
        <StoneShape kind={kind} strength={strengthOf(shares, thing)} />
        {!small && (
          <text class="share" y="48" font-size={rivals.length > 0 ? 30 : 18}>
            {fractionOf(shares, thing)}
          </text>
        )}
      </g>
    );
  }

  function Drawing({ shares, small }: DrawingProps) {
    return (
      <GridFrame grid={grid} small={small}>
        {shares.things.map((thing) => (
          <Stone key={thing} thing={thing} shares={shares} small={small} />
        ))}
      </GridFrame>
    );
  }

  /** The middle of a move's arrow: beside the way, so that the way back has room too. A jump lands further on. */
  function arrowOf(move: string) {
    const [from, to] = endsOf(move).map((square) => middleOf(grid, square)) as [Point, Point];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [across, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
    const way = length > 150 ? length - 50 : length / 2;
    const aside = length > 150 ? -ASIDE * 1.8 : ASIDE;
    return {
      x: from.x + across * way - down * aside,
      y: from.y + down * way + across * aside,
      angle: (Math.atan2(down, across) * 180) / Math.PI,
    };
  }

  function handleOf(move: string): Handle {
    const { x, y, angle } = arrowOf(move);
    return { x: x - REACH, y: y - REACH, width: 2 * REACH, height: 2 * REACH, arrow: angle };
  }

  function Mark({ move }: MarkProps) {
    const [from, to] = endsOf(move).map((square) => middleOf(grid, square)) as [Point, Point];
    return (
      <>
        <path class="mark-line" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
        <circle cx={to.x} cy={to.y} r="38" />
      </>
    );
  }

  return { width: grid.width, height: grid.height, Drawing, handleOf, Mark, picture: boardIn(grid) };
}

export const stones: ClassicalGame = {
  thingsIn: stonesIn,
  sceneOf,
  describe(world) {
    const all = stonesIn(world).map((thing) => {
      const [square = "", kind = ""] = thing.split(":");
      return say("page-combinatorial.world.stone", { kind, square });
    });
    return all.length > 0 ? listOf(all) : say("page-combinatorial.world.no-stones");
  },
};

