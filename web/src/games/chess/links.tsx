// What belongs together: the two halves of a pair, the pairs of a group, a king and what gives it check.
import { Arrow, centreOf, lineThrough } from "spooky-board";
import { Chip } from "./chip";
import type { Check } from "./details";
import type { View } from "./layout";
import { unitOf, shareOf, type Pair, type State } from "./state";

interface PairLinksProps {
  state: State;
  pair: Pair;
  /** The half that one points at, if it is of this pair. */
  pointed: string | null;
  view: View;
}

/** Joins the halves of a pair, and of those entangled with it; each half tells its chance, and which go with the one pointed at. */
export function PairLinks({ state, pair, pointed, view }: PairLinksProps) {
  const side = pair.group === 0 ? null : pointed === pair.first ? "first" : pointed === pair.second ? "second" : null;
  const chip = (one: Pair, half: "first" | "second") => (
    <Chip state={state} square={one[half]} view={view} text={shareOf(one, one[half])} about="share" className={half === side ? "together" : ""} />
  );
  return (
    <>
      {unitOf(state, pair).map((one) => (
        <g key={one.first} class={one === pair ? "chess-link" : "chess-link entangled"}>
          <path d={lineThrough(view.plan, [one.first, one.second], 30)} />
          {chip(one, "first")}
          {chip(one, "second")}
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
