// Marks, links and the cycle. X and O differ in shape, not in colour alone.
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { centreOf, pathOf, Squares, type Plan, type Point } from "spooky-board";
import { slotOf } from "./layout";
import { linksOf } from "./links";
import type { Move } from "./moves";
import { playerOf, subscriptOf, type SpookyMark, type State } from "./state";

const STAGGER_SECONDS = 0.14;
const NO_MARK: SpookyMark = { mark: "", squares: ["", ""] };

interface SmallMarkProps {
  mark: string;
  at: Point & { letters: number };
  className?: string;
}

function SmallMark({ mark, at, className = "" }: SmallMarkProps) {
  return (
    <text class={`spooky ${playerOf(mark)} ${className}`} x={at.x} y={at.y + at.letters * 0.34} font-size={at.letters}>
      {mark.charAt(0)}
      <tspan class="subscript" dy={at.letters * 0.2} font-size={at.letters * 0.62}>
        {subscriptOf(mark)}
      </tspan>
    </text>
  );
}

function LargeMark({ mark }: { mark: string }) {
  const player = playerOf(mark);
  return (
    <g class={`real ${player}`}>
      {player === "x" ? <path d="M-25 -25L25 25M25 -25L-25 25" /> : <circle r="27" />}
      <text x="46" y="45">
        {subscriptOf(mark)}
      </text>
    </g>
  );
}

/** All links between the two places of a mark; those of the cycle stand out. */
export function Links({ state, plan }: { state: State; plan: Plan }) {
  const cycle = state.cycle;
  const links = useMemo(() => linksOf(state, plan), [state, plan]);
  return (
    <g>
      {links.map((link, index) => {
        const { mark, squares } = state.spooky[index] ?? NO_MARK;
        const inCycle = cycle !== null && squares.every((square) => cycle.includes(square));
        return <path key={mark} class={`link ${playerOf(mark)}${inCycle ? " cycle" : ""}`} d={pathOf(link)} />;
      })}
    </g>
  );
}

/** The squares of the last action, of the cycle, of a hint, of what is spoken of. */
export function Highlights(props: { state: State; plan: Plan; last: Move | null; hint: Move | null; pointed?: readonly string[] }) {
  const { state, plan, last, hint, pointed = [] } = props;
  return (
    <>
      {last && <Squares plan={plan} cells={last.squares} class="last" inset={1} />}
      {state.cycle && <Squares plan={plan} cells={state.cycle} class="in-cycle" inset={3} />}
      {hint && <Squares plan={plan} cells={hint.squares} class="hinted" inset={5} />}
      <Squares plan={plan} cells={pointed} class="pointed" inset={5} />
    </>
  );
}

export function SpookyMarks({ state, plan }: { state: State; plan: Plan }) {
  return (
    <g>
      {state.spooky.flatMap(({ mark, squares }) =>
        squares.map((square) => <SmallMark key={mark + square} mark={mark} at={slotOf(state, square, mark, plan)} />),
      )}
    </g>
  );
}

/** Spooky marks that have just gone, as they fade. */
function Fading({ before, state, plan }: { before: State; state: State; plan: Plan }) {
  const left = new Set(state.spooky.map((pair) => pair.mark));
  return (
    <g>
      {before.spooky
        .filter((pair) => !left.has(pair.mark))
        .flatMap(({ mark, squares }) =>
          squares.map((square) => (
            <SmallMark key={`${mark}${square}gone`} mark={mark} at={slotOf(before, square, mark, plan)} className="fading" />
          )),
        )}
    </g>
  );
}

interface RealMarksProps {
  state: State;
  /** The state before, and the squares in which marks became real since then, when that is to be shown. */
  before: State | null;
  arrivals: readonly string[];
  plan: Plan;
}

/** Real marks. Those that have just become real grow out of the spooky mark that they were. */
export function RealMarks({ state, before, arrivals, plan }: RealMarksProps) {
  return (
    <g>
      {Object.entries(state.classical).map(([square, mark]) => {
        const centre = centreOf(plan, square);
        const order = before ? arrivals.indexOf(square) : -1;
        const from = before && order >= 0 ? slotOf(before, square, mark, plan) : centre;
        const style = {
          "--from-x": `${from.x - centre.x}px`,
          "--from-y": `${from.y - centre.y}px`,
          animationDelay: `${order * STAGGER_SECONDS}s`,
        } as JSX.CSSProperties;
        return (
          <g key={square} transform={`translate(${centre.x} ${centre.y})`}>
            {order >= 0 ? (
              <g class="arriving" style={style}>
                <LargeMark mark={mark} />
              </g>
            ) : (
              <LargeMark mark={mark} />
            )}
          </g>
        );
      })}
      {before && <Fading before={before} state={state} plan={plan} />}
    </g>
  );
}

/** The first square of a pair, picked and not yet played. */
export function Picked({ squares, actor, plan }: { squares: readonly string[]; actor: string; plan: Plan }) {
  return (
    <>
      {squares.map((square) => {
        const { x, y } = centreOf(plan, square);
        return (
          <g key={square} class={`picked ${actor}`}>
            <circle cx={x} cy={y} r="34" />
            <text x={x} y={y + 13} font-size="38">
              {actor.toUpperCase()}
            </text>
          </g>
        );
      })}
    </>
  );
}
