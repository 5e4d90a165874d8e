// What the server says over the WebSocket (docs/server.md). Nothing of it is believed before its shape is checked.
import { isObject } from "./json";
import type { Json, Result, Rules } from "./protocol";

export interface SeatState {
  taken: boolean;
  /** Whether its player is connected. */
  here: boolean;
}

export type SeatStates = Readonly<Record<string, SeatState>>;

/** An action that counts: it is on the server's disk. */
export interface CountedAction {
  action: string;
  number: number;
  actor: string;
  /** The face that was rolled for it, where it is known. */
  face?: number;
  /** Milliseconds since the game was opened. */
  ms: number;
  result: Result | null;
  /** True for what was brought along when the game was opened: a roll among these was not rolled by the server. */
  given?: true;
}

export interface SeatsMessage {
  kind: "seats";
  seats: SeatStates;
  watching: number;
  /** The seats of this page's token, when they have changed. */
  you?: readonly string[];
}

export interface GameMessage {
  kind: "game";
  id: string;
  game: string;
  rules: Rules;
  start: string | null;
  you: readonly string[];
  seats: SeatStates;
  watching: number;
  /** The first number wanted; the actions begin there and have no gaps. */
  from: number;
  actions: readonly CountedAction[];
  next: string | null;
}

export interface ErrorMessage {
  kind: "error";
  code: string;
  reason: string;
  /** Of the action it is about. */
  number?: number;
}

export type ServerMessage =
  | GameMessage
  | SeatsMessage
  | ErrorMessage
  | { kind: "action"; counted: CountedAction }
  | { kind: "next"; id: string }
  | { kind: "pong"; number: number }
  /** Of a kind that this page does not know: to be passed over. */
  | { kind: "other" };

type Fields = Record<string, unknown>;

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

/** A game's name in links: letters and digits. */
export function isGameId(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9]{12}$/.test(value);
}

function isResult(value: unknown): value is Result | null {
  return value === null || (isObject(value) && typeof value.winner === "string");
}

/** A value of the rules: JSON without numbers that are too large to be any. An object with nothing in it says nothing. */
function isRule(value: unknown): value is Json {
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isRule);
  return !isObject(value) || (Object.keys(value).length > 0 && isTableOfRules(value));
}

/** As in a game that is given by a table, where a position without moves is an empty object. */
function isTableOfRules(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return !isObject(value) || Object.values(value).every(isTableOfRules);
}

function isRules(value: unknown): value is Rules {
  return isObject(value) && Object.values(value).every(isRule);
}

function isSeats(value: unknown): value is SeatStates {
  const isSeat = (one: unknown) => isObject(one) && typeof one.taken === "boolean" && typeof one.here === "boolean";
  return isObject(value) && Object.values(value).every(isSeat);
}

function readAction({ action, number, actor, face, ms, result, given }: Fields): CountedAction | null {
  if (typeof action !== "string" || typeof actor !== "string") return null;
  if (!isCount(number) || number < 1 || !isCount(ms) || !isResult(result)) return null;
  if (face !== undefined && (!isCount(face) || face < 1)) return null;
  return { action, number, actor, ...(face === undefined ? {} : { face }), ms, result, ...(given === true ? { given } : {}) };
}

function readActions(value: unknown, from: number): CountedAction[] | null {
  if (!Array.isArray(value)) return null;
  const actions: CountedAction[] = [];
  for (const one of value) {
    const read = isObject(one) ? readAction(one) : null;
    if (!read || read.number !== from + actions.length) return null;
    actions.push(read);
  }
  return actions;
}

function readGame({ game: about, you, seats, watching, from, actions, next }: Fields): GameMessage | null {
  if (!isObject(about) || !isTexts(you) || !isSeats(seats) || !isCount(watching) || !isCount(from) || from < 1) return null;
  const { id, game, rules, start } = about;
  if (!isGameId(id) || typeof game !== "string" || !isRules(rules)) return null;
  if (start !== null && typeof start !== "string") return null;
  if (next !== null && !isGameId(next)) return null;
  const read = readActions(actions, from);
  return read && { kind: "game", id, game, rules, start, you, seats, watching, from, actions: read, next };
}

function readSeats({ seats, watching, you }: Fields): SeatsMessage | null {
  if (!isSeats(seats) || !isCount(watching)) return null;
  if (you === undefined) return { kind: "seats", seats, watching };
  return isTexts(you) ? { kind: "seats", seats, watching, you } : null;
}

function readError(error: unknown): ErrorMessage | null {
  if (!isObject(error) || typeof error.code !== "string" || typeof error.reason !== "string") return null;
  const { code, reason, number } = error;
  if (number === undefined) return { kind: "error", code, reason };
  return isCount(number) ? { kind: "error", code, reason, number } : null;
}

/** Reads one frame; null when it is damaged. */
export function readMessage(text: unknown): ServerMessage | null {
  let value: unknown;
  try {
    value = typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
  if (!isObject(value)) return null;
  if ("error" in value) return readError(value.error);
  if ("game" in value) return readGame(value);
  if ("action" in value) {
    const counted = readAction(value);
    return counted && { kind: "action", counted };
  }
  if ("seats" in value) return readSeats(value);
  if ("next" in value) return isGameId(value.next) ? { kind: "next", id: value.next } : null;
  if ("pong" in value) return isCount(value.pong) ? { kind: "pong", number: value.pong } : null;
  return { kind: "other" };
}
