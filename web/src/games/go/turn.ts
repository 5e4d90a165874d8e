// What belongs to one turn of a game: a placement or a pass, and the choices of the collapse that follows.
import type { Standing } from "../kit";
import { chosenIn } from "./events";
import type { State } from "./state";

/** The moment from which on a moment is told: who only hears of the last choice of a turn would not know what began it. */
export function storyBegins({ moments, index }: Standing<State>): number {
  const chosenAt = (at: number) => chosenIn(moments[at]?.events ?? []);
  let first = index;
  while (first > 1 && chosenAt(first)) --first;
  // A choice that was none may have been made without asking, right before the other side went on.
  const last = chosenAt(first - 1);
  return first > 1 && last?.forced !== undefined && last.by !== moments[first]?.by ? first - 1 : first;
}
