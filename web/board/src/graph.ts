// A board that is any graph: points wherever they are wanted, and lines between them.
import { CELL, type Plan, type Point, type Seam, type SideArrow } from "./plan";
import { cellAround, labelsAround, lettersOn, STONE } from "./points";

export interface GraphPoint {
  name: string;
  /** In any unit, to the right and upwards. */
  x: number;
  y: number;
}

export type Edge = readonly [string, string];

export interface GraphOptions {
  points: readonly GraphPoint[];
  edges: readonly Edge[];
  /** Those of the edges that are no line of the drawing. */
  seams?: readonly Edge[];
  stars?: readonly string[];
  /** Whether points are named: at the edges where they lie in columns and rows, else beside each. */
  coordinates?: boolean;
}

/** How far a seam is drawn from its point. */
const SEAM = 66;
/** However far apart its points are, a drawing is not larger than so many cells. */
const MOST = 40;
/** Around points that lie anyhow. */
const MARGIN = 85;
const NAME = 29;
/** The width of a letter, in parts of its height. */
const LETTER = 0.6;

function leastDistance(points: readonly Point[]): number {
  let least = Infinity;
  points.forEach((one, index) => {
    for (const other of points.slice(0, index)) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (apart > 0) least = Math.min(least, apart);
    }
  });
  return Number.isFinite(least) ? least : 1;
}

export interface Spots {
  spots: ReadonlyMap<string, Point>;
  width: number;
  height: number;
}

/** Points in units of the drawing, from its upper left corner: those nearest to each other are at least a cell apart, if
    the whole does not become too large by that. */
export function spotsOf(points: readonly GraphPoint[]): Spots {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const largest = Math.max(right - left, top - bottom, 1e-9);
  const scale = CELL * Math.min(1 / Math.min(1, leastDistance(points)), MOST / largest);
  const spots = new Map(points.map(({ name, x, y }) => [name, { x: (x - left) * scale, y: (top - y) * scale }]));
  return { spots, width: (right - left) * scale, height: (top - bottom) * scale };
}

function unitVector(x: number, y: number): Point {
  const length = Math.hypot(x, y);
  return length > 0 ? { x: x / length, y: y / length } : { x: 0, y: 0 };
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.5;
}

/** The side of the drawing at which a seam leaves, when its other end is on the opposite one; else null. */
function sideBetween({ width, height }: Spots, a: Point, b: Point): Point | null {
  if (near(a.x, width) && near(b.x, 0)) return { x: 1, y: 0 };
  if (near(a.x, 0) && near(b.x, width)) return { x: -1, y: 0 };
  if (near(a.y, height) && near(b.y, 0)) return { x: 0, y: 1 };
  if (near(a.y, 0) && near(b.y, height)) return { x: 0, y: -1 };
  return null;
}

/** How much more it counts that points side by side have seams to points side by side than that a seam aims at its end. */
const SIDE_BY_SIDE = 10;

function neighboursIn(edges: readonly Edge[]): ReadonlyMap<string, readonly string[]> {
  const beside = new Map<string, string[]>();
  for (const [one, other] of edges) {
    beside.set(one, [...(beside.get(one) ?? []), other]);
    beside.set(other, [...(beside.get(other) ?? []), one]);
  }
  return beside;
}

/**
 * In which direction each seam of a point leaves the drawing there. Towards the side whose opposite side the other end is
 * on; else on where a line of the drawing ends. Where several do, as at the corner of a face, each seam takes the one where
 * the points beside it have theirs to the same side, or the one that aims best.
 */
