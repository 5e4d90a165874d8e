// What can be tapped: a grid of real buttons that lies over the drawing. One of them takes part in the Tab order; arrow
// keys walk among them, Enter or Space taps, Escape takes back.
import { useRef, useState } from "preact/hooks";
import { cellName, insetsOf, type Insets, type Size } from "./geometry";

interface CellsProps {
  size: Size;
  nameOf?: (column: number, row: number) => string;
  /** Where they lie within the drawing. */
  place?: Insets;
  label: string;
  describe: (cell: string) => string;
  isPicked: (cell: string) => boolean;
  /** What is of no use now. It can be tapped all the same, to hear why. */
  isOff?: (cell: string) => boolean;
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

export function Cells({ size, nameOf = cellName, place = insetsOf(size), label, describe, isPicked, isOff, onTap, onRevoke }: CellsProps) {
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
    grid.current?.querySelector<HTMLElement>(`[data-cell="${nameOf(column, row)}"]`)?.focus();
  }

  const rows = Array.from({ length: size.rows }, (_, index) => size.rows - 1 - index);
  const columns = Array.from({ length: size.columns }, (_, index) => index);
  return (
    <div class="cells" role="grid" aria-label={label} style={{ ...place }} ref={grid} onKeyDown={onKeyDown}>
      {rows.map((row) => (
        <div key={row} class="cells-row" role="row">
          {columns.map((column) => {
            const cell = nameOf(column, row);
            const isCurrent = column === current.column && row === current.row;
            return (
              <div key={cell} class="cell" role="gridcell">
                <button
                  type="button"
                  data-cell={cell}
                  aria-label={describe(cell)}
                  aria-pressed={isPicked(cell)}
                  aria-disabled={isOff?.(cell) || undefined}
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
