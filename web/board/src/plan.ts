// Where things are on a board, as data: cells that can be tapped, lines and letters that are drawn. A plan knows no game,
// no piece and no page. Lengths are units of the drawing, x to the right and y down; a cell is 100 units wide.

export const CELL = 100;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A letter or number beside the board, or the name of a point. */
export interface Label {
  text: string;
  /** The middle of its base line. */
  x: number;
  y: number;
  /** The cell beside which it stands, for a name that may be hidden when something is there. */
  cell?: string;
}

/** A connection between two cells that is no line of the drawing: at both ends it is seen leaving. */
export interface Seam {
  from: string;
  to: string;
  /** Unit vectors: in which direction it leaves at either end. */
  fromWay: Point;
  toWay: Point;
  /** How far its ends are drawn from the middle of their cells. */
  reach: number;
}

/** An arrow beside a side of the board, as geometers draw them: sides with as many heads are joined, head to head. */
export interface SideArrow extends Point {
  /** In degrees clockwise; 0 points to the right. */
  angle: number;
  heads: 1 | 2;
}

export interface Plan {
  kind: "squares" | "points" | "graph" | "boxes";
  /** What is seen of the drawing. */
  view: Box;
  /** The board itself, without what surrounds it. */
  ground: Box;
  /** Where each cell is tapped, by name, in reading order: the first of them takes part in the Tab order first. */
  cells: ReadonlyMap<string, Box>;
  /** The names row by row as they are seen, for boards that have rows and columns; else null. */
  rows: readonly (readonly string[])[] | null;
  /** The lines of the board as an SVG path; empty where there are none. */
  lines: string;
  /** A line around the board. */
  border: Box | null;
  seams: readonly Seam[];
  /** How the sides are joined that have seams. */
  sideArrows: readonly SideArrow[];
  /** Dots, for the eye. */
  stars: readonly Point[];
  /** Cells in the second colour of the board. */
  shaded: readonly string[];
  labels: readonly Label[];
  /** The height of the labels. */
  letters: number;
}

export function boxOf({ cells }: Plan, cell: string): Box {
  return cells.get(cell) ?? { x: 0, y: 0, width: 0, height: 0 };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The middle of a cell; the origin for a name the plan does not have. */
export function centreOf(plan: Plan, cell: string): Point {
  return middleOf(boxOf(plan, cell));
}

export function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}

/** A box as a CSS position within what is seen of a plan. */
export function placeIn({ view }: Plan, { x, y, width, height }: Box) {
  return {
    left: percent(x - view.x, view.width),
    top: percent(y - view.y, view.height),
    width: percent(width, view.width),
    height: percent(height, view.height),
  };
}

export function countTo(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** "a1" is the first column of the first row. */
export function cellName(column: number, row: number): string {
  return String.fromCharCode(97 + column) + String(row + 1);
}
