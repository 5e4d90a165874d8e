import { Cells } from "../../board/cells";
import { Frame } from "../../board/frame";
import { Surface } from "../../board/surface";
import type { BoardProps, PictureProps } from "../kit";
import { DecidingLines } from "./deciding_lines";
import { Highlights, Links, Picked, RealMarks, SpookyMarks } from "./drawing";
import { madeReal } from "./events";
import { sizeOf } from "./layout";
import type { State } from "./state";
import { describeSquare } from "./words";
import type { Move } from "./moves";

/** The board to play on. */
export function Board(props: BoardProps<State, Move>) {
  const size = sizeOf(props.rules);
  const state = props.state;
  const before = props.before;
  return (
    <Surface size={size}>
      <Frame size={size}>
        <Highlights state={state} size={size} last={props.last} hint={props.hint} pointed={props.pointed} />
        {props.ending && <DecidingLines ending={props.ending} size={size} />}
        <Links state={state} size={size} />
        <RealMarks state={state} before={before} arrivals={madeReal(props.events)} size={size} />
        <SpookyMarks state={state} size={size} />
        <Picked squares={props.picked} actor={props.actor} size={size} />
      </Frame>
      <Cells
        size={size}
        label={props.label}
        describe={(square) => describeSquare(state, square, props.picked.includes(square))}
        isPicked={(square) => props.picked.includes(square)}
        onTap={props.onTap}
        onRevoke={props.onRevoke}
      />
    </Surface>
  );
}

/** A small board to look at. */
export function Picture({ rules, state, label, coordinates = false }: PictureProps<State>) {
  const size = sizeOf(rules);
  const shown = state;
  return (
    <Frame size={size} small coordinates={coordinates} label={label}>
      <Highlights state={shown} size={size} last={null} hint={null} />
      <Links state={shown} size={size} />
      <RealMarks state={shown} before={null} arrivals={[]} size={size} />
      <SpookyMarks state={shown} size={size} />
    </Frame>
  );
}
