import type { Move } from "./moves";
import { mustMove, type State } from "./state";

/** Rolls, the move after a remote collapse, and the move after the offer of a draw belong to the turn that has begun. */
export function continuesTurn(move: Move, before: State): boolean {
  const mover = before.position.split(" ")[1] === "w" ? "white" : "black";
  return move.kind === "roll" || mustMove(before) !== null || before.draw_offer === mover;
}
