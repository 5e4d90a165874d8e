// A whole board from data alone, for pages that draw nothing themselves.
import { render } from "preact";
import { useId } from "preact/hooks";
import type { Annotation } from "./annotation";
import { Annotations } from "./annotations";
import { Cells } from "./cells";
import { Frame } from "./frame";
import { Link, SeamEnds } from "./links";
import { Rings, Squares } from "./marks";
import { PhaseDial, ShareRing } from "./parts";
import { centreOf, type Plan, type Point } from "./plan";
import { Surface } from "./surface";
import { useBoard } from "./use_board";

/** Something on a cell, or a part of it. */
export interface BoardPiece {
  /** Tells pieces apart; parts of one thing have different ids. */
  id: string;
  cell: string;
  /** How much of it is there, from 0 to 1; wholly where it is not told. A part is filled to that height and has a ring. */
  share?: number;
  /** In turns, from 0 to 1; no dial where it is not told. */
  phase?: number;
  /** How far it is turned, in degrees clockwise. */
  orientation?: number;
  /** An SVG path within a box of 100 units around the middle of the cell, from -50 to 50. */
  path?: string;
  /** Letters instead of a path. */
  text?: string;
  /** Classes, for colours. */
  class?: string;
}

/** Joins the parts of one thing, or things that belong together. */
export interface BoardLink {
  cells: readonly string[];
  class?: string;
}

export interface BoardMark {
  cells: readonly string[];
  kind: "square" | "ring";
  class: string;
}

export interface StandardBoardProps {
  plan: Plan;
  /** What a screen reader calls the board. */
  label: string;
  pieces?: readonly BoardPiece[];
  links?: readonly BoardLink[];
  marks?: readonly BoardMark[];
  annotations?: readonly Annotation[];
  picked?: readonly string[];
  /** The cells that are of use now; all of them where it is not told. */
  offered?: readonly string[];
  describe?: (cell: string) => string;
  canDrag?: (cell: string) => boolean;
  onTap: (cell: string) => void;
  onRevoke?: () => void;
  onDragStart?: (cell: string) => void;
  onDrop?: (from: string, to: string) => void;
  onAnnotate?: (annotation: Annotation) => void;
  magnifier?: { enlarge: string; whole: string };
  class?: string;
}

function Piece({ piece, at, name }: { piece: BoardPiece; at: Point; name: string }) {
  const { share = 1, phase, orientation = 0, path, text } = piece;
  const isPart = share < 1;
  const filling = `${name}-${piece.id.replace(/\W/g, "_")}`;
  const offset = `${100 * share}%`;
  return (
    <g class={`piece ${isPart ? "part" : ""} ${piece.class ?? ""}`} data-piece={piece.id} transform={`translate(${at.x} ${at.y})`}>
      {isPart && (
        <linearGradient id={filling} class="filling" x1="0" y1="1" x2="0" y2="0">
          <stop class="there" offset={offset} />
          <stop class="not-there" offset={offset} />
        </linearGradient>
      )}
      <g transform={`rotate(${orientation})${isPart ? " scale(0.74)" : ""}`}>
        {path !== undefined && <path class="body" d={path} style={isPart ? { fill: `url(#${filling})` } : undefined} />}
        {text !== undefined && (
          <text class="body" y="22" font-size="64">
            {text}
          </text>
        )}
      </g>
      {isPart && <ShareRing share={share} />}
      {phase !== undefined && <PhaseDial phase={phase} />}
    </g>
  );
}

export function StandardBoard(props: StandardBoardProps) {
  const { plan, label, pieces = [], links = [], marks = [], annotations = [], picked = [], offered } = props;
  const name = useId();
  const { model, state } = useBoard(plan, props);
  const pointed = state.hovered ?? state.focused;
  const piecesOn = (cell: string) => pieces.filter((piece) => piece.cell === cell);
  const lifted = model.draggedAt();
  const describe = props.describe ?? ((cell: string) => [cell, ...piecesOn(cell).map(({ text, id }) => text ?? id)].join(": "));
  const drawn = state.drawn ? [...annotations, state.drawn] : annotations;
  return (
    <Surface model={model} class={props.class ?? ""} magnifier={props.magnifier}>
      <Frame plan={plan}>
        {marks.map(({ cells, kind, class: className }) =>
          kind === "square" ? (
            <Squares key={className} plan={plan} cells={cells} class={className} />
          ) : (
            <Rings key={className} plan={plan} cells={cells} class={className} radius={46} />
          ),
        )}
        <Squares plan={plan} cells={picked} class="picked-cell" />
        {state.dragged?.over && <Squares plan={plan} cells={[state.dragged.over]} class="dragged-over" />}
        {links.map(({ cells, class: className = "" }) => (
          <g key={cells.join(" ")} class={`board-link ${className} ${pointed !== null && cells.includes(pointed) ? "pointed" : ""}`}>
            <Link plan={plan} cells={cells} short={40} />
          </g>
        ))}
        {pieces
          .filter((piece) => piece.cell !== state.dragged?.from)
          .map((piece) => (
            <Piece key={piece.id} piece={piece} at={centreOf(plan, piece.cell)} name={name} />
          ))}
        {pointed !== null && <SeamEnds plan={plan} cell={pointed} />}
        <Annotations plan={plan} annotations={drawn} />
        {lifted && (
          <g class="dragged">
            {piecesOn(state.dragged?.from ?? "").map((piece) => (
              <Piece key={piece.id} piece={piece} at={lifted} name={name} />
            ))}
          </g>
        )}
      </Frame>
      <Cells
        model={model}
        label={label}
        describe={describe}
        isPicked={(cell) => picked.includes(cell)}
        isOff={offered && ((cell) => !offered.includes(cell) && !picked.includes(cell))}
      />
    </Surface>
  );
}

/** Draws a board into an element of a page that knows nothing of components. */
export function createBoard(element: Element, props: StandardBoardProps) {
  let shown = props;
  render(<StandardBoard {...shown} />, element);
  return {
    /** Draws it with what has changed. */
    update(change: Partial<StandardBoardProps>): void {
      shown = { ...shown, ...change };
      render(<StandardBoard {...shown} />, element);
    },
    /** Takes it away. */
    destroy(): void {
      render(null, element);
    },
  };
}
