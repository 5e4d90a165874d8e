// Where the points of a board lie that is a graph and not a grid: in units of a drawing, from its upper left corner.

export interface PlacedPoint {
  name: string;
  /** To the right and upwards. */
  x: number;
  y: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface GraphLayout {
  spots: ReadonlyMap<string, Spot>;
  width: number;
  height: number;
}

/** However far apart its points are, a drawing is not larger than so many units. */
const MOST = 40;

function leastDistance(points: readonly PlacedPoint[]): number {
  let least = Infinity;
  points.forEach((one, index) => {
    for (const other of points.slice(0, index)) {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (apart > 0) least = Math.min(least, apart);
    }
  });
  return Number.isFinite(least) ? least : 1;
}

/** Points that are nearest to each other are at least a unit apart, if the whole does not become too large by that. */
export function placed(points: readonly PlacedPoint[], unit: number): GraphLayout {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const largest = Math.max(right - left, top - bottom, 1e-9);
  const scale = unit * Math.min(1 / Math.min(1, leastDistance(points)), MOST / largest);
  const spots = new Map(points.map(({ name, x, y }) => [name, { x: (x - left) * scale, y: (top - y) * scale }]));
  return { spots, width: (right - left) * scale, height: (top - bottom) * scale };
}

function unitVector(x: number, y: number): Spot {
  const length = Math.hypot(x, y);
  return length > 0 ? { x: x / length, y: y / length } : { x: 0, y: 0 };
}

/** In which direction a seam leaves the drawing at one of its ends: towards the side whose opposite side the other end
    is on; else on where a line of the drawing ends, of these the one most in line with the other end. */
export function outwards({ spots, width, height }: GraphLayout, from: string, to: string, beside: readonly string[]): Spot {
  const [a, b] = [spots.get(from), spots.get(to)];
  if (!a || !b) return { x: 0, y: 0 };
  const near = (one: number, other: number) => Math.abs(one - other) < 0.5;
  if (near(a.x, width) && near(b.x, 0)) return { x: 1, y: 0 };
  if (near(a.x, 0) && near(b.x, width)) return { x: -1, y: 0 };
  if (near(a.y, height) && near(b.y, 0)) return { x: 0, y: 1 };
  if (near(a.y, 0) && near(b.y, height)) return { x: 0, y: -1 };
  const aim = unitVector(b.x - a.x, b.y - a.y);
  const lines = beside.flatMap((name) => {
    const spot = spots.get(name);
    return spot ? [unitVector(spot.x - a.x, spot.y - a.y)] : [];
  });
  let best = aim;
  let most = -1;
  for (const line of lines) {
    const on = { x: -line.x, y: -line.y };
    const fits = Math.abs(on.x * aim.x + on.y * aim.y);
    if (fits <= most || lines.some((other) => other.x * on.x + other.y * on.y > 0.9)) continue;
    most = fits;
    best = on;
  }
  return best;
}

/** The point one comes to by an arrow key: the nearest in that direction, not much aside of it. */
export function nextSpot(spots: ReadonlyMap<string, Spot>, from: string, step: readonly [number, number]): string {
  const start = spots.get(from);
  if (!start) return from;
  let best = from;
  let least = Infinity;
  for (const [name, { x, y }] of spots) {
    const along = (x - start.x) * step[0] - (y - start.y) * step[1];
    const aside = Math.abs((x - start.x) * step[1] + (y - start.y) * step[0]);
    if (along < 1 || aside > 2 * along) continue;
    const distance = along + 2 * aside;
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best;
}
