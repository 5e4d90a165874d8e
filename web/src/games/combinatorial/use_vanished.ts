import type { Engine } from "../../client/engine";
import type { Question } from "../../client/protocol";
import { useCurrentAnswer } from "../../client/use_current_answer";
import type { GameSetup } from "../../game/game_table";
import { startOf } from "../../game/game_table";
import { isSum, movesOf, type State } from "./state";

export interface Vanished {
  /** The worlds that the last action left behind. */
  worlds: readonly string[];
  /** Why the first of them did, in the engine's words. */
  reason: string | null;
}

/** The classical game in one world: the engine judges a move there alone. */
export function classicalQuestion(setup: GameSetup, world: string, moves: readonly string[], first: string): Question {
  return { game: setup.game, rules: { ...setup.rules, ruleset: "D", width: 1, first }, position: world, moves };
}

/** The worlds, from 0, in which none of these moves is legal. */
export function lostBy(
  moves: readonly string[],
  available: readonly { move: string; worlds: readonly number[] }[],
  count: number,
): number[] {
  const kept = new Set(available.filter(({ move }) => moves.includes(move)).flatMap(({ worlds }) => worlds));
  return Array.from({ length: count }, (_, index) => index).filter((index) => !kept.has(index));
}

/** What vanished by the last of these actions; null until that is known. */
export function useVanished(engine: Engine<State>, setup: GameSetup, actions: readonly string[]): Vanished | null {
  const last = actions[actions.length - 1];
  const question: Question = { ...startOf(setup), moves: actions.slice(0, -1), report: ["worlds", "available"] };
  const before = useCurrentAnswer(engine, last === undefined || isSum(setup.rules) ? null : question);
  const moves = last === undefined ? [] : movesOf(last);
  const told = before?.ok ? before : null;
  const worlds = (told?.worlds ?? []).map((world) => world.position ?? "");
  const lost = told ? lostBy(moves, told.available ?? [], worlds.length).map((index) => worlds[index] ?? "") : [];
  const [first] = lost;
  const doubt = first === undefined || !told ? null : classicalQuestion(setup, first, moves.slice(0, 1), told.actor);
  const why = useCurrentAnswer(engine, doubt);
  if (!told) return null;
  return { worlds: lost, reason: why && !why.ok ? why.error.reason : null };
}

/** A world as a state to draw. */
export function asState(position: string): State {
  return { position, realisations: 1 };
}
