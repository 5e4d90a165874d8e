import { pieceAt, type Piece, type State } from "./state";

interface Step {
  kind?: string;
  from: string;
  to: string;
  passing?: boolean;
}

/** What stands where a step arrives, or has just passed there, for words about it. */
export function victimOf(before: State, { kind = "step", from, to, passing = false }: Step): Piece | undefined {
  if (kind === "tunnel") return undefined;
  const pawnAside = pieceAt(before, from)?.type === "P" && from.charAt(0) !== to.charAt(0);
  const beside = pawnAside ? pieceAt(before, to.charAt(0) + from.charAt(1)) : undefined;
  return passing ? beside : (pieceAt(before, to) ?? beside);
}

/** Where a pawn on this square is set back to when both its halves are captured in passing (N13). */
export function setBack(square: string, owner: string): string {
  return square.charAt(0) + String(Number(square.slice(1)) + (owner === "white" ? -1 : 1));
}
