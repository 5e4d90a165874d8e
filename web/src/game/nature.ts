// Nature's actions at this page: drawn by the exact chances that the engine tells.
import type { Chance } from "../client/protocol";

/** Draws a whole number from 0 to below the bound, each as likely as the others. */
export type RandomBelow = (bound: number) => number;

const WORDS = 2 ** 32;

/** From the system's generator. Numbers that would favour some results are thrown away. */
export function systemRandomBelow(bound: number): number {
  const fair = WORDS - (WORDS % bound);
  for (;;) {
    const [drawn = WORDS] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % bound;
  }
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

/** One of the actions; null when there are none. */
export function drawAction(chances: readonly Chance[], randomBelow: RandomBelow): string | null {
  const parts = chances.map(({ action, p }) => {
    const [above = 0, below = 1] = p.split("/").map(Number);
    return { action, above, below };
  });
  const common = parts.reduce((all, { below }) => (all / greatestDivisor(all, below)) * below, 1);
  let left = randomBelow(common);
  for (const { action, above, below } of parts) {
    left -= (above * common) / below;
    if (left < 0) return action;
  }
  return null;
}
