// Where squares are in the drawing: White's side is below, or above when the board is turned.
import { CELL, cellName, type Point, type Size } from "../../board/geometry";

export interface View {
  size: Size;
  turned: boolean;
}

/** The square in a column and row as they are seen, rows counted from below. */
export function squareSeen({ size, turned }: View, column: number, row: number): string {
  return turned ? cellName(size.columns - 1 - column, size.rows - 1 - row) : cellName(column, row);
}

/** The upper left corner of a square. */
export function cornerOf({ size, turned }: View, square: string): Point {
  const column = square.charCodeAt(0) - 97;
  const row = Number(square.slice(1)) - 1;
  return turned
    ? { x: (size.columns - 1 - column) * CELL, y: row * CELL }
    : { x: column * CELL, y: (size.rows - 1 - row) * CELL };
}

export function middleOf(view: View, square: string): Point {
  const { x, y } = cornerOf(view, square);
  return { x: x + CELL / 2, y: y + CELL / 2 };
}

/** a1 is a dark square. */
export function isDark(square: string): boolean {
  return (square.charCodeAt(0) - 97 + Number(square.slice(1))) % 2 === 1;
}

/** Whether what faces this player's opponent looks up. */
export function looksUp({ turned }: View, owner: string, facing: "opponent" | "owner"): boolean {
  return (owner === "white") === (facing === "opponent") !== turned;
}
