// The board itself: squares, lines and coordinates. Whatever a game draws comes inside.
import type { ComponentChildren, JSX } from "preact";
import { CELL, EDGE, marginOf, type Size } from "./geometry";

interface FrameProps {
  size: Size;
  /** A small picture has no coordinates, unless it is told to. */
  small?: boolean;
  coordinates?: boolean;
  /** What a screen reader says; without it the drawing is hidden from screen readers. */
  label?: string;
  children: ComponentChildren;
}

function count(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

export function Frame({ size, small = false, coordinates = !small, label = "", children }: FrameProps) {
  const width = size.columns * CELL;
  const height = size.rows * CELL;
  const margin = coordinates ? marginOf(size, small) : EDGE;
  const viewBox = `${-margin} ${-EDGE} ${width + margin + EDGE} ${height + margin + EDGE}`;
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  const style = { "--columns": String(size.columns) } as JSX.CSSProperties;
  return (
    <svg class={small ? "drawing small" : "drawing"} viewBox={viewBox} style={style} {...spoken}>
      <rect class="ground" width={width} height={height} rx="3" />
      {count(size.columns - 1).map((column) => (
        <line key={`column${column}`} class="rule" x1={(column + 1) * CELL} x2={(column + 1) * CELL} y1="0" y2={height} />
      ))}
      {count(size.rows - 1).map((row) => (
        <line key={`row${row}`} class="rule" x1="0" x2={width} y1={(row + 1) * CELL} y2={(row + 1) * CELL} />
      ))}
      {children}
      <rect class="edge" width={width} height={height} rx="3" />
      {coordinates && (
        <g class="coordinates" font-size={margin * 0.68}>
          {count(size.columns).map((column) => (
            <text key={`column${column}`} x={(column + 0.5) * CELL} y={height + margin * 0.78}>
              {String.fromCharCode(97 + column)}
            </text>
          ))}
          {count(size.rows).map((row) => (
            <text key={`row${row}`} x={-margin * 0.56} y={height - (row + 0.5) * CELL + margin * 0.22}>
              {row + 1}
            </text>
          ))}
        </g>
      )}
    </svg>
  );
}
