// What shows where a drawing can be tapped.
import { middleOf } from "spooky-board";
import type { Box, Handle } from "./scene";

export interface PlacedHandle extends Handle {
  move: string;
  label: string;
}

function HandleArrow({ handle, angle }: { handle: Box; angle: number }) {
  const { x, y } = middleOf(handle);
  return <path d="M-15 0H7M-1 -9L11 0L-1 9" transform={`translate(${x} ${y}) rotate(${angle})`} />;
}

/** What shows that a place can be tapped. */
export function HandleMarks({ handles }: { handles: readonly PlacedHandle[] }) {
  return (
    <g class="handle-marks">
      {handles.map((handle) => {
        const { x, y } = middleOf(handle);
        const { outline, text, arrow } = handle;
        return (
          <g key={handle.move}>
            {outline && <rect {...outline} rx={Math.min(outline.width, outline.height) / 2} />}
            {arrow !== undefined && <HandleArrow handle={handle} angle={arrow} />}
            {text && (
              <text x={x} y={y + 8} font-size="24">
                {text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
