import { useMemo } from "preact/hooks";
import { boxesPlan, Cells, Frame, Surface, useBoard } from "spooky-board";
import type { Rules } from "../../client/protocol";
import type { BoardProps, PictureProps } from "../kit";
import { MOST_MOVES_LISTED, MOST_WORLDS_COUNTED } from "./bounds";
import { drawnFrom } from "./classical/all";
import { HandleMarks, type PlacedHandle } from "./handles";
import { objectOf } from "./move_words";
import { madeIn, type WorldPast } from "./past";
import type { Box, Scene } from "./scene";
import { sharesOf, type Shares } from "./shares";
import { worldsOf, type State } from "./state";
import { say } from "../../words/say";
import { handleWords } from "./words";
import type { Move } from "./moves";

/** The scene of a game that began there; things keep their places as long as it lasts. */
function useScene(rules: Rules, origin: State): Scene {
  return useMemo(() => drawnFrom(rules, origin).sceneOf(worldsOf(rules, origin), rules), [JSON.stringify(rules), origin.position]);
}

function useShares(rules: Rules, origin: State, state: State): Shares {
  return useMemo(() => {
    const counted = worldsOf(rules, state).slice(0, MOST_WORLDS_COUNTED);
    return sharesOf(counted.map(drawnFrom(rules, origin).thingsIn));
  }, [JSON.stringify(rules), origin.position, state.position]);
}

/** Of a picture that nobody taps. */
const NO_CELLS: ReadonlyMap<string, Box> = new Map();

interface MarksProps {
  scene: Scene;
  shares: Shares;
  moves: readonly string[];
  className: string;
}

function Marks({ scene, shares, moves, className }: MarksProps) {
  return (
    <>
      {moves.map((move) => (
        <g key={move} class={`mark ${className}`}>
          <scene.Mark move={move} shares={shares} />
        </g>
      ))}
    </>
  );
}

/** The board to play on: all worlds at once, and on it a place to tap for every move that is available. */
export function Board(props: BoardProps<State, Move>) {
  const { rules, picked, hint, actor } = props;
  const state = props.state;
  const scene = useScene(rules, props.origin);
  const shares = useShares(rules, props.origin, state);
  const sharesBefore = useShares(rules, props.origin, props.previous ?? state);
  const past = props.details?.past;
  const made = useMemo(() => (past ? madeIn(past) : []), [past]);
  const available = props.details?.available;
  const handles = useMemo(
    (): PlacedHandle[] =>
      (available ?? []).slice(0, MOST_MOVES_LISTED).flatMap(({ move, worlds }) => {
        const handle = scene.handleOf(move, shares);
        return handle ? [{ ...handle, move, label: handleWords(objectOf(rules, move), worlds.length, shares.total) }] : [];
      }),
    [available, scene, shares],
  );
  const labels = new Map(handles.map(({ move, label }) => [move, label]));
  const plan = useMemo(
    () => boxesPlan({ width: scene.width, height: scene.height, cells: new Map(handles.map((handle) => [handle.move, handle])) }),
    [scene, handles],
  );
  const { model } = useBoard(plan, props);
  return (
    <>
      <Surface model={model} class="scene">
        <Frame plan={plan}>
          <scene.Drawing shares={shares} small={false} made={made} />
          {props.last !== null && <Marks scene={scene} shares={sharesBefore} moves={props.last.parts.slice(0, MOST_MOVES_LISTED)} className="last" />}
          <HandleMarks handles={handles} />
          {hint && <Marks scene={scene} shares={shares} moves={hint.parts} className="hinted" />}
          <Marks scene={scene} shares={shares} moves={picked} className={`chosen ${actor}`} />
        </Frame>
        <Cells model={model} label={props.label} describe={(move) => labels.get(move) ?? move} isPicked={(move) => picked.includes(move)} />
      </Surface>
      {scene.legend && <p class="legend">{scene.legend()}</p>}
      {state.realisations > shares.total && shares.total === MOST_WORLDS_COUNTED && (
        <p class="legend">{say("page-combinatorial.board.first-worlds-only", { shown: MOST_WORLDS_COUNTED, all: state.realisations })}</p>
      )}
    </>
  );
}

interface WorldPictureProps extends PictureProps<State> {
  /** Moves to be marked in it, and whose they are. */
  moves?: readonly string[];
  actor?: string;
  /** What has been done in it, where that is known. */
  past?: WorldPast | undefined;
}

/** A small board to look at. */
export function Picture({ rules, state, origin, label, coordinates = false, moves = [], actor = "", past }: WorldPictureProps) {
  const beginning = origin ?? state;
  const scene = useScene(rules, beginning);
  const shares = useShares(rules, beginning, state);
  const view = (!coordinates && scene.picture) || { x: 0, y: 0, width: scene.width, height: scene.height };
  const plan = boxesPlan({ width: scene.width, height: scene.height, view, cells: NO_CELLS });
  return (
    <Frame plan={plan} class="scene-picture" small label={label}>
      <scene.Drawing shares={shares} small={!coordinates} made={past && madeIn([past])} />
      <Marks scene={scene} shares={shares} moves={moves} className={`chosen ${actor}`} />
    </Frame>
  );
}
