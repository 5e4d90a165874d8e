import { movesOf } from "./state";

/** An action: one classical move, or a superposition of several. */
export interface Move {
  text: string;
  parts: readonly string[];
}

export function readMove(text: string): Move {
  return { text, parts: movesOf(text) };
}
