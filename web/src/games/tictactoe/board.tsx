import { useMemo } from "preact/hooks";
import { Cells, Frame, Surface, useBoard } from "spooky-board";
import type { BoardProps, PictureProps } from "../kit";
import { DecidingLines } from "./deciding_lines";
import { Highlights, Links, Picked, RealMarks, SpookyMarks } from "./drawing";
import { madeReal } from "./events";
import { planOf } from "./layout";
import type { Move } from "./moves";
import type { State } from "./state";
import { describeSquare } from "./words";

/** The board to play on. */
export function Board({ rules, state, ...props }: BoardProps<State, Move>) {
  const plan = useMemo(() => planOf(rules), [rules.width, rules.height]);
  const { model } = useBoard(plan, props);
  return (
    <Surface model={model}>
      <Frame plan={plan}>
        <Highlights state={state} plan={plan} last={props.last} hint={props.hint} pointed={props.pointed} />
        {props.ending && <DecidingLines ending={props.ending} plan={plan} />}
        <Links state={state} plan={plan} />
        <RealMarks state={state} before={props.before} arrivals={madeReal(props.events)} plan={plan} />
        <SpookyMarks state={state} plan={plan} />
        <Picked squares={props.picked} actor={props.actor} plan={plan} />
      </Frame>
      <Cells
        model={model}
        label={props.label}
        describe={(square) => describeSquare(state, square, props.picked.includes(square))}
        isPicked={(square) => props.picked.includes(square)}
      />
    </Surface>
  );
}

/** A small board to look at. */
export function Picture({ rules, state, label, coordinates = false }: PictureProps<State>) {
  const plan = planOf(rules, { small: true, coordinates });
  return (
    <Frame plan={plan} small label={label}>
      <Highlights state={state} plan={plan} last={null} hint={null} />
      <Links state={state} plan={plan} />
      <RealMarks state={state} before={null} arrivals={[]} plan={plan} />
      <SpookyMarks state={state} plan={plan} />
    </Frame>
  );
}
