import { kindOf, squaresOf, type Kind } from "./state";

/** An action: two spooky marks, a measurement, or the last mark. */
export interface Move {
  text: string;
  kind: Kind;
  /** One or two. */
  squares: readonly string[];
}

export function readMove(text: string): Move | null {
  const squares = squaresOf(text);
  return squares.length > 0 ? { text, kind: kindOf(text), squares } : null;
}
