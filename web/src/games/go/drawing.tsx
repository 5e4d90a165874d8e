// The board's wood, lines and coordinates, and the stones on it. Colours and light are in go.css.
import type { ComponentChildren } from "preact";
import { useId, useMemo } from "preact/hooks";
import { outwards } from "../../board/graph";
import { hasPair, type Goban } from "./goban";
import { graphOf, hasColumns, layoutOf, middleOf, SEAM, STONE, UNIT, type Layout, type Spot } from "./layout";
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

/** The lines of a board that is not a grid. A seam is drawn only where it leaves the drawing, at both ends. */
function GraphLines({ goban }: { goban: Goban }) {
  const graph = graphOf(goban);
  const spot = (point: string) => graph.spots.get(point) ?? { x: 0, y: 0 };
  const drawn = goban.edges.filter(([one, other]) => !hasPair(goban.seams, one, other));
  const beside = new Map<string, string[]>();
  for (const [one, other] of drawn) {
    beside.set(one, [...(beside.get(one) ?? []), other]);
    beside.set(other, [...(beside.get(other) ?? []), one]);
  }
  const lines = drawn.map(([one, other]) => `M${spot(one).x} ${spot(one).y}L${spot(other).x} ${spot(other).y}`);
  const seams = goban.seams.flatMap(([one, other]) =>
    [[one, other] as const, [other, one] as const].map(([from, to]) => {
      const { x, y } = outwards(graph, from, to, beside.get(from) ?? []);
      return `M${spot(from).x} ${spot(from).y}l${x * SEAM} ${y * SEAM}`;
    }),
  );
  return (
    <>
      <path class="go-lines" d={lines.join("")} />
      {seams.length > 0 && <path class="go-lines go-seam" d={seams.join("")} />}
      {goban.stars.map((point) => (
        <circle key={point} class="go-star" cx={spot(point).x} cy={spot(point).y} r="10" />
      ))}
    </>
  );
}

/** Where there are no columns and rows, every point has its name beside it. */
function PointNames({ goban, letters }: { goban: Goban; letters: number }) {
  return (
    <g class="go-coordinates" font-size={letters}>
      {[...graphOf(goban).spots].map(([name, { x, y }]) => (
        <text key={name} x={x + 28} y={y + 36}>
          {name}
        </text>
      ))}
    </g>
  );
}

function Coordinates({ layout }: { layout: Layout }) {
  const { size, letters, margin } = layout;
  const [right, bottom] = [(size.columns - 1) * UNIT, (size.rows - 1) * UNIT];
  // Halfway between the outermost stones and the end of the wood.
  const away = ((size.goban ? SEAM : STONE) + margin) / 2;
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
  const { columns, rows, goban } = size;
  const layout = layoutOf(size, coordinates);
  const { margin, width, height } = layout;
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  const ground = useMemo(
    () => (
      <g>
        <rect class="go-wood" x={-margin} y={-margin} width={width} height={height} rx={small ? 20 : 12} />
        {goban ? <GraphLines goban={goban} /> : <Lines size={size} />}
        {coordinates && (goban && !hasColumns(goban) ? <PointNames goban={goban} letters={layout.letters} /> : <Coordinates layout={layout} />)}
      </g>
    ),
    [columns, rows, goban, coordinates, small],
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
