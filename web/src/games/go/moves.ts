import { kindOf, namedIn, type Kind } from "./state";

/** An action: stones placed, a choice in a collapse, a pass, a resignation. */
export interface Move {
  text: string;
  kind: Kind;
  /** The points that it names. */
  points: readonly string[];
}

export function readMove(text: string): Move {
  return { text, kind: kindOf(text), points: namedIn(text) };
}

/** In which turn the stone on each point was placed, by the moves that led here. */
export function turnsOf(moves: readonly Move[]): ReadonlyMap<string, number> {
  const turns = new Map<string, number>();
  let turn = 0;
  for (const { kind, points } of moves) {
    if (kind === "place" || kind === "pass") ++turn;
    if (kind === "place") for (const point of points) turns.set(point, turn);
  }
  return turns;
}
