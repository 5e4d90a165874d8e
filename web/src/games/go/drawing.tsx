// The board's wood, lines and coordinates, and the stones on it. Colours and light are in go.css.
import type { ComponentChildren } from "preact";
import { useId, useMemo } from "preact/hooks";
import { layoutOf, middleOf, STONE, UNIT, type Layout, type Spot } from "./layout";
import { columnName, starsOf, type BoardSize } from "./points";
import { goneBetween, stonesOf, type Colour, type State, type Stone } from "./state";

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function Lines({ size }: { size: BoardSize }) {
  const [right, bottom] = [(size.columns - 1) * UNIT, (size.rows - 1) * UNIT];
  const columns = count(size.columns).map((column) => `M${column * UNIT} 0V${bottom}`);
  const rows = count(size.rows).map((row) => `M0 ${row * UNIT}H${right}`);
  const { corners, sides, centre } = starsOf(size);
  return (
    <>
      <path class="go-lines" d={[...columns, ...rows].join("")} />
      <rect class="go-lines go-edge" width={right} height={bottom} />
      {[...corners, ...sides, ...centre].map((point) => {
        const { x, y } = middleOf(point, size);
        return <circle key={point} class="go-star" cx={x} cy={y} r="10" />;
      })}
    </>
  );
}

function Coordinates({ layout }: { layout: Layout }) {
  const { size, letters, margin } = layout;
  const [right, bottom] = [(size.columns - 1) * UNIT, (size.rows - 1) * UNIT];
  // Halfway between the outermost stones and the end of the wood.
  const away = (STONE + margin) / 2;
  const lower = letters * 0.35;
  return (
    <g class="go-coordinates" font-size={letters}>
      {count(size.columns).flatMap((column) =>
        [-away, bottom + away].map((y) => (
          <text key={`${column} ${y}`} x={column * UNIT} y={y + lower}>
            {columnName(column)}
          </text>
        )),
      )}
      {count(size.rows).flatMap((row) =>
        [-away, right + away].map((x) => (
          <text key={`${row} ${x}`} x={x} y={bottom - row * UNIT + lower}>
            {row + 1}
          </text>
        )),
      )}
    </g>
  );
}

/** Names a gradient for the stones of each player; a page has many drawings. */
export type Light = Readonly<Record<Colour, string>>;

export function useLight(): Light {
  const id = useId();
  return useMemo(() => ({ black: `${id}-black`, white: `${id}-white` }), [id]);
}

interface FrameProps {
  size: BoardSize;
  light: Light;
  small?: boolean;
  coordinates?: boolean;
  /** What a screen reader says; without it the drawing is hidden from screen readers. */
  label?: string;
  children: ComponentChildren;
}

/** The empty board. Whatever is on it comes inside. */
export function Frame({ size, light, small = false, coordinates = !small, label = "", children }: FrameProps) {
  const { columns, rows } = size;
  const layout = layoutOf(size, coordinates);
  const { margin, width, height } = layout;
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  const ground = useMemo(
    () => (
      <g>
        <rect class="go-wood" x={-margin} y={-margin} width={width} height={height} rx={small ? 20 : 12} />
        <Lines size={size} />
        {coordinates && <Coordinates layout={layout} />}
      </g>
    ),
    [columns, rows, coordinates, small],
  );
  return (
    <svg
      class={`drawing go-drawing${small ? " small" : ""}`}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      style={{ "--columns": String(columns) }}
      {...spoken}
    >
      <defs>
        {(["black", "white"] as const).map((colour) => (
          <radialGradient key={colour} id={light[colour]} class={`go-light ${colour}`} cx="36%" cy="30%" r="75%">
            <stop class="near" offset="0" />
            <stop class="middle" offset="0.45" />
            <stop class="far" offset="1" />
          </radialGradient>
        ))}
      </defs>
      {ground}
      {children}
    </svg>
  );
}

interface StoneMarkProps {
  stone: Stone;
  size: BoardSize;
  light: Light;
  /** In which turn it was placed. */
  turn?: number | undefined;
  className?: string;
}

function sizeOfNumber(turn: number): number {
  return turn < 10 ? 48 : turn < 100 ? 42 : 33;
}

/** A stone. An entangled one lets the board shine through, and says in which turn it was placed. */
export function StoneMark({ stone, size, light, turn, className = "" }: StoneMarkProps) {
  const { point, owner, entangled } = stone;
  const { x, y } = middleOf(point, size);
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
  size: BoardSize;
}

/** All stones; those that have just gone fade. */
export function Stones({ state, before = null, turns, light, size }: StonesProps) {
  return (
    <g>
      {stonesOf(state).map((stone) => (
        <StoneMark key={stone.point} stone={stone} size={size} light={light} turn={turns?.get(stone.point)} />
      ))}
      {before &&
        goneBetween(before, state).map((stone) => (
          <StoneMark key={`${stone.point} gone`} stone={stone} size={size} light={light} className="fading" />
        ))}
    </g>
  );
}

/** A line from the edge of one stone to the edge of another. */
function lineBetween(from: Spot, to: Spot): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [((to.x - from.x) / length) * STONE, ((to.y - from.y) / length) * STONE];
  return `M${from.x + x} ${from.y + y}L${to.x - x} ${to.y - y}`;
}

/** Joins the stones of a group, from one to the next and back to the first. */
export function Link({ points, size }: { points: readonly string[]; size: BoardSize }) {
  const places = points.map((point) => middleOf(point, size));
  const lines = places.slice(1).map((place, index) => lineBetween(places[index] as Spot, place));
  if (places.length > 2) lines.push(lineBetween(places[places.length - 1] as Spot, places[0] as Spot));
  return (
    <g>
      <path class="go-link" d={lines.join("")} />
      {places.map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="go-link-end" cx={x} cy={y} r={STONE + 1} />
      ))}
    </g>
  );
}
