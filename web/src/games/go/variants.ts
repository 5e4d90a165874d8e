// What the variants let a player place, as far as taps have to be understood.
import type { Rules } from "../../client/protocol";
import { variantOf } from "./state";

/** What a turn may place: so many stones, and the name that an action carries where the number leaves it open. */
export interface Shape {
  stones: number;
  name: "" | "3G" | "3W";
}

const SINGLE: Shape = { stones: 1, name: "" };
const PAIR: Shape = { stones: 2, name: "" };
const TRIPLE: Shape = { stones: 3, name: "" };
const FOUR: Shape = { stones: 4, name: "" };
const TRIPLES: readonly Shape[] = [
  { stones: 3, name: "3G" },
  { stones: 3, name: "3W" },
];

const SHAPES: Record<string, readonly Shape[]> = {
  plain: [SINGLE],
  ghz3: [TRIPLE],
  w3: [TRIPLE],
  ghz4: [FOUR],
  w4: [FOUR],
  mixed3: TRIPLES,
  mixedk: [PAIR, ...TRIPLES, FOUR],
};

export const VARIANTS = ["base", "weak", "symmetric", "semi", "ghz3", "ghz4", "w3", "w4", "mixed3", "mixedk", "plain"] as const;

/** The shapes among which a player chooses. */
export function shapesOf(rules: Rules, player: string): readonly Shape[] {
  const variant = variantOf(rules);
  if (variant === "semi") return player === "white" ? [SINGLE] : [PAIR];
  return SHAPES[variant] ?? [PAIR];
}

/** Whether one tap tells the whole turn: the second stone goes to the opposite point. */
export function isSymmetric(rules: Rules): boolean {
  return variantOf(rules) === "symmetric";
}
