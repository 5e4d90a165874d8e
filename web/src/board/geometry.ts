// Boards are drawn in cells of 100 units, rows counted from the bottom, with a margin for the coordinates.

export const CELL = 100;
export const MARGIN = 18;

export interface Size {
  columns: number;
  rows: number;
}

export interface Point {
  x: number;
  y: number;
}

/** "a1" is at the lower left. */
export function cellName(column: number, row: number): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}

/** The upper left corner of a cell in the drawing. */
export function cornerOf(cell: string, size: Size): Point {
  const column = cell.charCodeAt(0) - 97;
  const row = Number(cell.slice(1)) - 1;
  return { x: column * CELL, y: (size.rows - 1 - row) * CELL };
}
