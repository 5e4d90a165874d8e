// Where a Hackenbush picture is drawn: vertices in levels by their distance from the ground, each above what it stands on.
import type { Point } from "spooky-board";

export interface Edge {
  label: string;
  from: string;
  to: string;
  /** B, R or G. */
  colour: string;
}

/** An edge as a curve from `from` by `control` to `to`; `middle` is on the curve. */
export interface Curve {
  from: Point;
  control: Point;
  to: Point;
  middle: Point;
}

export interface Picture {
  width: number;
  /** Where the ground is. */
  ground: number;
  vertices: ReadonlyMap<string, Point>;
  curves: ReadonlyMap<string, Curve>;
}

const GROUND = "0";
const SLOT = 120;
const LEVEL = 115;
const ABOVE = 24;
const BOW = 46;
/** Around the middle of an edge, where it is named and tapped. */
const ROOM = 40;

/** Reads `label:from-to:colour` joined by commas. */
export function edgesIn(world: string): Edge[] {
  if (world === "") return [];
  return world.split(",").map((item) => {
    const [label = "", ends = "", colour = ""] = item.split(":");
    const [from = "", to = ""] = ends.split("-");
    return { label, from, to, colour };
  });
}

interface Tree {
  levels: ReadonlyMap<string, number>;
  /** What stands on a vertex, each vertex once. */
  children: ReadonlyMap<string, string[]>;
  /** The edges that the tree is made of. */
  labels: ReadonlySet<string>;
}

/** The shortest ways from the ground. */
function treeOf(edges: readonly Edge[]): Tree {
  const levels = new Map([[GROUND, 0]]);
  const children = new Map<string, string[]>();
  const labels = new Set<string>();
  // The list grows while it is walked.
  const found = [GROUND];
  for (const vertex of found) {
    for (const { label, from, to } of edges) {
      const next = from === vertex ? to : to === vertex ? from : null;
      if (next === null || levels.has(next)) continue;
      levels.set(next, (levels.get(vertex) ?? 0) + 1);
      children.set(vertex, [...(children.get(vertex) ?? []), next]);
      labels.add(label);
      found.push(next);
    }
  }
  return { levels, children, labels };
}

/** Every vertex but the ground has a column: the mean of those that stand on it, or the next free one. */
function columnsOf({ children }: Tree): Map<string, number> {
  const columns = new Map<string, number>();
  let free = 0;
  const place = (vertex: string): number => {
    const above = (children.get(vertex) ?? []).map(place);
    const column = above.length > 0 ? above.reduce((sum, one) => sum + one, 0) / above.length : free++;
    columns.set(vertex, column);
    return column;
  };
  for (const vertex of children.get(GROUND) ?? []) place(vertex);
  return columns;
}

/** A curve that bows so far, upwards or else to the left; downwards or to the right when the number is negative. */
function curveBetween(from: Point, to: Point, bow: number): Curve {
  if (from.x < to.x || (from.x === to.x && from.y < to.y)) return curveBetween(to, from, bow);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const aside = { x: ((from.y - to.y) / length) * bow, y: ((to.x - from.x) / length) * bow };
  const control = { x: middle.x + 2 * aside.x, y: middle.y + 2 * aside.y };
  return { from, control, to, middle: { x: middle.x + aside.x, y: middle.y + aside.y } };
}

function loopAt(at: Point, number: number): Curve {
  const reach = 70 + 30 * number;
  const above = (height: number, aside = 0): Point => ({ x: at.x + aside, y: at.y - height });
  return { from: above(0, -12), control: above(reach), to: above(0, 12), middle: above(reach / 2) };
}

export function layOut(edges: readonly Edge[]): Picture {
  const tree = treeOf(edges);
  const columns = columnsOf(tree);
  const height = Math.max(1, ...tree.levels.values());
  const ground = ABOVE + height * LEVEL;
  const vertices = new Map<string, Point>();
  for (const [vertex, column] of columns) {
    vertices.set(vertex, { x: (column + 0.5) * SLOT, y: ground - (tree.levels.get(vertex) ?? 0) * LEVEL });
  }
  const width = Math.max(1, ...[...columns.values()].map((column) => column + 1)) * SLOT;
  /** Where an edge to the ground stands: below its other end, or beside that when another stands there already. */
  const footOf = (vertex: string, beside: number): Point => ({ x: (vertices.get(vertex)?.x ?? width / 2) + 28 * beside, y: ground });
  const curves = new Map<string, Curve>();
  /** How many edges join the same two vertices already. */
  const parallel = new Map<string, number>();
  for (const { label, from, to } of edges) {
    const pair = [from, to].sort().join(" ");
    const number = parallel.get(pair) ?? 0;
    parallel.set(pair, number + 1);
    const foot = footOf(from === GROUND ? to : from, tree.labels.has(label) ? 0 : number || 1);
    const start = vertices.get(from) ?? foot;
    const end = vertices.get(to) ?? foot;
    if (from === to) {
      curves.set(label, loopAt(start, number));
      continue;
    }
    // Two edges side by side bow away from each other; a stalk is straight.
    const side = number % 2 === 0 ? 1 : -1;
    const bow = tree.labels.has(label) ? 0 : side * BOW * Math.ceil((number + 1) / 2);
    curves.set(label, curveBetween(start, end, bow));
  }
  return framed({ width, ground, vertices, curves });
}

/** The same picture with room around whatever bows out of it. */
function framed({ width, ground, vertices, curves }: Picture): Picture {
  const middles = [...curves.values()].map(({ middle }) => middle);
  const left = Math.min(0, ...middles.map(({ x }) => x - ROOM));
  const right = Math.max(width, ...middles.map(({ x }) => x + ROOM));
  const top = Math.min(0, ...middles.map(({ y }) => y - ROOM));
  const moved = ({ x, y }: Point): Point => ({ x: x - left, y: y - top });
  const movedCurve = ({ from, control, to, middle }: Curve): Curve => ({
    from: moved(from), control: moved(control), to: moved(to), middle: moved(middle),
  });
  return {
    width: right - left,
    ground: ground - top,
    vertices: new Map([...vertices].map(([name, at]) => [name, moved(at)])),
    curves: new Map([...curves].map(([label, curve]) => [label, movedCurve(curve)])),
  };
}
