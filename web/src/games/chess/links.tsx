// What belongs together: the two halves of a pair, the pairs of a group, a king and what gives it check.
import { Arrow, centreOf, lineThrough } from "spooky-board";
import { Chip } from "./chip";
import type { Check } from "./details";
import type { View } from "./layout";
import { shareOf, squaresOf, unitOf, type Pair, type State } from "./state";

interface PairLinksProps {
  state: State;
  pair: Pair;
  /** The half that one points at, if it is of this pair. */
  pointed: string | null;
  view: View;
}

/** Joins the halves of a pair, and of those entangled with it; each half tells its chance, and which go with the one pointed at. */
export function PairLinks({ state, pair, pointed, view }: PairLinksProps) {
  const side = pair.group === 0 || pointed === null ? -1 : squaresOf(pair).indexOf(pointed);
  return (
    <>
      {unitOf(state, pair).map((one) => (
        <g key={one.first} class={one === pair ? "chess-link" : "chess-link entangled"}>
          <path d={lineThrough(view.plan, squaresOf(one), 30)} />
          {squaresOf(one).map((square, half) => (
            <Chip key={square} state={state} square={square} view={view} text={shareOf(state, square)} about="share" className={half === side ? "together" : ""} />
          ))}
        </g>
      ))}
    </>
  );
}

export function CheckLines({ state, checks, view }: { state: State; checks: readonly Check[]; view: View }) {
  return (
    <>
      {checks.map(({ king, attacker, p }) => (
        <g key={king + attacker} class="chess-check">
          <path d={lineThrough(view.plan, [attacker, king], 34)} />
          {p !== "1" && <Chip state={state} square={king} view={view} text={p} about="capture" className="danger" />}
        </g>
      ))}
    </>
  );
}

/** The move that a die is rolled for. */
export function MoveArrow({ from, to, view }: { from: string; to: string; view: View }) {
  return (
    <g class="chess-arrow">
      <Arrow from={centreOf(view.plan, from)} to={centreOf(view.plan, to)} />
    </g>
  );
}
