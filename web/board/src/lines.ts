// Lines between cells: straight ones, and curves that keep away from what stands on the board.
import { centreOf, type Box, type Plan, type Point } from "./plan";

/** A straight line between two places that leaves out so much at either end; nothing where they coincide. */
export function lineBetween(from: Point, to: Point, short = 0): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return "";
  const [x, y] = [((to.x - from.x) / length) * short, ((to.y - from.y) / length) * short];
  return `M${from.x + x} ${from.y + y}L${to.x - x} ${to.y - y}`;
}

/** Joins cells, from one to the next, and from the last of three or more back to the first. */
export function lineThrough(plan: Plan, cells: readonly string[], short = 0): string {
  const places = cells.map((cell) => centreOf(plan, cell));
  const next = places.slice(1);
  const [first] = places;
  if (first && places.length > 2) next.push(first);
  return next.map((place, index) => lineBetween(places[index] ?? place, place, short)).join("");
}

/** A curve from one place to another that leaves and arrives in the direction of its control point. */
export interface Curve {
  from: Point;
  control: Point;
  to: Point;
}

/** How far the middle of a curve may lie from the straight line, to either side. */
const BOWS = [10, 18, 32, 46, 60];
/** Distances beyond these are as good as any. */
const FREE_OF_THINGS = 24;
const FREE_OF_CURVES = 14;
const STEPS = 12;

export interface Ends {
  from: Point;
  to: Point;
  /** What else is drawn, that the curve had better not cross. */
  others: readonly Point[];
}

/** A curve for each pair of ends that keeps away from other things and from the curves before it, as far as there is room
    within the bounds; `short` is left out at both ends. */
export function curvesBetween(all: readonly Ends[], bounds: Box, short: number): Curve[] {
  const drawn: { curve: Curve; points: Point[] }[] = [];
  for (const { from, to, others } of all) {
    const tried = BOWS.flatMap((bow) => [bow, -bow]).map((bow) => {
      const curve = bowed(from, to, bow, short);
      const points = pointsOn(curve);
      let worth = Math.min(FREE_OF_THINGS, nearest(points, others)) - Math.abs(bow) / 10;
      for (const earlier of drawn) worth += Math.min(FREE_OF_CURVES, apart(points, earlier.points)) / 2;
      if (!points.every((point) => isInside(point, bounds))) worth -= 1000;
      return { curve, points, worth };
    });
    drawn.push(tried.reduce((best, one) => (one.worth > best.worth ? one : best)));
  }
  return drawn.map(({ curve }) => curve);
}

/** A curve as the path of a drawing. */
export function pathOf({ from, control, to }: Curve): string {
  return `M${[from.x, from.y].map(round).join(" ")}Q${[control.x, control.y, to.x, to.y].map(round).join(" ")}`;
}

/** Some points of a curve, from end to end. */
export function pointsOn({ from, control, to }: Curve): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    return between(between(from, control, part), between(control, to, part), part);
  });
}

function bowed(first: Point, second: Point, bow: number, short: number): Curve {
  const out = (2 * bow) / (distance(first, second) || 1);
  const control = {
    x: (first.x + second.x) / 2 - (second.y - first.y) * out,
    y: (first.y + second.y) / 2 + (second.x - first.x) * out,
  };
  return { from: leaving(first, control, short), control, to: leaving(second, control, short) };
}

function leaving(end: Point, control: Point, short: number): Point {
  const length = distance(end, control);
  return length === 0 ? end : between(end, control, Math.min(short, length / 2) / length);
}

function nearest(points: readonly Point[], others: readonly Point[]): number {
  let least = Infinity;
  for (const point of points) {
    for (const other of others) least = Math.min(least, distance(point, other));
  }
  return least;
}

/** How far the middle of each curve is from the other one. */
function apart(one: readonly Point[], other: readonly Point[]): number {
  const middle = (points: readonly Point[]) => points.slice(STEPS / 2, STEPS / 2 + 1);
  return Math.min(nearest(middle(one), other), nearest(middle(other), one));
}

function isInside({ x, y }: Point, box: Box): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
