// What may be done with what is selected: the engine's list of moves, looked up by piece and square.
import { isPairMove, isSplit, isStep, movesOf, type Move, type PairMove, type Split, type Step } from "./moves";
import type { Selection } from "./selection";
import { pieceAt, squaresOf, unitOf, type State } from "./state";

type Halves = Extract<Selection, { stage: "halves" }>;

export function stepsOf(legal: readonly Move[], from: string): Step[] {
  return movesOf(legal, from).filter(isStep);
}

export function stepsTo(legal: readonly Move[], from: string, to: string): Step[] {
  return stepsOf(legal, from).filter((move) => move.to === to);
}

/** The ways to be on two squares, or with "&" to join another pair. */
export function splitsOf(legal: readonly Move[], from: string, sign: "^" | "&"): Split[] {
  return movesOf(legal, from).filter(isSplit).filter(({ is }) => sign === "^" || is === "entangle");
}

export function canSplit(legal: readonly Move[], from: string): boolean {
  return movesOf(legal, from).some(({ is }) => is === "split");
}

export function canEntangle(legal: readonly Move[], from: string): boolean {
  return movesOf(legal, from).some(({ is }) => is === "entangle");
}

/** The squares chosen so far. Whoever joins another pair stays where it is with one half. */
function chosenIn({ from, sign, squares }: Halves): readonly string[] {
  return sign === "&" ? [from, ...squares] : squares;
}

/** The ways to be on all these squares and perhaps others. */
function splitsOver(legal: readonly Move[], selection: Halves): Split[] {
  const chosen = chosenIn(selection);
  return splitsOf(legal, selection.from, selection.sign).filter((split) => chosen.every((square) => squaresOf(split).includes(square)));
}

/** The squares that the next half may go to. */
export function halfTargets(legal: readonly Move[], selection: Halves): string[] {
  const chosen = chosenIn(selection);
  return [...new Set(splitsOver(legal, selection).flatMap(squaresOf))].filter((square) => !chosen.includes(square));
}

/** The ways to be on just these squares: kinds, orders, and pairs to join. */
export function formsOf(legal: readonly Move[], selection: Halves): Split[] {
  const { length } = chosenIn(selection);
  return splitsOver(legal, selection).filter((split) => squaresOf(split).length === length);
}

/** Whether the order of these squares says more than the chances: then both orders are offered. */
export function ordersMatter(forms: readonly Split[]): boolean {
  return forms.some((one) => one.is === "split" && one.shares?.[0] === one.shares?.[1] && forms.some((other) => other.kind === one.kind && other.first === one.second));
}

/** The moves with the whole pair, or group, of the half on a square; some are written with another of their squares. */
export function pairMovesOf(state: State, legal: readonly Move[], square: string): PairMove[] {
  const pair = pieceAt(state, square)?.pair;
  if (!pair) return [];
  const found = new Map<string, PairMove>();
  for (const one of unitOf(state, pair)) {
    if (one.owner !== pair.owner) continue;
    for (const move of squaresOf(one).flatMap((at) => movesOf(legal, at)).filter(isPairMove)) {
      const ofGroup = move.is === "phase" || move.is === "hadamard";
      if (ofGroup || one === pair) found.set(move.text, move);
    }
  }
  return [...found.values()];
}
