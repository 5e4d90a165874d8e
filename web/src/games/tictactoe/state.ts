// The engine's `state` object of tic-tac-toe, and the spelling of its actions.
import type { Rules } from "../../client/protocol";

export interface SpookyMark {
  mark: string;
  squares: readonly [string, string];
}

export interface State {
  position?: string;
  /** Marks that are real, by square. */
  classical: Readonly<Record<string, string>>;
  spooky: readonly SpookyMark[];
  cycle: readonly string[] | null;
}

/** Whether marks are spooky by these rules, as they usually are. */
export function isQuantum(rules: Rules): boolean {
  return rules.variant !== "plain";
}

export type Kind = "pair" | "measure" | "single";

/** The squares that an action names: one or two. */
export function squaresOf(action: string): string[] {
  return action.match(/[a-z]\d+/g) ?? [];
}

export function kindOf(action: string): Kind {
  if (action.startsWith("@")) return "measure";
  return squaresOf(action).length === 2 ? "pair" : "single";
}

/** The player of a mark: "x" of "X3". */
export function playerOf(mark: string): string {
  return mark.charAt(0).toLowerCase();
}

export function subscriptOf(mark: string): number {
  return Number(mark.slice(1));
}

/** The spooky marks of a square, in order of play. */
export function spookyMarksOn(state: State, square: string): string[] {
  return state.spooky.filter((pair) => pair.squares.includes(square)).map((pair) => pair.mark);
}
