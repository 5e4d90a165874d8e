// How a game may begin: sizes, komi and handicap.
import type { Rules } from "../../client/protocol";
import type { Goban } from "./goban";
import { starsOf, type BoardSize } from "./points";

export const SIDES = [5, 6, 7, 9, 13, 19] as const;
export const LEAST_SIDE = 2;
export const MOST_SIDE = 25;

export function sizeIn(rules: Rules): BoardSize {
  return { columns: Number(rules.width ?? 19), rows: Number(rules.height ?? 19) };
}

/** What White gets when nobody says otherwise (G1). */
export function usualKomi({ columns, rows }: BoardSize): number {
  return columns >= 9 && rows >= 9 ? 7.5 : 0;
}

/** The same on a board that is not a grid (G25). */
export function usualKomiOf({ points }: Goban): number {
  return points.length >= 81 ? 7.5 : 0;
}

/** The points of so many handicap stones, by custom on the star points; empty when the board has no place for them. */
export function handicapOf(size: BoardSize, stones: number): string[] {
  const { corners, sides, centre } = starsOf(size);
  if (stones <= corners.length) return corners.slice(0, stones);
  const odd = stones % 2 === 1;
  const all = [...corners, ...sides.slice(0, stones - corners.length - (odd ? 1 : 0)), ...(odd ? centre : [])];
  return all.length === stones ? all : [];
}

/** The numbers of handicap stones that a board has a custom for. */
export function handicapsOf(size: BoardSize): number[] {
  return [2, 3, 4, 5, 6, 7, 8, 9].filter((stones) => handicapOf(size, stones).length > 0);
}

/** The rules on a board of another size: handicap stones keep their number, komi is the usual one unless it was changed. */
export function resized(rules: Rules, size: BoardSize): Rules {
  const before = sizeIn(rules);
  const stones = Array.isArray(rules.handicap) ? rules.handicap.length : 0;
  const isUsual = rules.komi === undefined || rules.komi === usualKomi(before);
  return {
    ...rules,
    width: size.columns,
    height: size.rows,
    handicap: handicapOf(size, stones),
    komi: isUsual ? usualKomi(size) : (rules.komi ?? 0),
  };
}
