import { CELL, cellName, countTo, type Box, type Plan, type Point } from "./plan";

/** How much of a cell what stands on a point may fill, from its middle. */
export const STONE = 47;

export interface PointsOptions {
  columns: number;
  rows: number;
  name?: (column: number, row: number) => string;
  turned?: boolean;
  coordinates?: boolean;
  /** The points with a dot. */
  stars?: readonly string[];
}

export function lettersOn(columns: number, rows: number, coordinates: boolean): number {
  return coordinates ? Math.min(46, 18 + 1.45 * Math.max(columns, rows)) : 0;
}

export interface Lattice {
  columns: number;
  rows: number;
  /** From the outer lines to the end of the board. */
  margin: number;
  /** What stands on a point, or a seam, reaches so far. */
  reach: number;
  letters: number;
  /** The names at the upper end of a column, and at the left end of a row. */
  columnName: (column: number) => string;
  rowName: (row: number) => string;
}

/** Letters on all four sides of a board of columns and rows. */
export function labelsAround({ columns, rows, margin, reach, letters, columnName, rowName }: Lattice) {
  const [right, bottom] = [(columns - 1) * CELL, (rows - 1) * CELL];
  // Halfway between the outermost stones and the end of the board.
  const away = (reach + margin) / 2;
  const lower = letters * 0.35;
  return [
    ...countTo(columns).flatMap((column) =>
      [-away, bottom + away].map((y) => ({ text: columnName(column), x: column * CELL, y: y + lower })),
    ),
    ...countTo(rows).flatMap((row) =>
      [-away, right + away].map((x) => ({ text: rowName(row), x, y: row * CELL + lower })),
    ),
  ];
}

export function cellAround({ x, y }: Point): Box {
  return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL };
}

/** A board of lines whose crossings are played on, as for Go. */
export function pointsPlan(options: PointsOptions): Plan {
  const { columns, rows, name = cellName, turned = false, coordinates = true, stars = [] } = options;
  const letters = lettersOn(columns, rows, coordinates);
  const margin = coordinates ? 54 + 1.25 * letters : 60;
  const [right, bottom] = [(columns - 1) * CELL, (rows - 1) * CELL];
  const seen = (column: number, row: number) => (turned ? name(columns - 1 - column, row) : name(column, rows - 1 - row));
  const shown = countTo(rows).map((row) => countTo(columns).map((column) => seen(column, row)));
  const middles = new Map<string, Point>();
  shown.forEach((points, row) => points.forEach((point, column) => middles.set(point, { x: column * CELL, y: row * CELL })));
  const ground = { x: -margin, y: -margin, width: right + 2 * margin, height: bottom + 2 * margin };
  const columnName = (column: number) => seen(column, 0).replace(/\d+$/, "");
  const rowName = (row: number) => seen(0, row).replace(/^\D+/, "");
  return {
    kind: "points",
    view: ground,
    ground,
    cells: new Map([...middles].map(([point, middle]) => [point, cellAround(middle)])),
    rows: shown,
    lines: [
      ...countTo(columns).map((column) => `M${column * CELL} 0V${bottom}`),
      ...countTo(rows).map((row) => `M0 ${row * CELL}H${right}`),
    ].join(""),
    border: { x: 0, y: 0, width: right, height: bottom },
    seams: [],
    sideArrows: [],
    stars: stars.flatMap((point) => middles.get(point) ?? []),
    shaded: [],
    labels: coordinates ? labelsAround({ columns, rows, margin, reach: STONE, letters, columnName, rowName }) : [],
    letters,
  };
}
