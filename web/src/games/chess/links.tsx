// What belongs together: the two halves of a pair, the pairs of a group, a king and what gives it check.
import { Chip } from "./chip";
import type { Check } from "./details";
import { middleOf, type View } from "./layout";
import { unitOf, shareOf, type Pair, type State } from "./state";

/** A line between two squares that begins and ends at the edge of what stands there. */
function lineBetween(view: View, from: string, to: string, short: number): string {
  const [a, b] = [middleOf(view, from), middleOf(view, to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [((b.x - a.x) / length) * short, ((b.y - a.y) / length) * short];
  return `M${a.x + x} ${a.y + y}L${b.x - x} ${b.y - y}`;
}

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
          <path d={lineBetween(view, one.first, one.second, 30)} />
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
          <path d={lineBetween(view, attacker, king, 34)} />
          {p !== "1" && <Chip state={state} square={king} view={view} text={p} about="capture" className="danger" />}
        </g>
      ))}
    </>
  );
}

/** The move that a die is rolled for. */
export function MoveArrow({ from, to, view }: { from: string; to: string; view: View }) {
  const [a, b] = [middleOf(view, from), middleOf(view, to)];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return (
    <g class="chess-arrow">
      <path d={lineBetween(view, from, to, 26)} />
      <path d="M0 0L-24 -13V13z" transform={`translate(${b.x} ${b.y}) rotate(${angle}) translate(-16 0)`} />
    </g>
  );
}
