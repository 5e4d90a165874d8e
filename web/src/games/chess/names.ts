// Words that the other words are made of.
import type { Moment } from "../../game/game_table";
import { facesFor, type RollKind } from "./dice";
import type { Type, State } from "./state";

const PIECES: Record<Type, string> = { P: "pawn", N: "knight", B: "bishop", R: "rook", Q: "queen", K: "king" };
const PROMOTIONS = { q: "queen", r: "rook", b: "bishop", n: "knight" } as const;

export function pieceName(type: Type): string {
  return PIECES[type];
}

export function promotionName(letter: keyof typeof PROMOTIONS): string {
  return PROMOTIONS[letter];
}

export function actorName(actor: string): string {
  return actor.charAt(0).toUpperCase() + actor.slice(1);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function stateOf(moment: Moment): State {
  return moment.state as State;
}

/** Whether the words speak to the one person who plays this actor here; several persons are named. */
export function isYou(actor: string, you: readonly string[]): boolean {
  return you.length === 1 && you[0] === actor;
}

/** "your" or "White's". */
export function whose(actor: string, you: readonly string[]): string {
  return isYou(actor, you) ? "your" : `${actorName(actor)}'s`;
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

