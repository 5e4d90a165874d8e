// Squares and pieces. Colours are in chess.css.
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import { CELL, EDGE, marginOf } from "../../board/geometry";
import { asPercent } from "../../words/sentence";
import type { Mark } from "./details";
import { cornerOf, isDark, looksUp, squareSeen, type View } from "./layout";
import { Silhouette } from "./pieces";
import { shareOf, type Colour, type Piece } from "./state";

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

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
function Fillings({ name }: { name: string }) {
  return (
    <defs>
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
    </defs>
  );
}

interface FrameProps {
  view: View;
  fillings: string;
  small?: boolean;
  coordinates?: boolean;
  label?: string;
  children: ComponentChildren;
}

/** The squares and their names; what stands on them comes inside. */
export function Frame({ view, fillings, small = false, coordinates = !small, label = "", children }: FrameProps) {
  const { columns, rows } = view.size;
  const [width, height] = [columns * CELL, rows * CELL];
  const margin = coordinates ? marginOf(view.size, small) : EDGE;
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  const style = { "--columns": String(columns) } as JSX.CSSProperties;
  const squares = count(rows).flatMap((row) => count(columns).map((column) => squareSeen(view, column, row)));
  return (
    <svg
      class={small ? "drawing chess-drawing small" : "drawing chess-drawing"}
      viewBox={`${-margin} ${-EDGE} ${width + margin + EDGE} ${height + margin + EDGE}`}
      style={style}
      {...spoken}
    >
      <Fillings name={fillings} />
      <rect class="chess-light" width={width} height={height} />
      {squares.filter(isDark).map((square) => {
        const { x, y } = cornerOf(view, square);
        return <rect key={square} class="chess-dark" x={x} y={y} width={CELL} height={CELL} />;
      })}
      {children}
      <rect class="edge" width={width} height={height} />
      {coordinates && (
        <g class="coordinates" font-size={margin * 0.68}>
          {count(columns).map((column) => (
            <text key={`column${column}`} x={(column + 0.5) * CELL} y={height + margin * 0.78}>
              {squareSeen(view, column, 0).charAt(0)}
            </text>
          ))}
          {count(rows).map((row) => (
            <text key={`row${row}`} x={-margin * 0.56} y={height - (row + 0.5) * CELL + margin * 0.22}>
              {squareSeen(view, 0, row).slice(1)}
            </text>
          ))}
        </g>
      )}
    </svg>
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
  const { square, type, owner, pair } = piece;
  const { x, y } = cornerOf(view, square);
  const shift = mark?.towards ? (looksUp(view, owner, mark.towards) ? -6 : 6) : 0;
  const fill = pair ? `url(#${fillingName(fillings, owner, shareOf(pair, square))})` : undefined;
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
