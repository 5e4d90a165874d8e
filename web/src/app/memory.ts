// What the browser remembers between visits: the game, in progress or just over. Nothing breaks without it.
import type { GameRecord } from "../game/record";
import type { Seats } from "../game/seats";

export interface KeptGame {
  record: GameRecord;
  seats: Seats;
}

const GAME = "spooky.game";

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
