// What the messages call players and pieces.
import type { Term } from "../../words/format";
import type { Colour, Type } from "./state";

const NAMES: Readonly<Record<Type, string>> = { P: "pawn", N: "knight", B: "bishop", R: "rook", Q: "queen", K: "king" };

export function playerTerm(actor: string): Term {
  return { family: "player", word: actor };
}

/** "knight". */
export function pieceTerm(type: Type): Term {
  return { family: "piece", word: NAMES[type] };
}

/** The same of a piece that an event names. */
export function namedPieceTerm(word: string): Term {
  return { family: "piece", word };
}

/** "half knight" of a half. */
export function presentTerm({ type, pair }: { type: Type; pair: object | null }): Term {
  return { family: pair ? "half" : "piece", word: NAMES[type] };
}

/** "white knight". */
export function manTerm({ type, owner }: { type: Type; owner: Colour }): Term {
  return { family: "man", word: `${owner}-${NAMES[type]}` };
}
