// The rolls of a game: what was rolled for, and the face that was rolled. A game that was kept without its faces has none.
import type { Standing } from "../kit";
import { isRoll, parseMove } from "./moves";
import { isUnequal, type Kind, type Pair, type State } from "./state";
import { setBack } from "./victim";

/** What is rolled for: a pair of this kind, or tunnelling. */
export type RollKind = Kind | "tunnel";

const EVEN = [2, 4, 6];
const ODD = [1, 3, 5];

/** The faces that choose the first square, or the second. */
export function facesFor(kind: RollKind, half: 1 | 2): readonly number[] {
  if (kind === "tunnel") return half === 1 ? [6] : [1, 2, 3, 4, 5];
  if (isUnequal(kind)) return half === 1 ? [1, 2, 3, 4] : [5, 6];
  return half === 1 ? EVEN : ODD;
}

export interface Rolled {
  /** Null where nobody kept it. */
  face: number | null;
  kind: RollKind;
  half: 1 | 2;
  /** The move that it was rolled for. */
  move: string;
  /** The pair that collapsed; null for tunnelling. */
  pair: Pair | null;
}

export function rollingPair({ rolling, pairs }: State): Pair | null {
  return pairs.find(({ first, second }) => rolling?.pair?.[0] === first && rolling.pair[1] === second) ?? null;
}

export function rollKind(state: State): RollKind {
  return state.rolling?.pair ? (rollingPair(state)?.kind ?? "e") : "tunnel";
}

/** The roll that led to a moment; null when it was no roll. */
export function rolledAt({ moments, index }: Pick<Standing<State>, "moments" | "index">): Rolled | null {
  const action = moments[index]?.action ?? "";
  const before = moments[index - 1]?.state;
  if (!isRoll(action) || !before?.rolling) return null;
  return { face: moments[index]?.face ?? null, kind: rollKind(before), half: action === "#1" ? 1 : 2, move: before.rolling.move, pair: rollingPair(before) };
}

/** The rolls of the turn that a moment belongs to, in order. */
export function rolledIn({ moments, index }: Pick<Standing<State>, "moments" | "index">): Rolled[] {
  const rolls: Rolled[] = [];
  for (let at = index; at > 0; --at) {
    const one = rolledAt({ moments, index: at });
    if (!one) break;
    rolls.unshift(one);
  }
  return rolls;
}

/** Where a roll sends the piece of its pair: the square, the move being carried out. */
export function collapsedTo(pair: Pair, half: 1 | 2, move: string): string {
  const square = half === 1 ? pair.first : pair.second;
  const parsed = parseMove(move);
  if (parsed?.kind !== "step") return square;
  if (parsed.passing && [pair.first, pair.second].includes(parsed.to)) return setBack(square, pair.owner);
  return parsed.from === square ? parsed.to : square;
}
