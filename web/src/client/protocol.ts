// The questions and answers of the engine's line-JSON interface, as far as every game has them.

/** A value as JSON has them. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Values of a game's rules, by key. */
export type Rules = Record<string, Json>;

export type Report =
  | "state" | "legal" | "result" | "decided" | "worlds" | "ket" | "trace" | "move"
  | "value" | "best" | "temperature" | "available" | "witness" | "belief" | "past" | "draw" | "events" | "story" | "rules" | "explanation" | "options"
  | keyof GameReports;

/** Reports that only one game has. The folder of that game declares them here, as optional members. */
export interface GameReports {}

/** An action as it is told: its text, with the face that was rolled for it where that is known. */
export type ToldAction = string | { action: string; face: number };

export function toldAction({ action, face }: { action: string; face?: number }): ToldAction {
  return face === undefined ? action : { action, face };
}

export interface Question {
  game: string;
  rules?: Rules;
  position?: string;
  moves?: readonly ToldAction[];
  report?: readonly Report[];
  /** Of so many first moves a trace has no entries. */
  known?: number;
  level?: number;
  seed?: number;
  /** In which sentences are told; the one that is spoken when it is not said. */
  language?: string;
  /** Random bytes in hexadecimal, for what Nature draws. */
  bytes?: string;
}

declare const engineState: unique symbol;

/** A state of some game, as the engine tells it. What is in it only the kit of that game knows (games/kit.ts). */
export interface EngineState {
  readonly [engineState]: true;
}

export interface TraceEntry<State = EngineState> {
  action: string;
  /** The face that was rolled for it, where it was told. */
  face?: number;
  /** Who acts after it. */
  actor: string;
  state: State;
  events?: readonly GameEvent[];
  story?: readonly Sentence[];
  /** In which the story is told: the page notes it down. */
  language?: string;
}

/** What an action did, as data (docs/events.md): its kind and named arguments. */
export interface GameEvent {
  event: string;
  [argument: string]: Json;
}

/** A legal action as data: its text, what kind of action it is, and named arguments. */
export interface GameOption {
  action: string;
  is: string;
  [argument: string]: Json;
}

/** What an action did, in words, and the cells that the sentence speaks of. */
export interface Sentence {
  text: string;
  cells: readonly string[];
}

export interface Result {
  winner: string;
  by?: string;
  [score: string]: Json | undefined;
}

/** Something on the board that decided the game, such as a line. */
export interface Decided {
  actor: string;
  at: readonly string[];
}

export interface World {
  /** The world's share, a fraction such as "1/4", in games that have shares. */
  p?: string;
  /** What stands where, in games whose worlds are boards. */
  classical?: Readonly<Record<string, string>>;
  /** The world as a position and the moves that led there, in games whose worlds are such. */
  position?: string;
  moves?: readonly string[];
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

/** A rule of a game as the engine describes it. */
export interface RuleDescription {
  key: string;
  kind: "integer" | "number" | "choice" | "switch" | "list" | "numbers" | "text" | "object";
  min?: number;
  max?: number;
  /** Numbers are multiples of it. */
  step?: number;
  choices?: readonly string[];
  /** With which values of other rules it counts. */
  when?: Readonly<Record<string, readonly Json[]>>;
  /** What it would be if nobody said, and what it is; null where there is nothing to say. */
  default: Json;
  value: Json;
}

/** What Nature did, and the face that said so where a die is rolled. */
export interface Drawn {
  action: string;
  face?: number;
}

/** Things entangled with one another, and the chance of each place to be the one that stays. */
export interface Belief {
  owner: string;
  points: readonly string[];
  chances: Readonly<Record<string, number>>;
}

/** What the engine tells of a moment. */
export interface Success<State = EngineState> extends GameReports {
  ok: true;
  actor: string;
  turn: number;
  state?: State;
  legal?: string[];
  options?: readonly GameOption[];
  draw?: Drawn | null;
  result?: Result | null;
  decided?: Decided[];
  worlds?: World[];
  ket?: { text: string; latex: string; short?: string };
  trace?: TraceEntry<State>[];
  rules?: readonly RuleDescription[];
  /** What the last action did. */
  events?: readonly GameEvent[];
  story?: readonly Sentence[];
  move?: string | null;
  value?: Json;
  /** The value in a sentence. */
  explanation?: string;
  best?: string[];
  temperature?: Json;
  available?: Available[];
  /** For each world, action by action, the moves that may have been made there; null when that is too much to tell. */
  past?: readonly (readonly (readonly string[])[])[] | null;
  belief?: Belief[];
  /** A run for each available move, in their order. */
  witness?: (readonly string[])[];
}

export interface Failure {
  ok: false;
  error: {
    code: string;
    /** A sentence in the language of the question. */
    reason: string;
    index?: number;
    action?: string;
    /** The refusal as data, where it is: its name and what it is about. */
    detail?: string;
    arguments?: Readonly<Record<string, Json>>;
  };
}

export type Answer<State = EngineState> = Success<State> | Failure;

/** A die acts, and no player. */
export const NATURE = "nature";

/** Nobody acts: the game is over. */
export const NOBODY = "none";
