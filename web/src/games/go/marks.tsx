// What is marked on a board: the last action, a hint, stones picked, the choice in a collapse, whose points are whose.
import { centreOf, type Plan } from "spooky-board";
import type { Ending } from "../kit";
import type { Move } from "./moves";
import { isEmpty, stoneAt, type Choosing, type State } from "./state";

/** The stones of the last action that are still there; those of a choice have marks of their own. */
export function LastMarks({ state, last, plan }: { state: State; last: Move; plan: Plan }) {
  const points = last.points.filter((point) => !state.choosing?.group.includes(point));
  return (
    <>
      {points.map((point) => {
        const stone = stoneAt(state, point);
        const { x, y } = centreOf(plan, point);
        return stone && <circle key={point} class={`last ${stone.owner}`} cx={x} cy={y} r={stone.entangled ? 40 : 22} />;
      })}
    </>
  );
}

/** The stones among which one chooses: those that may be named have a ring, the others a cross beside their number. */
export function ChoiceMarks({ choosing, plan }: { choosing: Choosing; plan: Plan }) {
  return (
    <>
      {choosing.group.map((point) => {
        const { x, y } = centreOf(plan, point);
        return choosing.allowed.includes(point) ? (
          <circle key={point} class="go-allowed" cx={x} cy={y} r="52" />
        ) : (
          <g key={point} class="go-forbidden" transform={`translate(${x + 36} ${y - 36})`}>
            <circle r="21" />
            <path d="M-9 -9L9 9M9 -9L-9 9" />
          </g>
        );
      })}
    </>
  );
}

const SQUARE = 30;

/** Whose the empty points are when the game is counted. */
export function AreaMarks({ ending, state, plan }: { ending: Ending; state: State; plan: Plan }) {
  return (
    <>
      {ending.decided.flatMap(({ actor, at }) =>
        at
          .filter((point) => isEmpty(state, point))
          .map((point) => {
            const { x, y } = centreOf(plan, point);
            return (
              <rect
                key={point}
                class={`go-area ${actor}`}
                x={x - SQUARE / 2}
                y={y - SQUARE / 2}
                width={SQUARE}
                height={SQUARE}
                rx="4"
              />
            );
          }),
      )}
    </>
  );
}
