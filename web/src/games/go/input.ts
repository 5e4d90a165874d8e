// Taps become actions. What is not legal is tried all the same: the engine then says why not.
import { NOBODY } from "../../client/protocol";
import { say } from "../../words/say";
import type { TapContext, Tapped } from "../kit";
import { askedIn } from "./events";
import { oppositeOf, placementsOf, shapesFor } from "./goban";
import type { Move } from "./moves";
import { choiceText, isEmpty, onBoard, placement, pointsOf, sizeOf, type State } from "./state";

type Context = Omit<TapContext<State, Move>, "legal" | "details">;

/** An action that names a point where no stone can go, for the engine to say why: the others are on empty points. */
function attempt({ picked, state }: Context, point: string, stones: number): string {
  const empty = pointsOf(sizeOf(state)).filter((one) => isEmpty(state, one) && !picked.includes(one));
  return placement([...picked, point, ...empty].slice(0, Math.max(stones, picked.length + 1)));
}

function withOpposite({ rules, state }: Context, point: string): string {
  const opposite = oppositeOf(rules, point);
  return placement(opposite !== point && isEmpty(state, opposite) ? [point, opposite] : [point]);
}

export function tap({ state: shown, ...rest }: Context, point: string): Tapped {
  const context = { ...rest, state: onBoard(shown, rest.rules) };
  const { rules, picked, actor, state } = context;
  const asked = askedIn(context.events);
  if (asked) {
    const { group, does } = asked;
    return group.includes(point) ? { action: choiceText(does, point) } : { refusal: say("page-go.not-in-group", { point, group }) };
  }
  if (actor === NOBODY) return { action: point };
  if (picked.includes(point)) return { picked: picked.filter((one) => one !== point) };
  const placements = placementsOf(rules);
  const points = [...picked, point];
  // Until it is known what a turn places, points can be picked.
  if (!placements) return { picked: points };
  if (placements.opposite) return { action: withOpposite(context, point) };
  const shapes = shapesFor(actor, placements);
  const most = Math.max(...shapes.map(({ stones }) => stones));
  if (!isEmpty(state, point)) return { action: attempt(context, point, shapes[0]?.stones ?? 1) };
  // With several shapes, one of them is pressed when the stones are there.
  if (shapes.length > 1) return { picked: points.length > most ? picked : points };
  return points.length < most ? { picked: points } : { action: placement(points.slice(-most)) };
}
