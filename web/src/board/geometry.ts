// Boards are drawn in cells of 100 units, rows counted from the bottom, with a margin for the coordinates.

export const CELL = 100;
const MARGIN = 18;
/** For the larger letters that small squares need. */
const WIDE_MARGIN = 34;
const MANY = 5;
/** Room for the line around the board. */
export const EDGE = 3;

export interface Size {
  columns: number;
  rows: number;
}

/** The margin for the coordinates. Where there are many squares, or the picture is small, they are small ones. */
export function marginOf(size: Size, small = false): number {
  return small || Math.max(size.columns, size.rows) > MANY ? WIDE_MARGIN : MARGIN;
}

/** How many cells wide and high the whole drawing is. */
export function extentOf(size: Size): { wide: number; high: number } {
  const more = (marginOf(size) + EDGE) / CELL;
  return { wide: size.columns + more, high: size.rows + more };
}

/** How far from each edge something lies, as parts of the whole. */
export interface Insets {
  left: string;
  right: string;
  top: string;
  bottom: string;
}

export function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}

/** The cells within a drawing that has a margin for the coordinates. */
export function insetsOf(size: Size): Insets {
  const margin = marginOf(size);
  const width = size.columns * CELL + margin + EDGE;
  const height = size.rows * CELL + margin + EDGE;
  return { left: percent(margin, width), right: percent(EDGE, width), top: percent(EDGE, height), bottom: percent(margin, height) };
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
