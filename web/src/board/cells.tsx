// What can be tapped: a grid of real buttons that lies over the drawing. One of them takes part in the Tab order; arrow
// keys walk among them, Enter or Space taps, Escape takes back.
import { useRef, useState } from "preact/hooks";
import { CELL, EDGE, cellName, marginOf, type Size } from "./geometry";

interface CellsProps {
  size: Size;
  label: string;
  describe: (cell: string) => string;
  isPicked: (cell: string) => boolean;
  onTap: (cell: string) => void;
  onRevoke: () => void;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most - 1));
}

export function Cells({ size, label, describe, isPicked, onTap, onRevoke }: CellsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState({ column: 0, row: size.rows - 1 });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return onRevoke();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const column = clamp(current.column + step[0], size.columns);
    const row = clamp(current.row + step[1], size.rows);
    setCurrent({ column, row });
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cellName(column, row)}"]`)?.focus();
  }

  // The drawing's margins, as parts of its whole size.
  const margin = marginOf(size);
  const width = size.columns * CELL + margin + EDGE;
  const height = size.rows * CELL + margin + EDGE;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const place = {
    left: percent(margin, width),
    right: percent(EDGE, width),
    top: percent(EDGE, height),
    bottom: percent(margin, height),
  };
  const rows = Array.from({ length: size.rows }, (_, index) => size.rows - 1 - index);
  const columns = Array.from({ length: size.columns }, (_, index) => index);
  return (
    <div class="cells" role="grid" aria-label={label} style={place} ref={grid} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <div key={row} class="cells-row" role="row">
          {columns.map((column) => {
            const cell = cellName(column, row);
            const isCurrent = column === current.column && row === current.row;
            return (
              <div key={cell} class="cell" role="gridcell">
                <button
                  type="button"
                  data-cell={cell}
                  aria-label={describe(cell)}
                  aria-pressed={isPicked(cell)}
                  tabIndex={isCurrent ? 0 : -1}
                  onFocus={() => setCurrent({ column, row })}
                  onClick={() => onTap(cell)}
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
