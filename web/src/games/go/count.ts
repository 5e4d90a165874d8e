// What the points of a finished game are made of (G16, G17), by what the engine has counted.
import type { Ending } from "../kit";
import { isEmpty, opponentOf, stonesOf, type Colour, type State } from "./state";

export interface Count {
  /** Null where stones on the board do not count. */
  stones: number | null;
  surrounded: number;
  /** Stones of the opponent that were captured; null where they do not count. */
  captured: number | null;
  komi: number;
  total: number;
}

/** Null after a resignation, when nothing is counted. */
export function countOf({ result, decided }: Ending, state: State, player: Colour, territory: boolean): Count | null {
  const points = decided.find(({ actor }) => actor === player)?.at;
  const total = result[player];
  if (!points || typeof total !== "number") return null;
  const surrounded = points.filter((point) => isEmpty(state, point)).length;
  const stones = territory ? null : stonesOf(state).filter(({ owner }) => owner === player).length;
  const captured = territory ? state.captured[opponentOf(player)] : null;
  return { stones, surrounded, captured, komi: total - surrounded - (stones ?? 0) - (captured ?? 0), total };
}
