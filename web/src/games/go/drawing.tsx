// Stones. Colours and light are in go.css.
import { useId, useMemo } from "preact/hooks";
import { centreOf, STONE, type Plan } from "spooky-board";
import { goneBetween, stonesOf, type Colour, type State, type Stone } from "./state";

/** Names a gradient for the stones of each player; a page has many drawings. */
export type Light = Readonly<Record<Colour, string>>;

export function useLight(): Light {
  const id = useId();
  return useMemo(() => ({ black: `${id}-black`, white: `${id}-white` }), [id]);
}

/** The gradients of a drawing. */
export function Lights({ light }: { light: Light }) {
  return (
    <>
      {(["black", "white"] as const).map((colour) => (
        <radialGradient key={colour} id={light[colour]} class={`go-light ${colour}`} cx="36%" cy="30%" r="75%">
          <stop class="near" offset="0" />
          <stop class="middle" offset="0.45" />
          <stop class="far" offset="1" />
        </radialGradient>
      ))}
    </>
  );
}

interface StoneMarkProps {
  stone: Stone;
  plan: Plan;
  light: Light;
  /** In which turn it was placed. */
  turn?: number | undefined;
  className?: string;
}

function sizeOfNumber(turn: number): number {
  return turn < 10 ? 48 : turn < 100 ? 42 : 33;
}

/** A stone. An entangled one lets the board shine through, and says in which turn it was placed. */
export function StoneMark({ stone, plan, light, turn, className = "" }: StoneMarkProps) {
  const { point, owner, entangled } = stone;
  const { x, y } = centreOf(plan, point);
  return (
    <g class={`go-stone ${owner}${entangled ? " entangled" : ""} ${className}`} transform={`translate(${x} ${y})`}>
      {!entangled && <circle class="go-shadow" cx="3" cy="5" r={STONE} />}
      <circle class="go-body" r={STONE} fill={`url(#${light[owner]})`} />
      {entangled && turn !== undefined && (
        <text y={sizeOfNumber(turn) * 0.36} font-size={sizeOfNumber(turn)}>
          {turn}
        </text>
      )}
    </g>
  );
}

interface StonesProps {
  state: State;
  /** The state before, when the change is to be shown. */
  before?: State | null;
  turns?: ReadonlyMap<string, number>;
  light: Light;
  plan: Plan;
}

/** All stones; those that have just gone fade. */
export function Stones({ state, before = null, turns, light, plan }: StonesProps) {
  return (
    <g>
      {stonesOf(state).map((stone) => (
        <StoneMark key={stone.point} stone={stone} plan={plan} light={light} turn={turns?.get(stone.point)} />
      ))}
      {before &&
        goneBetween(before, state).map((stone) => (
          <StoneMark key={`${stone.point} gone`} stone={stone} plan={plan} light={light} className="fading" />
        ))}
    </g>
  );
}
