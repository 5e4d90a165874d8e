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

/** The mark that closed the cycle: the last one. */
export function closingMark(state: State): SpookyMark | undefined {
  return state.cycle ? state.spooky[state.spooky.length - 1] : undefined;
}

export interface Collapse {
  mark: string;
  square: string;
  /** The square that it shared with a mark which became real there; null for a mark that nothing forced. */
  left: string | null;
}

/** What became real between two states, in the order in which one forced the next. */
export function collapsed(before: State, after: State): Collapse[] {
  const measured = closingMark(before)?.mark;
  const spooky = before.spooky.filter(({ mark }) => mark !== measured);
  const forced = new Set(spooky.map(({ mark }) => mark));
  const found: Collapse[] = Object.entries(after.classical)
    .filter(([square, mark]) => !(square in before.classical) && !forced.has(mark))
    .map(([square, mark]) => ({ mark, square, left: null }));
  // The list grows while it is walked.
  for (const { square: left } of found) {
    for (const { mark, squares } of spooky) {
      const square = squares.find((one) => one !== left && after.classical[one] === mark);
      if (!squares.includes(left) || square === undefined || !forced.delete(mark)) continue;
      found.push({ mark, square, left });
    }
  }
  return found;
}
