// What boards of squares have in common: columns a.., rows 1.. from the bottom, drawn from texts of rows from the top.
import type { ComponentChildren } from "preact";
import { cellName } from "../../../board/geometry";
import type { Box } from "../scene";

export const CELL = 100;
const MARGIN = 34;
const EDGE = 4;

export interface Grid {
  columns: number;
  rows: number;
  width: number;
  height: number;
}

export function gridOf(columns: number, rows: number): Grid {
  return { columns, rows, width: columns * CELL + MARGIN + EDGE, height: rows * CELL + MARGIN + EDGE };
}

/** The board without the names of its squares. */
export function boardIn({ columns, rows }: Grid): Box {
  return { x: MARGIN - EDGE, y: 0, width: columns * CELL + 2 * EDGE, height: rows * CELL + 2 * EDGE };
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

/** Column and row of a square, from 0. */
export function placeOf(square: string): { column: number; row: number } {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

/** The middle of a square in the drawing. */
export function middleOf(grid: Grid, square: string): { x: number; y: number } {
  const { column, row } = placeOf(square);
  return { x: MARGIN + (column + 0.5) * CELL, y: EDGE + (grid.rows - 0.5 - row) * CELL };
}

/** The two squares of a move such as `a1a2`. */
export function endsOf(move: string): [string, string] {
  const [from = "", to = ""] = move.match(/[a-z]\d+/g) ?? [];
  return [from, to];
}

/** The board with its lines and names around what stands on it. */
export function GridFrame({ grid, small, children }: { grid: Grid; small: boolean; children: ComponentChildren }) {
  const { columns, rows } = grid;
  const [width, height] = [columns * CELL, rows * CELL];
  return (
    <>
      <rect class="ground" x={MARGIN} y={EDGE} width={width} height={height} rx="3" />
      {children}
      {Array.from({ length: columns - 1 }, (_, index) => {
        const x = MARGIN + (index + 1) * CELL;
        return <line key={`column${index}`} class="rule" x1={x} x2={x} y1={EDGE} y2={EDGE + height} />;
      })}
      {Array.from({ length: rows - 1 }, (_, index) => {
        const y = EDGE + (index + 1) * CELL;
        return <line key={`row${index}`} class="rule" x1={MARGIN} x2={MARGIN + width} y1={y} y2={y} />;
      })}
      <rect class="edge" x={MARGIN} y={EDGE} width={width} height={height} rx="3" />
      {!small && (
        <g class="coordinates" font-size="23">
          {Array.from({ length: columns }, (_, column) => (
            <text key={`column${column}`} x={MARGIN + (column + 0.5) * CELL} y={EDGE + height + 27}>
              {String.fromCharCode(97 + column)}
            </text>
          ))}
          {Array.from({ length: rows }, (_, row) => (
            <text key={`row${row}`} x={MARGIN * 0.5} y={EDGE + (rows - 0.5 - row) * CELL + 8}>
              {row + 1}
            </text>
          ))}
        </g>
      )}
    </>
  );
}
