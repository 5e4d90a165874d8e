import { useMemo } from "preact/hooks";
import { Cells, Frame, Squares, Surface, useBoard, type BoardModel } from "spooky-board";
import type { BoardProps, PictureProps } from "../kit";
import { marksIn, oddsIn } from "./details";
import { Fillings, PieceMark, useFillings } from "./drawing";
import { viewOf, type View } from "./layout";
import { CheckLines, MoveArrow, PairLinks } from "./links";
import { Marks } from "./marks";
import { departureIn, squaresOfDeed } from "./events";
import { hasMoves, squaresIn, type Move } from "./moves";
import { canEntangle, formsOf, splitsOf } from "./offers";
import { Pieces } from "./pieces_on_board";
import { selectionFrom, squaresPicked, type Selection } from "./selection";
import { pieceAt, sizeOf, type Pair, type State } from "./state";
import { Targets, targetsOf } from "./targets";
import { describeSquare, pointedWords } from "./words";

/** The pairs that an entanglement may join, of what is selected. */
function joinable(state: State, legal: readonly Move[], selection: Selection): Pair[] {
  if (selection.stage !== "halves" || !canEntangle(legal, selection.from)) return [];
  const forms = formsOf(legal, selection);
  const all = forms.length > 0 ? forms : selection.sign === "&" ? splitsOf(legal, selection.from, "&") : [];
  const squares = new Set(all.flatMap((form) => (form.joined ?? [])));
  return [...squares].flatMap((square) => pieceAt(state, square)?.pair ?? []);
}

/** The board to play on. */
export function Board(props: BoardProps<State, Move>) {
  const state = props.state;
  const before = props.before;
  const { picked, legal, active, hint, events, ending } = props;
  const fillings = useFillings();
  const size = sizeOf(state);
  const turned = props.you.length === 1 && props.you[0] === "black";
  const view = useMemo(() => viewOf(size, { turned }), [size.columns, size.rows, turned]);
  const { plan } = view;
  const odds = oddsIn(props.details);
  const marks = marksIn(props.details);
  const selection = selectionFrom(picked);
  const targets = useMemo(
    () => (active ? targetsOf(legal, odds, selectionFrom(picked)) : []),
    [legal, odds, picked, active],
  );
  const isOwn = (square: string) => active && pieceAt(state, square)?.owner === props.actor;
  const board = useBoard(plan, {
    onTap: props.onTap,
    onRevoke: props.onRevoke,
    canDrag: (square) => isOwn(square) && hasMoves(legal, square),
    onDragStart: (square) => picked[0] !== square && props.onTap(square),
    // What is dropped on a square counts as a tap there.
    onDrop: (_, square) => props.onTap(square),
  });

  const cells = useMemo(() => {
    const offered = new Set(targets.map(({ square }) => square));
    const chosen = squaresPicked(picked);
    return (
      <Cells
        model={board.model}
        label={props.label}
        describe={(square) => describeSquare(state, square, { marks, targets })}
        isPicked={(square) => chosen.includes(square)}
        isOff={(square) => active && !offered.has(square) && !chosen.includes(square) && !(isOwn(square) && hasMoves(legal, square))}
      />
    );
  }, [state, marks, targets, picked, legal, active, view, board.state.current, props.label]);

  const pieces = useMemo(
    () => <Pieces state={state} before={before} departure={departureIn(events)} marks={marks} view={view} fillings={fillings} />,
    [state, before, marks, view],
  );
  const chosen = selection.stage === "none" ? null : selection.from;
  const pointed = board.state.hovered ?? board.state.focused ?? chosen;
  const pointedPair = pointed === null ? null : (pieceAt(state, pointed)?.pair ?? null);
  const chosenPair = chosen === null ? null : (pieceAt(state, chosen)?.pair ?? null);
  const shown = new Set([...(pointedPair ? [pointedPair] : []), ...(chosenPair ? [chosenPair] : []), ...joinable(state, legal, selection)]);
  const { moving } = state.pieces;
  const moved = moving ? [moving.from, moving.to] : squaresOfDeed(events);
  const hinted = legal.find(({ text }) => text === hint?.text);
  return (
    <>
      <Surface model={board.model} class="chessboard">
        <Frame plan={plan} class="chess-drawing" rounded={0} defs={<Fillings name={fillings} />}>
          <Squares plan={plan} cells={moved} class="chess-last last" />
          <Squares plan={plan} cells={squaresPicked(picked)} class="chess-picked" />
          {ending?.decided.map(({ actor, at }) => (
            <Squares key={actor} plan={plan} cells={at} class="chess-decided" />
          ))}
          {state.rolling?.pair && <Squares plan={plan} cells={state.rolling.pair} class="chess-rolled" />}
          <CheckLines state={state} checks={odds.check} view={view} />
          {pieces}
          <Marks state={state} marks={marks} view={view} />
          <Targets state={state} targets={targets} view={view} />
          {[...shown].map((pair) => (
            <PairLinks key={pair.first} state={state} pair={pair} pointed={pointed} view={view} />
          ))}
          {hinted && <Squares plan={plan} cells={squaresIn(hinted)} class="chess-hinted hinted" />}
          {selection.stage === "halves" &&
            selection.squares.map((square) => {
              const piece = pieceAt(state, selection.from);
              if (!piece || square === selection.from) return null;
              const pair: Pair = { type: piece.type, owner: piece.owner, first: square, second: "", kind: "e", group: 0 };
              return <PieceMark key={square} piece={{ ...piece, square, pair, share: "1/2" }} view={view} fillings={fillings} className="ghost" />;
            })}
          {moving && <MoveArrow from={moving.from} to={moving.to} view={view} />}
          <Squares plan={plan} cells={props.pointed} class="pointed" />
          <DraggedPiece state={state} model={board.model} view={view} fillings={fillings} />
        </Frame>
        {cells}
      </Surface>
      <p class="chess-pointed quiet" aria-hidden={true}>
        {pointed !== null && pointedWords(state, pointed)}
      </p>
    </>
  );
}

interface DraggedPieceProps {
  state: State;
  model: BoardModel;
  view: View;
  fillings: string;
}

function DraggedPiece({ state, model, view, fillings }: DraggedPieceProps) {
  const { dragged } = model.state;
  const piece = dragged && pieceAt(state, dragged.from);
  return (
    piece && (
      <g class="chess-dragged" transform={`translate(${dragged.offset.x} ${dragged.offset.y})`}>
        <PieceMark piece={piece} view={view} fillings={fillings} />
      </g>
    )
  );
}

/** A small board to look at. Its pairs are joined, for nobody can point at them. */
export function Picture({ state, label, coordinates = false }: PictureProps<State>) {
  const fillings = useFillings();
  const view = viewOf(sizeOf(state), { small: true, coordinates });
  const marks = state.marks ?? [];
  return (
    <Frame plan={view.plan} class="chess-drawing" small label={label} rounded={0} defs={<Fillings name={fillings} />}>
      <Pieces state={state} before={null} departure={null} marks={marks} view={view} fillings={fillings} />
      <Marks state={state} marks={marks} view={view} />
    </Frame>
  );
}
