// Why a tap does nothing, where no move has begun that the engine could judge.
import { actorName, pieceName } from "./names";
import { pieceAt, type State } from "./state";

/** A square on which whoever is to move has no piece. */
export function notOwn(state: State, square: string, actor: string): string {
  const piece = pieceAt(state, square);
  if (!piece) return `there is nothing on ${square}: tap one of ${actorName(actor)}'s pieces`;
  const half = piece.pair ? "half of the " : "";
  return `the ${half}${pieceName(piece.type)} on ${square} is ${actorName(piece.owner)}'s, and it is ${actorName(actor)}'s turn`;
}
