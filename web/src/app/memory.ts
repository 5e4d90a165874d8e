// What the browser remembers between visits: the settings, and the game in progress. Nothing breaks without it.
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

export function keptGame(): { record: string; seats: Seats } | null {
  try {
    const kept = JSON.parse(localStorage.getItem(GAME) ?? "null") as KeptGame | null;
    return kept ? { record: JSON.stringify(kept.record), seats: kept.seats } : null;
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
