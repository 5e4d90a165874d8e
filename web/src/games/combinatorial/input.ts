// Taps become actions: each adds a classical move to those picked, or takes it away again.
import type { Rules } from "../../client/protocol";
import type { Move } from "./moves";
import type { State } from "./state";
import type { TapContext, Tapped } from "../kit";

/** With one move a turn, another one takes the place of the first. */
export function toggled(rules: Rules, picked: readonly string[], move: string): readonly string[] {
  if (picked.includes(move)) return picked.filter((one) => one !== move);
  return rules.width === 1 ? [move] : [...picked, move];
}

export function tap({ rules, picked }: Pick<TapContext<State, Move>, "rules" | "picked">, move: string): Tapped {
  return { picked: toggled(rules, picked, move) };
}
