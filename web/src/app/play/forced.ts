// Choices that are none: when only one action is possible, the page may make it for the person who is to act. Kept between
// visits; on unless somebody switched it off.
import type { Moment } from "../../game/game_table";
import { gameNamed } from "../../games/all";

const KEY = "spooky.forced";
const OFF = "off";

export function makesForced(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function keepMakesForced(makes: boolean): void {
  try {
    if (makes) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // No storage here, or it is full: then the next visit begins with what is usual.
  }
}

/** The one action that is possible here and that the page makes by itself; null where there is a choice. */
export function forcedAction(game: string, { state, rules, events }: Moment): string | null {
  return makesForced() ? (gameNamed(game)?.forced?.(state, rules, events) ?? null) : null;
}
