import { useMemo } from "preact/hooks";
import { Cells, Frame, Link, Rings, SeamEnds, STONE, Surface, useBoard } from "spooky-board";
import { NOBODY } from "../../client/protocol";
import type { BoardProps, PictureProps } from "../kit";
import { Lights, StoneMark, Stones, useLight } from "./drawing";
import { askedIn } from "./events";
import { isGrid } from "./goban";
import { planOf } from "./layout";
import { AreaMarks, ChoiceMarks, LastMarks } from "./marks";
import { turnsOf, type Move } from "./moves";
import { groupAt, isEmpty, isOffered, onBoard, sizeOf, type Colour, type State } from "./state";
import { boardWords, describePoint } from "./words";

/** How far the wood's corners are rounded, in a picture more. */
const ROUNDED = 12;
const ROUNDED_SMALL = 20;

/** The board to play on. */
export function Board(props: BoardProps<State, Move>) {
  const state = onBoard(props.state, props.rules);
  const { picked, actor, hint, last, ending, moves } = props;
  const size = sizeOf(state);
  const plan = useMemo(() => planOf(size), [size.columns, size.rows, size.goban]);
  const { model, state: board } = useBoard(plan, props);
  const light = useLight();
  const turns = useMemo(() => turnsOf(moves), [moves.length, state]);
  const asked = askedIn(props.events);
  // What is drawn stays the same while the mouse wanders, and costs nothing then.
  const cells = useMemo(
    () => (
      <Cells
        model={model}
        label={props.label}
        describe={(point) => describePoint(state, point, { picked, turns, asked })}
        isPicked={(point) => picked.includes(point)}
        isOff={(point) => props.active && !isOffered(state, point)}
      />
    ),
    [state, plan, picked, turns, board.current, props.label, props.active],
  );

  // The group that is asked about, unless one points at another: the focus stays where the last stone was put.
  const { hovered, focused } = board;
  const pointed = hovered ?? state.choosing?.group[0] ?? focused;
  const linked = pointed === null ? undefined : groupAt(state, pointed);
  const placing = props.active && !state.choosing && actor !== NOBODY;
  const ghost = placing && hovered !== null && !picked.includes(hovered) && isEmpty(state, hovered) ? hovered : null;
  const before = props.before ? onBoard(props.before, props.rules) : null;
  const stones = useMemo(
    () => <Stones state={state} before={before} turns={turns} light={light} plan={plan} />,
    [state, before, plan, turns, light],
  );
  // The name of a point makes room for the stone there.
  const shown = useMemo(
    () => ({ ...plan, labels: plan.labels.filter(({ cell }) => cell === undefined || (isEmpty(state, cell) && !picked.includes(cell))) }),
    [plan, state, picked],
  );
  // A board that is not known yet cannot be drawn.
  if (!size.goban && !isGrid(props.rules)) return <div class="surface goban" />;
  const colour: Colour = actor === "white" ? "white" : "black";
  return (
    <Surface model={model} class="goban" magnifier={boardWords}>
      <Frame plan={shown} class="go-drawing" rounded={ROUNDED} defs={<Lights light={light} />}>
        {ending && <AreaMarks ending={ending} state={state} plan={plan} />}
        {stones}
        {linked && <Link plan={plan} cells={linked.points} class="go-link" short={STONE} rings={STONE + 1} />}
        {state.choosing && <ChoiceMarks choosing={state.choosing} plan={plan} />}
        {last && <LastMarks state={state} last={last} plan={plan} />}
        {hint && <Rings plan={plan} cells={hint.points} class="hinted" radius={44} />}
        {picked.map((point) => (
          <StoneMark key={point} stone={{ point, owner: colour, entangled: true }} plan={plan} light={light} className="pending" />
        ))}
        <Rings plan={plan} cells={props.pointed} class="pointed" radius={54} />
        <Rings plan={plan} cells={picked} class="go-pending-ring" radius={50} />
        {ghost && <StoneMark stone={{ point: ghost, owner: colour, entangled: true }} plan={plan} light={light} className="ghost" />}
        {(hovered ?? focused) !== null && <SeamEnds plan={plan} cell={hovered ?? focused ?? ""} />}
      </Frame>
      {cells}
    </Surface>
  );
}

/** A small board to look at. Its groups are joined, for nobody can point at them. */
export function Picture({ rules, state, label, coordinates = false }: PictureProps<State>) {
  const shown = onBoard(state, rules);
  const size = sizeOf(shown);
  const light = useLight();
  const plan = useMemo(() => planOf(size, { coordinates }), [size.columns, size.rows, size.goban, coordinates]);
  if (!size.goban && !isGrid(rules)) return null;
  return (
    <Frame plan={plan} class="go-drawing" small label={label} rounded={ROUNDED_SMALL} defs={<Lights light={light} />}>
      <Stones state={shown} light={light} plan={plan} />
      {shown.groups.map(({ points }) => (
        <Link key={points[0]} plan={plan} cells={points} class="go-link" short={STONE} rings={STONE + 1} />
      ))}
    </Frame>
  );
}
