// The engine's `state` object of a combinatorial game, and the spelling of positions, actions and rules.
import type { Rules } from "../../client/protocol";

export interface State {
  /** Realisations joined by `|`. */
  position: string;
  realisations: number;
}

/** The classical game that the rules name. */
export function classicalName(rules: Rules): string {
  return typeof rules.game === "string" ? rules.game : "nim";
}

/** Whether an action may be a superposition by these rules: with one move a turn the game is the classical one. */
export function isQuantum(rules: Rules): boolean {
  return rules.width !== 1;
}

/** A `sum` has positions of its own shape, and worlds in each of its parts. */
export function isSum(rules: Rules): boolean {
  return classicalName(rules) === "sum";
}

/** The worlds of a position, each a text; a sum is shown as one. */
export function worldsOf(rules: Rules, state: State): readonly string[] {
  return isSum(rules) ? [state.position] : state.position.split("|");
}

/** The moves of an action, `1-1|2-1`. */
export function movesOf(action: string): string[] {
  return action.split("|");
}

export function actionOf(moves: readonly string[]): string {
  return [...moves].sort().join("|");
}

/** A world as a state to draw. */
export function asState(position: string): State {
  return { position, realisations: 1 };
}
