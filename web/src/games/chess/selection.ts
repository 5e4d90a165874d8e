// What has been chosen so far on the way to a move. The page keeps it as a list of texts: the square of the piece, then
// a square of arrival, or the sign of a superposition or an entanglement and its squares.
export type Selection =
  | { stage: "none" }
  | { stage: "piece"; from: string }
  /** A square of arrival, about which something is still open: odds to be accepted, a promotion to be chosen. */
  | { stage: "target"; from: string; to: string }
  /** A superposition, or an entanglement: up to two squares. */
  | { stage: "halves"; from: string; sign: "^" | "&"; squares: readonly string[] };

export function selectionFrom(picked: readonly string[]): Selection {
  const [from, next, ...squares] = picked;
  if (from === undefined) return { stage: "none" };
  if (next === undefined) return { stage: "piece", from };
  if (next === "^" || next === "&") return { stage: "halves", from, sign: next, squares };
  return { stage: "target", from, to: next };
}

/** The squares that are picked, signs left out. */
export function squaresPicked(picked: readonly string[]): string[] {
  return picked.filter((one) => one.length === 2);
}
