// What may be done with what is selected: the engine's list of moves, looked up by piece and square.
import { movesOf, type Move, type Split } from "./moves";
import type { Selection } from "./selection";
import { pieceAt, unitOf, type State } from "./state";

type Step = Extract<Move, { kind: "step" | "tunnel" }>;
type PairMove = Extract<Move, { kind: "flip" | "phase" | "hadamard" | "collapse" }>;

export function stepsOf(legal: readonly Move[], from: string): Step[] {
  return movesOf(legal, from).filter((move): move is Step => move.kind === "step" || move.kind === "tunnel");
}

export function stepsTo(legal: readonly Move[], from: string, to: string): Step[] {
  return stepsOf(legal, from).filter((move) => move.to === to);
}

export function splitsOf(legal: readonly Move[], from: string, sign: "^" | "&"): Split[] {
  return movesOf(legal, from).filter((move): move is Split => {
    return move.kind === "entangle" || (move.kind === "split" && sign === "^");
  });
}

export function canSplit(legal: readonly Move[], from: string): boolean {
  return movesOf(legal, from).some(({ kind }) => kind === "split");
}

export function canEntangle(legal: readonly Move[], from: string): boolean {
  return movesOf(legal, from).some(({ kind }) => kind === "entangle");
}

function named({ first, second }: Split): readonly string[] {
  return [first, second];
}

/** The squares that the next half may go to. */
export function halfTargets(legal: readonly Move[], { from, sign, squares }: Extract<Selection, { stage: "halves" }>): string[] {
  const [chosen] = sign === "&" ? [from] : squares;
  const splits = splitsOf(legal, from, sign).filter((split) => (sign === "&" ? split.kind === "entangle" : true));
  const fitting = chosen === undefined ? splits : splits.filter((split) => named(split).includes(chosen));
  return [...new Set(fitting.flatMap(named))].filter((square) => square !== chosen);
}

/** The ways to be on these two squares: kinds, orders, and pairs to join. */
export function formsOf(legal: readonly Move[], { from, sign, squares }: Extract<Selection, { stage: "halves" }>): Split[] {
  const both = sign === "&" ? [from, ...squares] : squares;
  if (both.length < 2) return [];
  return splitsOf(legal, from, sign).filter((split) => {
    return (sign === "^" || split.kind === "entangle") && both.every((square) => named(split).includes(square));
  });
}

/** The moves with the whole pair, or group, of the half on a square; some are written with another of their squares. */
export function pairMovesOf(state: State, legal: readonly Move[], square: string): PairMove[] {
  const pair = pieceAt(state, square)?.pair;
  if (!pair) return [];
  const found = new Map<string, PairMove>();
  for (const one of unitOf(state, pair)) {
    if (one.owner !== pair.owner) continue;
    for (const at of [one.first, one.second]) {
      for (const move of movesOf(legal, at)) {
        const ofGroup = move.kind === "phase" || move.kind === "hadamard";
        const ofPair = move.kind === "flip" || move.kind === "collapse";
        if (ofGroup || (ofPair && one === pair)) found.set(move.text, move);
      }
    }
  }
  return [...found.values()];
}
