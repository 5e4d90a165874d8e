// Actions as the engine tells them as data (its report `options`), and looked up by piece. Which of them exist, what they
// capture and what they lead to is the engine's word alone.
import type { GameOption } from "../../client/protocol";
import type { Kind, ToldPiece, Type } from "./state";

interface Placed {
  text: string;
  from: string;
}

export interface Step extends Placed {
  is: "step" | "tunnel";
  to: string;
  promotion?: Type;
  /** What it captures, or tries to. */
  captures?: ToldPiece;
  attempt?: true;
  /** A capture in passing. */
  passing?: true;
}

export interface Split extends Placed {
  is: "split" | "entangle";
  first: string;
  second: string;
  third?: string;
  promotion?: Type;
  /** Of a superposition: its kind, and the chances of its squares, fractions. */
  kind?: Kind;
  shares?: readonly string[];
  /** Of an entanglement: a square of the pair that is joined. */
  joined?: string;
}

export interface PairMove extends Placed {
  is: "flip" | "phase" | "hadamard" | "collapse";
  /** The other square of the pair; a remote collapse names only one. */
  to?: string;
  /** Where the piece is after a Hadamard move. */
  found?: string;
}

export type Move =
  | Step
  | Split
  | PairMove
  | { is: "roll" | "draw" | "resign"; text: string }
  /** An action that is not offered now: nothing is known of it but its text. */
  | { is: "other"; text: string };

/** A legal action as the engine tells it. */
export function readOption({ action, ...option }: GameOption): Move {
  return { ...option, text: action } as unknown as Move;
}

/** An action of the past, or a hint. */
export function readMove(text: string): Move {
  return { is: "other", text };
}

/** The squares that an action names. */
export function squaresIn(move: Move): string[] {
  const { from, to, first, second, third, joined } = move as Partial<Step & Split & PairMove>;
  return [...new Set([from, to, first, second, third, joined].filter((square) => square !== undefined))];
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
    if (isPairMove(move) && move.to !== undefined) add(move.to, move);
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

/** The moves of the piece or half on a square. A move with a whole pair is found at both its squares. */
export function movesOf(legal: readonly Move[], square: string): readonly Move[] {
  return sorting(legal).byPiece.get(square) ?? [];
}

export function hasMoves(legal: readonly Move[], square: string): boolean {
  return sorting(legal).byPiece.has(square);
}

export function isStep(move: Move): move is Step {
  return move.is === "step" || move.is === "tunnel";
}

export function isSplit(move: Move): move is Split {
  return move.is === "split" || move.is === "entangle";
}

export function isPairMove(move: Move): move is PairMove {
  return move.is === "flip" || move.is === "phase" || move.is === "hadamard" || move.is === "collapse";
}
