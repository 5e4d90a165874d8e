import { centreOf, curvesBetween, type Curve, type Plan } from "spooky-board";
import { slotOf } from "./layout";
import type { State } from "./state";

/** How much of a link's ends is left out for the letters. */
const LETTERS = 19;

/** The links between the two places of every spooky mark, in order of play: each keeps away from letters and other links. */
export function linksOf(state: State, plan: Plan): Curve[] {
  const marks = state.spooky.flatMap(({ mark, squares }) => squares.map((square) => ({ mark, at: slotOf(state, square, mark, plan) })));
  const real = Object.keys(state.classical).map((square) => centreOf(plan, square));
  const ends = state.spooky.map(({ mark, squares: [first, second] }) => ({
    from: slotOf(state, first, mark, plan),
    to: slotOf(state, second, mark, plan),
    others: [...marks.filter((one) => one.mark !== mark).map((one) => one.at), ...real],
  }));
  return curvesBetween(ends, plan.ground, LETTERS);
}
