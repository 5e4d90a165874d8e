// Which stones touch, for what the words say about a collapse (G5).
import type { Rules } from "../../client/protocol";
import type { Standing } from "../kit";
import { gobanOf, hasPair } from "./goban";
import { placeOf } from "./points";
import { groupAt, isChoice, kindOf, namedIn, stonesOf, variantOf, type Group, type State } from "./state";

export function touch(rules: Rules, one: string, other: string): boolean {
  const goban = gobanOf(rules);
  if (goban) return hasPair(goban.edges, one, other) || (variantOf(rules) === "weak" && hasPair(goban.diagonals, one, other));
  const [a, b] = [placeOf(one), placeOf(other)];
  const [across, up] = [Math.abs(a.column - b.column), Math.abs(a.row - b.row)];
  return across + up === 1 || (variantOf(rules) === "weak" && across === 1 && up === 1);
}

export interface Contact {
  /** A stone just placed, and one that it touches. */
  from: string;
  to: string;
  /** The older group of the stone that is touched; undefined when that stone is a classical one. */
  group: Group | undefined;
  /** Whether both were placed in this turn. */
  own: boolean;
}

/** What the stones just placed touch. */
export function contactsOf(rules: Rules, state: State, placed: readonly string[]): Contact[] {
  const others = stonesOf(state).map(({ point }) => point);
  return placed.flatMap((from) =>
    others
      .filter((to) => touch(rules, from, to))
      .map((to) => {
        const own = placed.includes(to);
        return { from, to, group: own ? undefined : groupAt(state, to), own };
      }),
  );
}

/** The stones kept so far in the collapse that this moment belongs to. */
export function justCollapsed({ moments, index }: Standing<State>): string[] {
  const kept: string[] = [];
  for (let at = index - 1; at > 0; --at) {
    const moment = moments[at];
    const action = moment?.action ?? "";
    if (!isChoice(action)) break;
    const group = moments[at - 1]?.state.choosing?.group ?? [];
    const named = namedIn(action);
    kept.push(...(kindOf(action) === "keep" ? named : group.filter((point) => !named.includes(point))));
  }
  return kept;
}
