// The board itself: squares, lines and coordinates. Whatever a game draws comes inside.
import type { ComponentChildren } from "preact";
import { CELL, MARGIN, type Size } from "./geometry";

interface FrameProps {
  size: Size;
  /** A small picture has no coordinates. */
  small?: boolean;
  /** What a screen reader says; without it the drawing is hidden from screen readers. */
  label?: string;
  children: ComponentChildren;
}

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

export function Frame({ size, small = false, label = "", children }: FrameProps) {
  const width = size.columns * CELL;
  const height = size.rows * CELL;
  const left = small ? 3 : MARGIN;
  const below = small ? 3 : MARGIN;
  const viewBox = `${-left} -3 ${width + left + 3} ${height + below + 3}`;
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  return (
    <svg class={small ? "drawing small" : "drawing"} viewBox={viewBox} {...spoken}>
      <rect class="ground" width={width} height={height} rx="3" />
      {count(size.columns - 1).map((column) => (
        <line key={`column${column}`} class="rule" x1={(column + 1) * CELL} x2={(column + 1) * CELL} y1="0" y2={height} />
      ))}
      {count(size.rows - 1).map((row) => (
        <line key={`row${row}`} class="rule" x1="0" x2={width} y1={(row + 1) * CELL} y2={(row + 1) * CELL} />
      ))}
      {children}
      <rect class="edge" width={width} height={height} rx="3" />
      {!small && (
        <g class="coordinates">
          {count(size.columns).map((column) => (
            <text key={`column${column}`} x={(column + 0.5) * CELL} y={height + 14}>
              {String.fromCharCode(97 + column)}
            </text>
          ))}
          {count(size.rows).map((row) => (
            <text key={`row${row}`} x={-10} y={height - (row + 0.5) * CELL + 4}>
              {row + 1}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
