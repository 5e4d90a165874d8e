// What the browser remembers between visits: the game, in progress or just over, and which kind of game was chosen last.
// Nothing breaks without it.
import type { GameRecord } from "../game/record";
import type { Seats } from "../game/seats";

export interface KeptGame {
  record: GameRecord;
  seats: Seats;
}

const GAME = "spooky.game";
const KIND = "spooky.kind";

export function keepGame(game: KeptGame): void {
  try {
    localStorage.setItem(GAME, JSON.stringify(game));
  } catch {
    // No storage here, or it is full: then a reload begins anew.
  }
}

/** What was kept, to be examined like any other text from outside. */
export function keptGame(): { record: string; seats: unknown } | null {
  try {
    const kept = JSON.parse(localStorage.getItem(GAME) ?? "null") as { record?: unknown; seats?: unknown } | null;
    return kept ? { record: JSON.stringify(kept.record ?? null), seats: kept.seats } : null;
  } catch {
    return null;
  }
}

export function forgetGame(): void {
  try {
    localStorage.removeItem(GAME);
  } catch {
    // Nothing was kept.
  }
}

/** The kind of game that is to be offered first. */
export function keepKind(name: string): void {
  try {
    localStorage.setItem(KIND, name);
  } catch {
    // No storage here, or it is full: then the next visit begins with the first game.
  }
}

export function keptKind(): string | null {
  try {
    return localStorage.getItem(KIND);
  } catch {
    return null;
  }
}
