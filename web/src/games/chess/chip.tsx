import { cornerOf, type View } from "./layout";
import { pieceAt, type State } from "./state";

interface ChipProps {
  state: State;
  square: string;
  view: View;
  text: string;
  className?: string;
}

const HEIGHT = 27;

/** A small label in that corner of a square which no mark needs. */
export function Chip({ state, square, view, text, className = "" }: ChipProps) {
  const { x, y } = cornerOf(view, square);
  const width = 12 + text.length * 10.5;
  const below = pieceAt(state, square)?.pair?.group === 1;
  return (
    <g class={`chess-chip ${className}`} transform={`translate(${x + 99 - width} ${y + (below ? 99 - HEIGHT : 1)})`}>
      <rect width={width} height={HEIGHT} rx="9" />
      <text x={width / 2} y="20">
        {text}
      </text>
    </g>
  );
}
