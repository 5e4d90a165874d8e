import { boxOf } from "spooky-board";
import type { View } from "./layout";
import { pieceAt, type State } from "./state";

interface ChipProps {
  state: State;
  square: string;
  view: View;
  text: string;
  /** "share": the chance of the half that is there, at the right; "capture": that of a capture, at the left. */
  about: "share" | "capture";
  className?: string;
}

const HEIGHT = 27;

/** A small label in a corner of a square which no mark needs. Both kinds have room on one square. */
export function Chip({ state, square, view, text, about, className = "" }: ChipProps) {
  const { x, y } = boxOf(view.plan, square);
  const width = 12 + text.length * 10.5;
  const group = pieceAt(state, square)?.pair?.group ?? 0;
  const right = about === "share";
  const below = group === (right ? 1 : 2);
  return (
    <g class={`chess-chip ${className}`} transform={`translate(${x + (right ? 99 - width : 1)} ${y + (below ? 99 - HEIGHT : 1)})`}>
      <rect width={width} height={HEIGHT} rx="9" />
      <text x={width / 2} y="20">
        {text}
      </text>
    </g>
  );
}
