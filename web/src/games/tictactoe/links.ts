// The links between the two places of a mark. Each is a curve that keeps away from letters and from other links, as far
// as there is room for it.
import { CELL, type Point, type Size } from "../../board/geometry";
import { centreOf, slotOf } from "./layout";
import type { State } from "./state";

/** A curve from one point to another that leaves and arrives in the direction of its control point. */
export interface Link {
  mark: string;
  from: Point;
  control: Point;
  to: Point;
}

/** How far the middle of a link may lie from the straight line, to either side. */
const BOWS = [10, 18, 32, 46, 60];
/** How much of a link's ends is left out for the letters. */
const LETTERS = 19;
/** Distances beyond these are as good as any. */
const FREE_OF_MARKS = 24;
const FREE_OF_LINKS = 14;
const STEPS = 12;

/** The links of all spooky marks, in order of play. */
export function linksOf(state: State, size: Size): Link[] {
  const marks = state.spooky.flatMap(({ mark, squares }) =>
    squares.map((square) => ({ mark, at: slotOf(state, square, mark, size) as Point })),
  );
  const real = Object.keys(state.classical).map((square) => centreOf(square, size));
  const drawn: { link: Link; points: Point[] }[] = [];
  for (const { mark, squares } of state.spooky) {
    const from = slotOf(state, squares[0], mark, size);
    const to = slotOf(state, squares[1], mark, size);
    const others = [...marks.filter((one) => one.mark !== mark).map((one) => one.at), ...real];
    const tried = BOWS.flatMap((bow) => [bow, -bow]).map((bow) => {
      const link = bowed(mark, from, to, bow);
      const points = pointsOf(link);
      let worth = Math.min(FREE_OF_MARKS, nearest(points, others)) - Math.abs(bow) / 10;
      for (const earlier of drawn) worth += Math.min(FREE_OF_LINKS, apart(points, earlier.points)) / 2;
      if (!points.every((point) => isInside(point, size))) worth -= 1000;
      return { link, points, worth };
    });
    drawn.push(tried.reduce((best, one) => (one.worth > best.worth ? one : best)));
  }
  return drawn.map(({ link }) => link);
}

/** A link as the path of a drawing. */
export function pathOf({ from, control, to }: Link): string {
  return `M${[from.x, from.y].map(round).join(" ")}Q${[control.x, control.y, to.x, to.y].map(round).join(" ")}`;
}

/** Some points of a link, from end to end. */
export function pointsOf({ from, control, to }: Link): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    return between(between(from, control, part), between(control, to, part), part);
  });
}

function bowed(mark: string, first: Point, second: Point, bow: number): Link {
  const out = (2 * bow) / distance(first, second);
  const control = {
    x: (first.x + second.x) / 2 - (second.y - first.y) * out,
    y: (first.y + second.y) / 2 + (second.x - first.x) * out,
  };
  return { mark, from: leaving(first, control), control, to: leaving(second, control) };
}

function leaving(end: Point, control: Point): Point {
  const length = distance(end, control);
  return between(end, control, Math.min(LETTERS, length / 2) / length);
}

function nearest(points: readonly Point[], others: readonly Point[]): number {
  let least = Infinity;
  for (const point of points) {
    for (const other of others) least = Math.min(least, distance(point, other));
  }
  return least;
}

/** How far the middle of each link is from the other link. */
function apart(one: Point[], other: Point[]): number {
  return Math.min(nearest([one[STEPS / 2] as Point], other), nearest([other[STEPS / 2] as Point], one));
}

function isInside(point: Point, size: Size): boolean {
  return point.x >= 0 && point.y >= 0 && point.x <= size.columns * CELL && point.y <= size.rows * CELL;
}

function distance(one: Point, other: Point): number {
  const [x, y] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(x * x + y * y);
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
