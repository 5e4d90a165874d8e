// Pieces. Colours are in chess.css.
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { boxOf } from "spooky-board";
import { asPercent } from "../../words/sentence";
import type { Mark } from "./details";
import { looksUp, type View } from "./layout";
import { Silhouette } from "./pieces";
import type { Colour, Piece } from "./state";

const OWNERS: readonly Colour[] = ["white", "black"];
const SHARES = ["1/3", "1/2", "2/3"];

/** The name under which this drawing keeps its fillings. */
export function useFillings(): string {
  return `chess${useId()}`;
}

function fillingName(fillings: string, owner: Colour, share: string): string {
  return `${fillings}-${owner}-${share.replace("/", "-")}`;
}

/** A half is there only as far as its chance goes: it is filled from below to that height. */
export function Fillings({ name }: { name: string }) {
  return (
    <>
      {OWNERS.flatMap((owner) =>
        SHARES.map((share) => (
          <linearGradient
            key={owner + share}
            id={fillingName(name, owner, share)}
            class={`chess-filling ${owner}`}
            gradientUnits="userSpaceOnUse"
            x1="0"
            y1="88"
            x2="0"
            y2="12"
          >
            <stop class="there" offset={asPercent(share).replace(" ", "")} />
            <stop class="not-there" offset={asPercent(share).replace(" ", "")} />
          </linearGradient>
        )),
      )}
    </>
  );
}

interface PieceMarkProps {
  piece: Piece;
  view: View;
  fillings: string;
  /** Where the half stands within its square, when that says something. */
  mark?: Mark | undefined;
  className?: string;
  style?: JSX.CSSProperties | undefined;
}

/** A piece on its square, or a half as far as it is there. */
export function PieceMark({ piece, view, fillings, mark, className = "", style }: PieceMarkProps) {
  const { square, type, owner, pair, share } = piece;
  const { x, y } = boxOf(view.plan, square);
  const shift = mark?.towards ? (looksUp(view, owner, mark.towards) ? -6 : 6) : 0;
  const fill = share ? `url(#${fillingName(fillings, owner, share)})` : undefined;
  return (
    <g transform={`translate(${x} ${y + shift})`}>
      <g class={`chess-piece ${owner}${pair ? " half" : ""} ${className}`} style={style}>
        <g transform={pair ? "translate(13 13) scale(0.74)" : "translate(3 1) scale(0.94)"}>
          <Silhouette type={type} fill={fill} />
        </g>
      </g>
    </g>
  );
}
