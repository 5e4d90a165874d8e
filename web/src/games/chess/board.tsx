import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { Cells } from "../../board/cells";
import { CELL, extentOf, insetsOf } from "../../board/geometry";
import type { BoardProps, PictureProps } from "../kit";
import { marksIn, oddsIn } from "./details";
import { Frame, PieceMark, useFillings } from "./drawing";
import { cornerOf, squareSeen, type View } from "./layout";
import { CheckLines, MoveArrow, PairLinks } from "./links";
import { Marks } from "./marks";
import { hasMoves, parseMove, squaresIn, type Move } from "./moves";
import { canEntangle, formsOf, splitsOf } from "./offers";
import { Pieces } from "./pieces_on_board";
import { selectionFrom, squaresPicked, type Selection } from "./selection";
import { pieceAt, sizeOf, type Pair, type State } from "./state";
import { Targets, targetsOf } from "./targets";
import { useDrag } from "./use_drag";
import { describeSquare, pointedWords } from "./words";

function squareOf(event: Event): string | null {
  return (event.target as Element).closest<HTMLElement>("[data-cell]")?.dataset.cell ?? null;
}

function Highlights({ squares, view, className }: { squares: readonly string[]; view: View; className: string }) {
  return (
    <>
      {squares.map((square) => {
        const { x, y } = cornerOf(view, square);
        return <rect key={square} class={className} x={x} y={y} width={CELL} height={CELL} />;
      })}
    </>
  );
}

/** The pairs that an entanglement may join, of what is selected. */
function joinable(state: State, legal: readonly Move[], selection: Selection): Pair[] {
  if (selection.stage !== "halves" || !canEntangle(legal, selection.from)) return [];
  const forms = formsOf(legal, selection);
  const all = forms.length > 0 ? forms : selection.sign === "&" ? splitsOf(legal, selection.from, "&") : [];
  const squares = new Set(all.flatMap((form) => (form.kind === "entangle" ? [form.joined] : [])));
  return [...squares].flatMap((square) => pieceAt(state, square)?.pair ?? []);
}

/** The last move of a player, the rolls after it left out. */
function lastMove(moves: readonly Move[]): Move | null {
  for (let at = moves.length - 1; at >= 0; --at) {
    const move = moves[at];
    if (move && move.kind !== "roll") return move;
  }
  return null;
}

