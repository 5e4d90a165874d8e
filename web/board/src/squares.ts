import { CELL, cellName, countTo, type Box, type Plan, type Point } from "./plan";

const MARGIN = 18;
/** For the larger letters that small squares need. */
const WIDE_MARGIN = 34;
const MANY = 5;
/** Room for the line around the board. */
const EDGE = 3;

export interface SquaresOptions {
  columns: number;
  rows: number;
  /** The name of a square, column and row from 0, rows from the bottom; "a1" where it is not told. */
  name?: (column: number, row: number) => string;
  /** Whether one looks from the other side: the first row is then at the top. */
  turned?: boolean;
  /** Whether columns and rows are named at the edges. */
  coordinates?: boolean;
  /** Whether the drawing is to be small, so that its letters have to be larger. */
  small?: boolean;
  /** Which squares have the second colour; then there are no lines between them. */
  shaded?: (square: string) => boolean;
  /** Where the upper left corner of the board is in the drawing; at 0, 0 where it is not told. */
  origin?: Point;
}

/** How far the board is from what surrounds it: at the left and below there are coordinates. */
export function marginOf({ columns, rows, coordinates = true, small = false }: SquaresOptions): number {
  if (!coordinates) return EDGE;
  return small || Math.max(columns, rows) > MANY ? WIDE_MARGIN : MARGIN;
}

/** A board of squares, as for chess or tic-tac-toe. */
export function squaresPlan(options: SquaresOptions): Plan {
  const { columns, rows, name = cellName, turned = false, coordinates = true, shaded, origin = { x: 0, y: 0 } } = options;
  const margin = marginOf(options);
  const [width, height] = [columns * CELL, rows * CELL];
  /** The square in a column and row as they are seen, rows from the top. */
  const seen = (column: number, row: number) =>
    turned ? name(columns - 1 - column, row) : name(column, rows - 1 - row);
  const shown = countTo(rows).map((row) => countTo(columns).map((column) => seen(column, row)));
  const cells = new Map<string, Box>();
  shown.forEach((squares, row) =>
    squares.forEach((square, column) =>
      cells.set(square, { x: origin.x + column * CELL, y: origin.y + row * CELL, width: CELL, height: CELL }),
    ),
  );
  const uprights = countTo(columns - 1).map((column) => `M${origin.x + (column + 1) * CELL} ${origin.y}v${height}`);
  const levels = countTo(rows - 1).map((row) => `M${origin.x} ${origin.y + (row + 1) * CELL}h${width}`);
  const ground = { ...origin, width, height };
  const letter = (square: string) => square.replace(/\d+$/, "");
  const number = (square: string) => square.replace(/^\D+/, "");
  return {
    kind: "squares",
    view: { x: origin.x - margin, y: origin.y - EDGE, width: width + margin + EDGE, height: height + margin + EDGE },
    ground,
    cells,
    rows: shown,
    lines: shaded ? "" : [...uprights, ...levels].join(""),
    border: ground,
    seams: [],
    sideArrows: [],
    stars: [],
    shaded: shaded ? [...cells.keys()].filter(shaded) : [],
    labels: !coordinates
      ? []
      : [
          ...countTo(columns).map((column) => ({
            text: letter(seen(column, rows - 1)),
            x: origin.x + (column + 0.5) * CELL,
            y: origin.y + height + margin * 0.78,
          })),
          ...countTo(rows).map((row) => ({
            text: number(seen(0, row)),
            x: origin.x - margin * 0.56,
            y: origin.y + (row + 0.5) * CELL + margin * 0.22,
          })),
        ],
    letters: margin * 0.68,
  };
}
