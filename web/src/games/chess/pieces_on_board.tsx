// All pieces of a state; those that have just arrived come from where they were, those that are gone fade.
import { boxOf } from "spooky-board";
import type { JSX } from "preact";
import type { Mark } from "./details";
import { PieceMark } from "./drawing";
import type { View } from "./layout";
import { pieceAt, piecesOf, type Piece, type State } from "./state";

interface PiecesProps {
  state: State;
  before: State | null;
  /** Where the piece came from that moved just now. */
  departure: string | null;
  marks: readonly Mark[];
  view: View;
  fillings: string;
}

function isSame(one: Piece | undefined, other: Piece | undefined): boolean {
  return one !== undefined && other !== undefined && one.type === other.type && one.owner === other.owner && !one.pair === !other.pair;
}

export function Pieces({ state, before, departure, marks, view, fillings }: PiecesProps) {

  function styleOf(piece: Piece): JSX.CSSProperties | undefined {
    const origin = departure !== null && before ? pieceAt(before, departure) : undefined;
    const arrived = before && !isSame(pieceAt(before, piece.square), piece);
    if (!departure || !arrived || origin?.owner !== piece.owner || piece.square === departure) return undefined;
    const [a, b] = [boxOf(view.plan, departure), boxOf(view.plan, piece.square)];
    return { "--from-x": `${a.x - b.x}px`, "--from-y": `${a.y - b.y}px` } as JSX.CSSProperties;
  }

  const gone = before ? piecesOf(before).filter(({ square }) => square !== departure && !pieceAt(state, square)) : [];
  return (
    <>
      {gone.map((piece) => (
        <PieceMark key={`gone${piece.square}`} piece={piece} view={view} fillings={fillings} className="fading" />
      ))}
      {piecesOf(state).map((piece) => {
        const style = styleOf(piece);
        const mark = marks.find(({ square }) => square === piece.square);
        return (
          <PieceMark
            key={piece.square + piece.type + piece.owner}
            piece={piece}
            view={view}
            fillings={fillings}
            mark={mark}
            className={style ? "sliding" : ""}
            style={style}
          />
        );
      })}
    </>
  );
}
