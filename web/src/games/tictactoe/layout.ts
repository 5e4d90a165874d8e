// Where things go in a drawing of tic-tac-toe.
import { boxOf, CELL, cellName, squaresPlan, type Plan, type Point } from "spooky-board";
import type { Rules } from "../../client/protocol";
import { spookyMarksOn, type State } from "./state";

function sizeOf(rules: Rules): { columns: number; rows: number } {
  return { columns: Number(rules.width), rows: Number(rules.height) };
}

export function planOf(rules: Rules, options: { small?: boolean; coordinates?: boolean } = {}): Plan {
  return squaresPlan({ ...sizeOf(rules), ...options });
}

/** The only square that is still open; null where there are several, or marks have to be measured first. */
export function lastSquare(state: State, rules: Rules): string | null {
  if (state.cycle) return null;
  const { columns, rows } = sizeOf(rules);
  const squares = Array.from({ length: columns * rows }, (_, index) => cellName(index % columns, Math.floor(index / columns)));
  const open = squares.filter((square) => !(square in state.classical));
  return open.length === 1 ? (open[0] ?? null) : null;
}

export interface Slot extends Point {
  /** Height of the letters. */
  letters: number;
}

const PADDING = 5;
const LARGEST_LETTERS = 29;

/** The place of a spooky mark in its square: two by two places, more and smaller ones when that is too few. */
export function slotOf(state: State, square: string, mark: string, plan: Plan): Slot {
  const marks = spookyMarksOn(state, square);
  const index = Math.max(0, marks.indexOf(mark));
  const side = Math.max(2, Math.ceil(Math.sqrt(marks.length)));
  const step = (CELL - 2 * PADDING) / side;
  const corner = boxOf(plan, square);
  return {
    x: corner.x + PADDING + ((index % side) + 0.5) * step,
    y: corner.y + PADDING + (Math.floor(index / side) + 0.5) * step,
    letters: Math.min(step * 0.8, LARGEST_LETTERS),
  };
}
