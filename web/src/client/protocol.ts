// The questions and answers of the engine's line-JSON interface, as far as every game has them.

/** Values of a game's rules, by key. */
export type Rules = Record<string, string | number>;

export type Report = "state" | "legal" | "result" | "decided" | "worlds" | "ket" | "trace" | "move";

export interface Question {
  game: string;
  rules?: Rules;
  position?: string;
  moves?: readonly string[];
  report?: readonly Report[];
  level?: number;
  seed?: number;
}

export interface TraceEntry {
  action: string;
  /** Who acts after it. */
  actor: string;
  state: unknown;
}

export interface Result {
  winner: string;
  by: string;
  [score: string]: unknown;
}

/** Something on the board that decided the game, such as a line. */
export interface Decided {
  actor: string;
  at: readonly string[];
}

export interface World {
  /** The world's share, a fraction such as "1/4". */
  p: string;
  [board: string]: unknown;
}

export interface Success {
  ok: true;
  actor: string;
  turn: number;
  state?: unknown;
  legal?: string[];
  result?: Result | null;
  decided?: Decided[];
  worlds?: World[];
  ket?: { text: string; latex: string };
  trace?: TraceEntry[];
  move?: string | null;
}

export interface Failure {
  ok: false;
  error: { code: string; reason: string; index?: number; action?: string };
}

export type Answer = Success | Failure;

/** Nobody acts: the game is over. */
export const NOBODY = "none";
