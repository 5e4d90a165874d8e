import { middleOf, type Plan, type Point } from "./plan";

/** Unit vectors of the arrow keys. */
export const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** So nearly parallel a seam has to be to the way one goes. */
const ALONG = 0.7;

function acrossSeam({ seams }: Plan, from: string, way: Point): string | null {
  for (const { from: one, to: other, fromWay, toWay } of seams) {
    if (one === from && fromWay.x * way.x + fromWay.y * way.y > ALONG) return other;
    if (other === from && toWay.x * way.x + toWay.y * way.y > ALONG) return one;
  }
  return null;
}

/**
 * The cell an arrow key leads to: the nearest in its direction, of those not much aside of it if there are any; where there
 * is none, the other end of a seam that leaves in that direction. Null when there is neither.
 */
export function nextCell(plan: Plan, from: string, way: Point): string | null {
  const box = plan.cells.get(from);
  if (!box) return null;
  const start = middleOf(box);
  let best: string | null = null;
  let [least, isAhead] = [Infinity, false];
  for (const [name, other] of plan.cells) {
    const { x, y } = middleOf(other);
    const ahead = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    if (ahead <= 1) continue;
    const near = aside <= 2 * ahead;
    const cost = ahead + 3 * aside;
    if ((isAhead && !near) || (isAhead === near && cost >= least)) continue;
    [best, least, isAhead] = [name, cost, near];
  }
  return isAhead ? best : (acrossSeam(plan, from, way) ?? best);
}
