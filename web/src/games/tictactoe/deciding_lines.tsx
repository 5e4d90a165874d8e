import { centreOf, type Plan } from "spooky-board";
import type { Ending } from "../kit";

/** How far a band reaches to all sides of the line through the middle of its squares. */
const REACH = 48;

/** Where the band around a line begins, how long it is, and which way it lies, in degrees. */
export function bandOf(squares: readonly string[], plan: Plan): { x: number; y: number; length: number; angle: number } {
  const from = centreOf(plan, squares[0] ?? "");
  const to = centreOf(plan, squares[squares.length - 1] ?? "");
  return {
    ...from,
    length: Math.hypot(to.x - from.x, to.y - from.y),
    angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** The lines that decided the game: the winner's in a full band, the loser's in a dashed one. */
export function DecidingLines({ ending, plan }: { ending: Ending; plan: Plan }) {
  return (
    <g>
      {ending.decided.map(({ actor, at }) => {
        const { x, y, length, angle } = bandOf(at, plan);
        return (
          <rect
            key={at.join(" ")}
            class={`deciding ${actor} ${actor === ending.result.winner ? "won" : "lost"}`}
            x={-REACH}
            y={-REACH}
            width={length + 2 * REACH}
            height={2 * REACH}
            rx={REACH}
            pathLength={100}
            transform={`translate(${x} ${y}) rotate(${angle})`}
          />
        );
      })}
    </g>
  );
}
