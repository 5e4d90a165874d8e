// Words that the other words are made of.
import type { Moment } from "../../game/game_table";
import { facesFor, type RollKind } from "./dice";
import type { Type, State } from "./state";

export { actorName, capitalised, isYou, whose } from "../../words/people";

const PIECES: Record<Type, string> = { P: "pawn", N: "knight", B: "bishop", R: "rook", Q: "queen", K: "king" };
const PROMOTIONS = { q: "queen", r: "rook", b: "bishop", n: "knight" } as const;

export function pieceName(type: Type): string {
  return PIECES[type];
}

export function promotionName(letter: keyof typeof PROMOTIONS): string {
  return PROMOTIONS[letter];
}

export function stateOf(moment: Moment<State>): State {
  return moment.state;
}

export function eitherOf(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items[items.length - 1]}`;
}

/** "even" or "1 to 4": what a face has to be. */
export function facesName(kind: RollKind, half: 1 | 2): string {
  const faces = facesFor(kind, half);
  if (kind === "e" || kind === "p") return half === 1 ? "even" : "odd";
  return faces.length < 3 ? eitherOf(faces.map(String)) : `${faces[0]} to ${faces[faces.length - 1]}`;
}

