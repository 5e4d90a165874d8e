// Game records: the one JSON object that the command line reads and writes too.
import type { Engine } from "../client/engine";
import { isObject, sameJson } from "../client/json";
import { toldAction, type Result, type Rules } from "../client/protocol";
import { traceOf } from "./trace";

export interface RecordedAction {
  action: string;
  actor: string;
  /** That was rolled for it, where it is known. */
  face?: number;
  /** Milliseconds since the game began. */
  ms?: number;
  /** Brought along when the game was opened on a server. */
  given?: true;
}

export interface GameRecord {
  format: "spooky-record";
  version: 1;
  game: string;
  rules: Rules;
  start: string | null;
  actions: RecordedAction[];
  result: Result | null;
}

/** Why a text is no record; the words are in the catalogue, the engine's own reason is passed on. */
export type RecordFault =
  | { fault: "not-json" | "not-a-record" | "other-version" | "unknown-game" | "wrong-result" }
  | { fault: "bad-action"; number: number }
  | { fault: "bad-time" | "wrong-actor"; number: number; action: string }
  | { fault: "illegal-action"; number: number; action: string; reason: string }
  | { fault: "engine"; reason: string };

function isTime(value: unknown): boolean {
  return value === undefined || (Number.isSafeInteger(value) && (value as number) >= 0);
}

/** What is wrong with the shape of one of the actions, the first such; null when nothing is. */
function faultInActions(actions: readonly unknown[]): RecordFault | null {
  for (const [index, one] of actions.entries()) {
    const number = index + 1;
    if (!isObject(one) || typeof one.action !== "string") return { fault: "bad-action", number };
    if (!isTime(one.ms)) return { fault: "bad-time", number, action: one.action };
  }
  return null;
}

/** Reads a record and has the engine replay it: what comes back was legal from start to end. */
export async function readRecord(
  text: string,
  games: readonly string[],
  engine: Engine,
): Promise<GameRecord | RecordFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: "not-json" };
  }
  if (!isObject(value) || value.format !== "spooky-record") return { fault: "not-a-record" };
  if (value.version !== 1) return { fault: "other-version" };
  const { game, rules = {}, start = null, actions, result = null } = value;
  if (typeof game !== "string" || !games.includes(game)) return { fault: "unknown-game" };
  if (!isObject(rules) || !Array.isArray(actions)) return { fault: "not-a-record" };
  if (start !== null && typeof start !== "string") return { fault: "not-a-record" };
  const shapeless = faultInActions(actions);
  if (shapeless) return shapeless;
  const played = actions as RecordedAction[];

  const question = { game, rules: rules as Rules, ...(start === null ? {} : { position: start }) };
  const first = await engine.ask(question);
  if (!first.ok) return { fault: "engine", reason: first.error.reason };
  const moves = played.map(toldAction);
  const answer = await traceOf(engine, { ...question, moves }, 0, ["trace"], (whole) => engine.ask({ ...whole, report: ["trace", "result"] }));
  if (!answer.ok) {
    const { reason, index } = answer.error;
    const action = index === undefined ? undefined : played[index];
    if (index === undefined || !action) return { fault: "engine", reason };
    return { fault: "illegal-action", number: index + 1, action: action.action, reason };
  }
  const actors = [first.actor, ...(answer.trace ?? []).map((entry) => entry.actor)];
  const wrong = played.findIndex((one, index) => one.actor !== undefined && one.actor !== actors[index]);
  if (wrong >= 0) return { fault: "wrong-actor", number: wrong + 1, action: played[wrong]?.action ?? "" };
  if ("result" in value && !sameJson(result, answer.result ?? null)) return { fault: "wrong-result" };
  return {
    format: "spooky-record",
    version: 1,
    game,
    rules: rules as Rules,
    start,
    actions: played.map((one, index) => ({
      action: answer.trace?.[index]?.action ?? one.action,
      actor: actors[index] ?? "",
      ...(one.face === undefined ? {} : { face: one.face }),
      ...(one.ms === undefined ? {} : { ms: one.ms }),
    })),
    result: answer.result ?? null,
  };
}

export function isFault(value: GameRecord | RecordFault): value is RecordFault {
  return "fault" in value;
}
