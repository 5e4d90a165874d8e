// Taps become actions. What is not legal is tried all the same: the engine then says why not.
import { NOBODY } from "../../client/protocol";
import type { TapContext, Tapped } from "../kit";
import type { Move } from "./moves";
import { oppositeOf } from "./points";
import { choiceOf, isEmpty, onBoard, placement, pointsOf, sizeOf, type State } from "./state";
import { isSymmetric, shapesOf } from "./variants";

type Context = Omit<TapContext<State, Move>, "legal" | "details">;

/** An action that names a point where no stone can go, for the engine to say why: the others are on empty points. */
function attempt({ picked, state }: Context, point: string, stones: number): string {
  const empty = pointsOf(sizeOf(state)).filter((one) => isEmpty(state, one) && !picked.includes(one));
  return placement([...picked, point, ...empty].slice(0, Math.max(stones, picked.length + 1)));
}

function symmetric({ state }: Context, point: string): string {
  const opposite = oppositeOf(point, sizeOf(state));
  return placement(opposite !== point && isEmpty(state, opposite) ? [point, opposite] : [point]);
}

export function tap({ state: shown, ...rest }: Context, point: string): Tapped {
  const state = onBoard(shown, rest.rules);
  const context = { ...rest, state };
  const { rules, picked, actor } = context;
  if (state.choosing) return { action: choiceOf(state, point) };
  if (actor === NOBODY) return { action: point };
  if (picked.includes(point)) return { picked: picked.filter((one) => one !== point) };
  if (isSymmetric(rules)) return { action: symmetric(context, point) };
  const shapes = shapesOf(rules, actor);
  const most = Math.max(...shapes.map(({ stones }) => stones));
  if (!isEmpty(state, point)) return { action: attempt(context, point, shapes[0]?.stones ?? 1) };
  const points = [...picked, point];
  // With several shapes, one of them is pressed when the stones are there.
  if (shapes.length > 1) return { picked: points.length > most ? picked : points };
  return points.length < most ? { picked: points } : { action: placement(points) };
}
