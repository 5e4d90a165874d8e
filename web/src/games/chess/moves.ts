// The spelling of actions. Which of them exist is the engine's word alone: its list is only read and sorted here.
import type { Kind } from "./state";

export type Promotion = "q" | "r" | "b" | "n";

export type Move =
  | { kind: "step"; text: string; from: string; to: string; promotion: Promotion | null; passing: boolean }
  | { kind: "split"; text: string; from: string; first: string; second: string; promotion: Promotion | null; weights: Kind }
  | { kind: "entangle"; text: string; from: string; first: string; second: string; promotion: Promotion | null; joined: string }
  | { kind: "flip" | "phase" | "hadamard"; text: string; from: string; to: string }
  | { kind: "tunnel"; text: string; from: string; to: string }
  | { kind: "collapse"; text: string; from: string }
  | { kind: "roll"; text: string; half: 1 | 2 }
  | { kind: "draw"; text: string }
  | { kind: "resign"; text: string };

export type Split = Extract<Move, { kind: "split" | "entangle" }>;

const STEP = /^([a-h][1-8])([a-h][1-8])([qrbn])?(ep)?$/;
const SPLIT = /^([a-h][1-8])\^([a-h][1-8])([a-h][1-8])([qrbn])?(?:([upv])|&([a-h][1-8]))?$/;
const PAIR = /^([a-h][1-8])([~ZH>])([a-h][1-8])$/;
const COLLAPSE = /^([a-h][1-8])!$/;
const WITH_PAIR = { "~": "flip", Z: "phase", H: "hadamard", ">": "tunnel" } as const;

/** An action by its text; null when the text has no such form. */
export function parseMove(text: string): Move | null {
  if (text === "draw") return { kind: "draw", text };
  if (text === "resign") return { kind: "resign", text };
  if (text === "#1" || text === "#2") return { kind: "roll", text, half: text === "#1" ? 1 : 2 };
  const step = STEP.exec(text);
  if (step) {
    const [, from = "", to = "", promotion = null, passing] = step;
    return { kind: "step", text, from, to, promotion: promotion as Promotion | null, passing: passing !== undefined };
  }
  const split = SPLIT.exec(text);
  if (split) {
    const [, from = "", first = "", second = "", promotion = null, weights = "e", joined] = split;
    const both = { text, from, first, second, promotion: promotion as Promotion | null };
    return joined === undefined ? { kind: "split", ...both, weights: weights as Kind } : { kind: "entangle", ...both, joined };
  }
  const pair = PAIR.exec(text);
  if (pair) {
    const [, from = "", sign = "~", to = ""] = pair;
    return { kind: WITH_PAIR[sign as keyof typeof WITH_PAIR], text, from, to };
  }
  const collapse = COLLAPSE.exec(text);
  return collapse ? { kind: "collapse", text, from: collapse[1] ?? "" } : null;
}

export function isRoll(action: string): boolean {
  return action === "#1" || action === "#2";
}

/** The squares that an action names, where a hint or the last move is to be shown. */
export function squaresIn(action: string): string[] {
  return [...new Set(action.match(/[a-h][1-8]/g) ?? [])];
}

interface Sorted {
  /** By the square of the piece, or of either half of its pair. */
  byPiece: ReadonlyMap<string, readonly Move[]>;
}

function sorted(moves: readonly Move[]): Sorted {
  const byPiece = new Map<string, Move[]>();
  const add = (square: string, move: Move) => {
    const list = byPiece.get(square);
    if (list) list.push(move);
    else byPiece.set(square, [move]);
  };
  for (const move of moves) {
    if (!("from" in move)) continue;
    add(move.from, move);
    if (move.kind === "flip" || move.kind === "phase" || move.kind === "hadamard") add(move.to, move);
  }
  return { byPiece };
}

/** A list is sorted once; it may be long. */
const known = new WeakMap<readonly Move[], Sorted>();

function sorting(legal: readonly Move[]): Sorted {
  const found = known.get(legal) ?? sorted(legal);
  known.set(legal, found);
  return found;
}

/** The moves of the piece or half on a square. A move with a whole pair is found at both squares where its text says so. */
export function movesOf(legal: readonly Move[], square: string): readonly Move[] {
  return sorting(legal).byPiece.get(square) ?? [];
}

export function hasMoves(legal: readonly Move[], square: string): boolean {
  return sorting(legal).byPiece.has(square);
}
