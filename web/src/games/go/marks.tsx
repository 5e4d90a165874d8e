// What is marked on a board: the last action, a hint, stones picked, the choice in a collapse, whose points are whose.
import type { Ending } from "../kit";
import { middleOf } from "./layout";
import type { Move } from "./moves";
import type { BoardSize } from "./points";
import { isEmpty, stoneAt, type Choosing, type State } from "./state";

interface RingsProps {
  points: readonly string[];
  size: BoardSize;
  className: string;
  radius: number;
}

export function Rings({ points, size, className, radius }: RingsProps) {
  return (
    <>
      {points.map((point) => {
        const { x, y } = middleOf(point, size);
        return <circle key={point} class={className} cx={x} cy={y} r={radius} />;
      })}
    </>
  );
}

/** The stones of the last action that are still there; those of a choice have marks of their own. */
export function LastMarks({ state, last, size }: { state: State; last: Move; size: BoardSize }) {
  const points = last.points.filter((point) => !state.choosing?.group.includes(point));
  return (
    <>
      {points.map((point) => {
        const stone = stoneAt(state, point);
        const { x, y } = middleOf(point, size);
        return stone && <circle key={point} class={`last ${stone.owner}`} cx={x} cy={y} r={stone.entangled ? 40 : 22} />;
      })}
    </>
  );
}

/** The stones among which one chooses: those that may be named have a ring, the others a cross beside their number. */
export function ChoiceMarks({ choosing, size }: { choosing: Choosing; size: BoardSize }) {
  return (
    <>
      {choosing.group.map((point) => {
        const { x, y } = middleOf(point, size);
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
export function AreaMarks({ ending, state, size }: { ending: Ending; state: State; size: BoardSize }) {
  return (
    <>
      {ending.decided.flatMap(({ actor, at }) =>
        at
          .filter((point) => isEmpty(state, point))
          .map((point) => {
            const { x, y } = middleOf(point, size);
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
