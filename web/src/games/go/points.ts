// Points of a Go board, their names and their order: A1 is at the lower left, and there is no column I (G1).

import type { Goban } from "./goban";

const COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

export interface Place {
  /** Both from 0; rows from the bottom. */
  column: number;
  row: number;
}

export interface BoardSize {
  columns: number;
  rows: number;
  /** Of a board that is not a grid. */
  goban?: Goban;
}

export function columnName(column: number): string {
  return COLUMNS.charAt(column);
}

export function pointName(column: number, row: number): string {
  return columnName(column) + String(row + 1);
}

export function placeOf(point: string): Place {
  return { column: COLUMNS.indexOf(point.charAt(0)), row: Number(point.slice(1)) - 1 };
}

/** In board order: A1 B1 … A2 B2 … */
export function inBoardOrder(points: readonly string[]): string[] {
  return [...points].sort((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return a.row - b.row || a.column - b.column;
  });
}

/** How far from the edge the star points of the corners are; null on boards too small for them. */
function cornerLine(side: number): number | null {
  return side < 7 ? null : side < 12 ? 2 : 3;
}

const SIDE_STARS_FROM = 13;

/** The star points: those of the corners (upper right, lower left, lower right, upper left), of the sides (left, right,
    below, above) and the centre, as far as the board has them. */
export function starsOf({ columns, rows }: BoardSize): { corners: string[]; sides: string[]; centre: string[] } {
  const [x, y] = [cornerLine(columns), cornerLine(rows)];
  const odd = columns % 2 === 1 && rows % 2 === 1;
  const [middleX, middleY] = [(columns - 1) / 2, (rows - 1) / 2];
  const centre = odd ? [pointName(middleX, middleY)] : [];
  if (x === null || y === null) return { corners: [], sides: [], centre: columns === rows && columns > 3 ? centre : [] };
  const [right, top] = [columns - 1 - x, rows - 1 - y];
  const corners = [pointName(right, top), pointName(x, y), pointName(right, y), pointName(x, top)];
  const hasSides = odd && Math.min(columns, rows) >= SIDE_STARS_FROM;
  const sides = hasSides
    ? [pointName(x, middleY), pointName(right, middleY), pointName(middleX, y), pointName(middleX, top)]
    : [];
  return { corners, sides, centre };
}