/** The board to play on. */
export function Board(props: BoardProps<State, Move>) {
  const state = props.state;
  const before = props.before;
  const { picked, legal, active, hint, moves, ending } = props;
  const surface = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const fillings = useFillings();
  const size = sizeOf(state);
  const turned = props.you.length === 1 && props.you[0] === "black";
  const view = useMemo(() => ({ size, turned }), [size.columns, size.rows, turned]);
  const odds = oddsIn(props.details);
  const marks = marksIn(props.details);
  const selection = selectionFrom(picked);
  const targets = useMemo(
    () => (active ? targetsOf(state, legal, odds, selectionFrom(picked)) : []),
    [state, legal, odds, picked, active],
  );
  const latest = useRef(props);
  latest.current = props;

  const isOwn = (square: string) => active && pieceAt(state, square)?.owner === props.actor;
  const dragged = useDrag({
    surface,
    canDrag: (square) => isOwn(square) && hasMoves(legal, square),
    onTakeUp: (square) => latest.current.picked[0] !== square && latest.current.onTap(square),
    onDrop: (square) => latest.current.onTap(square),
  });

  const cells = useMemo(() => {
    const offered = new Set(targets.map(({ square }) => square));
    const chosen = squaresPicked(picked);
    return (
      <Cells
        size={size}
        nameOf={(column, row) => squareSeen(view, column, row)}
        place={insetsOf(size)}
        label={props.label}
        describe={(square) => describeSquare(state, square, { marks, targets })}
        isPicked={(square) => chosen.includes(square)}
        isOff={(square) => active && !offered.has(square) && !chosen.includes(square) && !(isOwn(square) && hasMoves(legal, square))}
        onTap={(square) => latest.current.onTap(square)}
        onRevoke={() => latest.current.onRevoke()}
      />
    );
  }, [state, marks, targets, picked, legal, active, view, props.label]);

  const pieces = useMemo(
    () => <Pieces state={state} before={before} last={props.last?.text ?? null} marks={marks} view={view} fillings={fillings} />,
    [state, before, marks, view],
  );
  const chosen = selection.stage === "none" ? null : selection.from;
  const pointed = hovered ?? focused ?? chosen;
  const pointedPair = pointed === null ? null : (pieceAt(state, pointed)?.pair ?? null);
  const chosenPair = chosen === null ? null : (pieceAt(state, chosen)?.pair ?? null);
  const shown = new Set([...(pointedPair ? [pointedPair] : []), ...(chosenPair ? [chosenPair] : []), ...joinable(state, legal, selection)]);
  const moved = lastMove(moves);
  const rolling = state.rolling ? parseMove(state.rolling.move) : null;
  const { wide, high } = extentOf(size);
  const style = { "--wide": String(wide), "--high": String(high) } as JSX.CSSProperties;
  return (
    <>
      <div
        class="surface chessboard"
        style={style}
        ref={surface}
        onPointerOver={(event) => setHovered(event.pointerType === "mouse" ? squareOf(event) : null)}
        onPointerLeave={() => setHovered(null)}
        onFocusIn={(event) => setFocused(squareOf(event))}
        onFocusOut={() => setFocused(null)}
      >
        <Frame view={view} fillings={fillings}>
          {moved && <Highlights squares={squaresIn(moved.text)} view={view} className="chess-last last" />}
          <Highlights squares={squaresPicked(picked)} view={view} className="chess-picked" />
          {ending?.decided.map(({ actor, at }) => (
            <Highlights key={actor} squares={at} view={view} className="chess-decided" />
          ))}
          {state.rolling?.pair && <Highlights squares={state.rolling.pair} view={view} className="chess-rolled" />}
          <CheckLines state={state} checks={odds.check} view={view} />
          {pieces}
          <Marks state={state} marks={marks} view={view} />
          <Targets state={state} targets={targets} view={view} />
          {[...shown].map((pair) => (
            <PairLinks key={pair.first} state={state} pair={pair} pointed={pointed} view={view} />
          ))}
          {hint && <Highlights squares={squaresIn(hint.text)} view={view} className="chess-hinted hinted" />}
          {selection.stage === "halves" &&
            selection.squares.map((square) => {
              const piece = pieceAt(state, selection.from);
              if (!piece || square === selection.from) return null;
              const pair: Pair = { type: piece.type, owner: piece.owner, first: square, second: "", kind: "e", group: 0 };
              return <PieceMark key={square} piece={{ ...piece, square, pair }} view={view} fillings={fillings} className="ghost" />;
            })}
          {rolling && "to" in rolling && <MoveArrow from={rolling.from} to={rolling.to} view={view} />}
          {dragged && <DraggedPiece state={state} dragged={dragged} view={view} fillings={fillings} wide={wide} />}
        </Frame>
        {cells}
      </div>
      <p class="chess-pointed quiet" aria-hidden={true}>
        {pointed !== null && pointedWords(state, pointed)}
      </p>
    </>
  );
}

interface DraggedPieceProps {
  state: State;
  dragged: { from: string; x: number; y: number };
  view: View;
  fillings: string;
  /** How many squares wide the surface is. */
  wide: number;
}

function DraggedPiece({ state, dragged, view, fillings, wide }: DraggedPieceProps) {
  const piece = pieceAt(state, dragged.from);
  const unit = wide * CELL;
  return (
    piece && (
      <g class="chess-dragged" transform={`translate(${dragged.x * unit} ${dragged.y * unit})`}>
        <PieceMark piece={piece} view={view} fillings={fillings} />
      </g>
    )
  );
}

/** A small board to look at. Its pairs are joined, for nobody can point at them. */
export function Picture({ state, label, coordinates = false }: PictureProps<State>) {
  const shown = state;
  const fillings = useFillings();
  const view = { size: sizeOf(shown), turned: false };
  const marks = shown.marks ?? [];
  return (
    <Frame view={view} fillings={fillings} small coordinates={coordinates} label={label}>
      <Pieces state={shown} before={null} last={null} marks={marks} view={view} fillings={fillings} />
      <Marks state={shown} marks={marks} view={view} />
    </Frame>
  );
}
