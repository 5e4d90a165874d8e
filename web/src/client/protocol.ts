// The questions and answers of the engine's line-JSON interface, as far as every game has them.

/** A value as JSON has them. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Values of a game's rules, by key. */
export type Rules = Record<string, Json>;

export type Report =
  | "state" | "legal" | "chance" | "result" | "decided" | "worlds" | "ket" | "trace" | "move" | "odds" | "marks"
  | "value" | "best" | "temperature" | "available" | "witness" | "belief";

export interface Question {
  game: string;
  rules?: Rules;
  position?: string;
  moves?: readonly string[];
  report?: readonly Report[];
  /** Of so many first moves a trace has no entries. */
  known?: number;
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
  by?: string;
  [score: string]: unknown;
}

/** Something on the board that decided the game, such as a line. */
export interface Decided {
  actor: string;
  at: readonly string[];
}

export interface World {
  /** The world's share, a fraction such as "1/4", in games that have shares. */
  p?: string;
  [board: string]: unknown;
}

/** A classical move that an action may be made of. */
export interface Available {
  move: string;
  /** The worlds, from 0, in which it is legal. */
  worlds: readonly number[];
  /** Whether it may be played alone; if not, a sentence says why. */
  alone: boolean;
  why?: string;
}

/** What Nature may do, and the exact chance of it, a fraction such as "1/2". */
export interface Chance {
  action: string;
  p: string;
}

/** Things entangled with one another, and the chance of each place to be the one that stays. */
export interface Belief {
  owner: string;
  points: readonly string[];
  chances: Readonly<Record<string, number>>;
}

export interface Success {
  ok: true;
  actor: string;
  turn: number;
  state?: unknown;
  legal?: string[];
  chance?: Chance[];
  result?: Result | null;
  decided?: Decided[];
  worlds?: World[];
  ket?: { text: string; latex: string };
  trace?: TraceEntry[];
  move?: string | null;
  value?: unknown;
  best?: string[];
  temperature?: unknown;
  available?: Available[];
  belief?: Belief[];
  /** Chances and marks, in games that have them. */
  odds?: unknown;
  marks?: unknown;
  /** A run for each available move, in their order. */
  witness?: (readonly string[])[];
}

export interface Failure {
  ok: false;
  error: { code: string; reason: string; index?: number; action?: string };
}

export type Answer = Success | Failure;

/** A die acts, and no player. */
export const NATURE = "nature";

/** Nobody acts: the game is over. */
export const NOBODY = "none";
