import { pieceAt, type Piece, type State } from "./state";

/** What stands where a step arrives, or has just passed there, for words about it. */
export function victimOf(before: State, { kind = "step", from, to }: { kind?: string; from: string; to: string }): Piece | undefined {
  if (kind === "tunnel") return undefined;
  const pawnAside = pieceAt(before, from)?.type === "P" && from.charAt(0) !== to.charAt(0);
  return pieceAt(before, to) ?? (pawnAside ? pieceAt(before, to.charAt(0) + from.charAt(1)) : undefined);
}
