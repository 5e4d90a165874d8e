// What boards of squares have in common: columns a.., rows 1.. from the bottom, drawn from texts of rows from the top.
import type { ComponentChildren } from "preact";
import { cellName, centreOf, Ground, squaresPlan, Surroundings, type Plan, type Point } from "spooky-board";
import type { Box } from "../scene";

const MARGIN = 34;
const EDGE = 3;

export interface Grid {
  plan: Plan;
  width: number;
  height: number;
}

function gridOf(columns: number, rows: number): Grid {
  const plan = squaresPlan({ columns, rows, small: true, origin: { x: MARGIN, y: EDGE } });
  return { plan, width: plan.view.width, height: plan.view.height };
}

/** The board without the names of its squares. */
export function boardIn({ plan: { ground } }: Grid): Box {
  return { x: ground.x - EDGE, y: ground.y - EDGE, width: ground.width + 2 * EDGE, height: ground.height + 2 * EDGE };
}

/** The squares of a text of rows joined by `/`, each with what stands there. */
export function squaresIn(world: string): { square: string; content: string }[] {
  const rows = world.split("/");
  return rows.flatMap((row, index) =>
    [...row].map((content, column) => ({ square: cellName(column, rows.length - 1 - index), content })),
  );
}

export function gridIn(worlds: readonly string[]): Grid {
  const rows = (worlds[0] ?? "").split("/");
  return gridOf(Math.max(1, rows[0]?.length ?? 1), Math.max(1, rows.length));
}

/** The middle of a square in the drawing. */
export function middleOf({ plan }: Grid, square: string): Point {
  return centreOf(plan, square);
}

/** The two squares of a move such as `a1a2`. */
export function endsOf(move: string): [string, string] {
  const [from = "", to = ""] = move.match(/[a-z]\d+/g) ?? [];
  return [from, to];
}

/** The board with its lines and names around what stands on it. */
export function GridFrame({ grid: { plan }, small, children }: { grid: Grid; small: boolean; children: ComponentChildren }) {
  return (
    <>
      <Ground plan={plan} />
      {children}
      <Surroundings plan={small ? { ...plan, labels: [] } : plan} />
    </>
  );
}
