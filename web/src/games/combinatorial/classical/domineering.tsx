// Domineering: free squares are light, taken ones filled, and on them lie the dominoes, each in the colour of its player. A
// domino is tapped at the line between its two squares.
import { CELL, type Point } from "spooky-board";
import { say } from "../../../words/say";
import type { Made } from "../past";
import { fractionOf, presenceOf, strengthOf, type Shares } from "../shares";
import type { Box, ClassicalGame, DrawingProps, Handle, MarkProps, Scene } from "../scene";
import { GridFrame, boardIn, endsOf, gridIn, middleOf, squaresIn } from "./grid";

function freeIn(world: string): string[] {
  return squaresIn(world).flatMap(({ square, content }) => (content === "#" ? [square] : []));
}

/** The box around two squares, reaching so far from their middles. */
function around(one: Point, other: Point, reach: number): Box {
  return {
    x: Math.min(one.x, other.x) - reach,
    y: Math.min(one.y, other.y) - reach,
    width: Math.abs(one.x - other.x) + 2 * reach,
    height: Math.abs(one.y - other.y) + 2 * reach,
  };
}

function sceneOf(origin: readonly string[]): Scene {
  const grid = gridIn(origin);
  const squares = squaresIn(origin[0] ?? "").map(({ square }) => square);

  function Taken({ square, shares }: { square: string; shares: Shares }) {
    const { x, y } = middleOf(grid, square);
    const presence = presenceOf(shares, square);
    if (presence === "everywhere") return null;
    const solid = presence === "nowhere" ? 1 : 0.75 - 0.75 * strengthOf(shares, square);
    return <rect class={`taken ${presence}`} x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} fill-opacity={solid} />;
  }

  /** Left's stand upright, Right's lie flat. */
  function Domino({ made: { move, presence } }: { made: Made }) {
    const [one, other] = endsOf(move).map((square) => middleOf(grid, square)) as [Point, Point];
    const player = one.x === other.x ? "left" : "right";
    return (
      <g class={`domino ${player} ${presence}`}>
        <rect {...around(one, other, 42)} rx="12" />
        <path d={one.x === other.x ? `M${one.x - 18} ${(one.y + other.y) / 2}h36` : `M${(one.x + other.x) / 2} ${one.y - 18}v36`} />
      </g>
    );
  }

  function Drawing({ shares, small, made = [] }: DrawingProps) {
    return (
      <GridFrame grid={grid} small={small}>
        {squares.map((square) => (
          <Taken key={square} square={square} shares={shares} />
        ))}
        {made.map((one) => (
          <Domino key={one.move} made={one} />
        ))}
        {!small &&
          squares.map((square) => {
            const { x, y } = middleOf(grid, square);
            return (
              <text key={square} class="share" x={x + 32} y={y - 30} font-size="17">
                {fractionOf(shares, square)}
              </text>
            );
          })}
      </GridFrame>
    );
  }

  function handleOf(move: string): Handle {
    const [one, other] = endsOf(move).map((square) => middleOf(grid, square)) as [Point, Point];
    const box = around(one, other, 0);
    const upright = box.width < box.height;
    // The middle of the domino alone: its neighbours along the line begin where it ends.
    const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return upright
      ? { x: x - 40, y: y - 50, width: 80, height: 100, outline: { x: x - 15, y: y - 32, width: 30, height: 64 } }
      : { x: x - 50, y: y - 40, width: 100, height: 80, outline: { x: x - 32, y: y - 15, width: 64, height: 30 } };
  }

  function Mark({ move }: MarkProps) {
    const [one, other] = endsOf(move).map((square) => middleOf(grid, square)) as [Point, Point];
    return <rect {...around(one, other, 40)} rx="14" />;
  }

  return { width: grid.width, height: grid.height, Drawing, handleOf, Mark, picture: boardIn(grid) };
}

export const domineering: ClassicalGame = {
  thingsIn: freeIn,
  sceneOf,
  describe: (world) => say("page-combinatorial.world.squares", { squares: freeIn(world) }),
};