export function waysFrom(placed: Spots, edges: readonly Edge[], seams: readonly Edge[]): (from: string) => ReadonlyMap<string, Point> {
  const isSeam = new Set(seams.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const beside = neighboursIn(edges.filter(([one, other]) => !isSeam.has(`${one} ${other}`)));
  const across = neighboursIn(seams);
  const touching = new Set(edges.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const spot = (name: string) => placed.spots.get(name) ?? { x: 0, y: 0 };
  const linesFrom = (from: string) =>
    (beside.get(from) ?? []).map((name) => ({ name, way: unitVector(spot(name).x - spot(from).x, spot(name).y - spot(from).y) }));
  const dot = (one: Point, other: Point) => one.x * other.x + one.y * other.y;

  return (from) => {
    const ways = new Map<string, Point>();
    const [a, lines] = [spot(from), linesFrom(from)];
    const free = lines.map(({ way }) => ({ x: 0 - way.x, y: 0 - way.y })).filter((way) => lines.every((line) => dot(line.way, way) <= 0.9));
    const open: string[] = [];
    for (const to of across.get(from) ?? []) {
      const side = sideBetween(placed, a, spot(to));
      if (side) ways.set(to, side);
      else open.push(to);
    }
    const fits = open.flatMap((to) => {
      const aim = unitVector(spot(to).x - a.x, spot(to).y - a.y);
      return free.map((way) => {
        const along = lines.filter((line) => Math.abs(dot(line.way, way)) < 0.1).flatMap(({ name }) => across.get(name) ?? []);
        const isSame = along.some((other) => touching.has(`${other} ${to}`));
        return { to, way, worth: dot(way, aim) + (isSame ? SIDE_BY_SIDE : 0) };
      });
    });
    const taken = new Set<Point>();
    for (const { to, way } of fits.sort((one, other) => other.worth - one.worth)) {
      if (ways.has(to) || taken.has(way)) continue;
      ways.set(to, way);
      taken.add(way);
    }
    for (const to of open) if (!ways.has(to)) ways.set(to, unitVector(spot(to).x - a.x, spot(to).y - a.y));
    return ways;
  };
}

/** The points as rows from the top, when they fill all crossings of some columns and rows; else null. */
function latticeOf({ spots }: Spots): string[][] | null {
  const byPlace = new Map([...spots].map(([name, { x, y }]) => [`${Math.round(x)} ${Math.round(y)}`, name]));
  const sorted = (values: number[]) => [...new Set(values.map(Math.round))].sort((one, other) => one - other);
  const xs = sorted([...spots.values()].map(({ x }) => x));
  const ys = sorted([...spots.values()].map(({ y }) => y));
  if (xs.length < 2 || ys.length < 2 || xs.length * ys.length !== spots.size) return null;
  if (![xs, ys].every((line) => line.every((value, index) => value === index * CELL))) return null;
  const rows = ys.map((y) => xs.map((x) => byPlace.get(`${x} ${y}`) ?? ""));
  const letters = (name: string) => name.replace(/\d+$/, "");
  const number = (name: string) => name.replace(/^\D+/, "");
  const named = rows.every((row) => row.every((name, column) => letters(name) === letters(rows[0]?.[column] ?? "") && number(name) === number(row[0] ?? "")));
  return named ? rows : null;
}

function seamsOf(placed: Spots, edges: readonly Edge[], seams: readonly Edge[]): Seam[] {
  const waysOf = waysFrom(placed, edges, seams);
  const nowhere = { x: 0, y: 0 };
  return seams.map(([from, to]) => ({
    from, to, fromWay: waysOf(from).get(to) ?? nowhere, toWay: waysOf(to).get(from) ?? nowhere, reach: SEAM,
  }));
}

/** Arrows beside the sides of a board of columns and rows whose opposite sides are joined: both ways the same, or turned. */
function sideArrowsOf(rows: readonly (readonly string[])[], seams: readonly Seam[]): SideArrow[] {
  const arrows: SideArrow[] = [];
  const partner = (name: string, way: Point) =>
    seams.flatMap(({ from, to, fromWay, toWay }) =>
      from === name && fromWay.x === way.x && fromWay.y === way.y ? [to] : to === name && toWay.x === way.x && toWay.y === way.y ? [from] : [],
    )[0];
  const [first = []] = rows;
  const last = rows[rows.length - 1] ?? [];
  const [right, bottom] = [(first.length - 1) * CELL, (rows.length - 1) * CELL];
  /** Between two lines, near the middle of a side. */
  const middle = (length: number) => Math.floor((length - 2) / 2) * CELL + CELL / 2;
  const away = SEAM * 0.6;
  const across = partner(first[0] ?? "", { x: -1, y: 0 });
  if (across !== undefined) {
    const y = middle(rows.length);
    arrows.push({ x: -away, y, angle: -90, heads: 1 }, { x: right + away, y, angle: first.includes(across) ? -90 : 90, heads: 1 });
  }
  const over = partner(first[0] ?? "", { x: 0, y: -1 });
  if (over !== undefined) {
    const x = middle(first.length);
    arrows.push({ x, y: -away, angle: 0, heads: 2 }, { x, y: bottom + away, angle: last[0] === over ? 0 : 180, heads: 2 });
  }
  return arrows;
}

export function graphPlan({ points, edges, seams = [], stars = [], coordinates = true }: GraphOptions): Plan {
  const placed = spotsOf(points);
  const { spots, width, height } = placed;
  const spot = (name: string) => spots.get(name) ?? { x: 0, y: 0 };
  const isSeam = new Set(seams.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const drawn = edges.filter(([one, other]) => !isSeam.has(`${one} ${other}`));
  const rows = latticeOf(placed);
  const [columns, lines] = [rows?.[0]?.length ?? 0, rows?.length ?? 0];
  const letters = rows ? lettersOn(columns, lines, coordinates) : coordinates ? NAME : 0;
  // Seams need some room before the letters.
  const reach = seams.length > 0 ? SEAM : STONE;
  const margin = rows ? (coordinates ? 54 + 1.25 * letters : 60) + reach - STONE : MARGIN;
  const columnName = (column: number) => (rows?.[0]?.[column] ?? "").replace(/\d+$/, "");
  const rowName = (row: number) => (rows?.[row]?.[0] ?? "").replace(/^\D+/, "");
  const joined = seamsOf(placed, edges, seams);
  const ground = { x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin };
  const reading = [...spots].sort(([, one], [, other]) => one.y - other.y || one.x - other.x);
  const besideEach = () =>
    [...spots].map(([text, { x, y }]) => ({ text, cell: text, x: x + 9 + (text.length * LETTER * NAME) / 2, y: y + 9 + NAME * 0.8 }));
  return {
    kind: "graph",
    view: ground,
    ground,
    cells: new Map(reading.map(([name, middle]) => [name, cellAround(middle)])),
    rows,
    lines: drawn.map(([one, other]) => `M${spot(one).x} ${spot(one).y}L${spot(other).x} ${spot(other).y}`).join(""),
    border: null,
    seams: joined,
    sideArrows: rows ? sideArrowsOf(rows, joined) : [],
    stars: stars.map(spot),
    shaded: [],
    labels: !coordinates ? [] : rows ? labelsAround({ columns, rows: lines, margin, reach, letters, columnName, rowName }) : besideEach(),
    letters,
  };
}
