// Taps become actions: two squares make a pair, one square is enough where the engine says so.
import type { TapContext, Tapped } from "../kit";
import { squaresOf } from "./state";

/** Composes an action. What is not legal is tried all the same: the engine then says why not. */
export function tap({ legal, picked }: Pick<TapContext, "legal" | "picked">, square: string): Tapped {
  const first = picked[0];
  if (first === square) return { picked: [] };
  if (first !== undefined) {
    const pair = legal.find((action) => sameSquares(squaresOf(action), [first, square]));
    return { action: pair ?? first + square };
  }
  const whole = legal.find((action) => sameSquares(squaresOf(action), [square]));
  if (whole !== undefined) return { action: whole };
  const begins = legal.some((action) => squaresOf(action).includes(square));
  return begins ? { picked: [square] } : { action: square };
}

function sameSquares(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((square) => other.includes(square));
}

/** A measurement is chosen by looking at both boards. */
export function choices(legal: readonly string[]): readonly string[] {
  return legal.filter((action) => action.startsWith("@"));
}
