// In how many worlds a thing is there: what a drawing of several worlds at once shows.

export interface Shares {
  /** The number of worlds. */
  readonly total: number;
  /** In how many of them the thing is. */
  count(thing: string): number;
  /** Everything that is in any of them. */
  readonly things: readonly string[];
}

export function sharesOf(worlds: readonly (readonly string[])[]): Shares {
  const counts = new Map<string, number>();
  for (const world of worlds) {
    for (const thing of new Set(world)) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  }
  return { total: worlds.length, count: (thing) => counts.get(thing) ?? 0, things: [...counts.keys()] };
}

export type Presence = "everywhere" | "somewhere" | "nowhere";

export function presenceOf(shares: Shares, thing: string): Presence {
  const count = shares.count(thing);
  if (count === 0) return "nowhere";
  return count === shares.total ? "everywhere" : "somewhere";
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** There is no room for longer ones. */
const LONGEST_FRACTION = 5;

/** "1/2" of a thing that is in some worlds only, or "96.0%" where that would be too long, else nothing. */
export function fractionOf(shares: Shares, thing: string): string {
  if (presenceOf(shares, thing) !== "somewhere") return "";
  const count = shares.count(thing);
  const divisor = commonDivisor(count, shares.total);
  const fraction = `${count / divisor}/${shares.total / divisor}`;
  return fraction.length > LONGEST_FRACTION ? `${((100 * count) / shares.total).toFixed(1)}%` : fraction;
}

/** How strongly a thing is drawn. */
export function strengthOf(shares: Shares, thing: string): number {
  const share = shares.total === 0 ? 0 : shares.count(thing) / shares.total;
  return share === 1 ? 1 : 0.3 + 0.4 * share;
}
