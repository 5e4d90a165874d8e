// Taps become actions: two squares make a pair, one square is enough where the engine says so.
import type { TapContext, Tapped } from "../kit";
import type { Move } from "./moves";
import type { State } from "./state";

/** Composes an action. What is not legal is tried all the same: the engine then says why not. */
export function tap({ legal, picked }: Pick<TapContext<State, Move>, "legal" | "picked">, square: string): Tapped {
  const first = picked[0];
  if (first === square) return { picked: [] };
  if (first !== undefined) {
    const pair = legal.find(({ squares }) => sameSquares(squares, [first, square]));
    return { action: pair?.text ?? first + square };
  }
  const whole = legal.find(({ squares }) => sameSquares(squares, [square]));
  if (whole !== undefined) return { action: whole.text };
  const begins = legal.some(({ squares }) => squares.includes(square));
  return begins ? { picked: [square] } : { action: square };
}

function sameSquares(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((square) => other.includes(square));
}

/** A measurement is chosen by looking at both boards. */
export function choices(_: State, legal: readonly Move[]): readonly Move[] {
  return legal.filter(({ kind }) => kind === "measure");
}
