// The games between browsers in which one has a seat and that were not over when one last saw them, so that the start
// page can lead back to them. Kept by the browser; nothing breaks without it.
import { isObject } from "../../client/json";
import type { Rules } from "../../client/protocol";

export interface RunningGame {
  id: string;
  game: string;
  rules: Rules;
  /** The actor one plays. */
  yours: string;
  /** How many actions there were. */
  moves: number;
}

const PLACE = "spooky.running";
const MOST_GAMES = 5;

function isRunningGame(value: unknown): value is RunningGame {
  if (!isObject(value) || typeof value.id !== "string" || !/^[A-Za-z0-9]+$/.test(value.id)) return false;
  const { game, rules, yours, moves } = value;
  return typeof game === "string" && isObject(rules) && typeof yours === "string" && typeof moves === "number";
}

/** The latest first. */
export function runningGames(): readonly RunningGame[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRunningGame).slice(0, MOST_GAMES) : [];
  } catch {
    return [];
  }
}

function keep(games: readonly RunningGame[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(games.slice(0, MOST_GAMES)));
  } catch {
    // No storage here, or it is full: then one comes back by the link.
  }
}

export function keepRunning(game: RunningGame): void {
  keep([game, ...runningGames().filter(({ id }) => id !== game.id)]);
}

export function forgetRunning(id: string): void {
  const games = runningGames();
  if (games.some((one) => one.id === id)) keep(games.filter((one) => one.id !== id));
}
