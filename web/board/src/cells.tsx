// What can be tapped: real buttons over the drawing. One of them takes part in the Tab order; arrow keys walk among them,
// Enter or Space taps, Escape takes back.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardModel } from "./model";
import { placeIn } from "./plan";

export interface CellsProps {
  model: BoardModel;
  label: string;
  /** What a screen reader says of a cell. */
  describe: (cell: string) => string;
  isPicked?: ((cell: string) => boolean) | undefined;
  /** What is of no use now. It can be tapped all the same, to hear why. */
  isOff?: ((cell: string) => boolean) | undefined;
}

export function Cells({ model, label, describe, isPicked, isOff }: CellsProps) {
  const { plan, state } = model;
  const surface = useRef<HTMLDivElement>(null);
  /** Whether the keyboard was last here: cells may come and go. */
  const keepsFocus = useRef(false);

  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!keepsFocus.current || (active !== document.body && active !== surface.current)) return;
    const place = surface.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? surface.current;
    if (place !== active) place?.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent) {
    if (!model.key(event.key) || event.key === "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    const { current } = model.state;
    surface.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(current ?? "")}"]`)?.focus();
  }

  function Cell(cell: string) {
    const box = plan.cells.get(cell);
    return (
      box && (
        <div key={cell} class="cell" role={plan.rows ? "gridcell" : undefined} style={placeIn(plan, box)}>
          <button
            type="button"
            data-cell={cell}
            aria-label={describe(cell)}
            aria-pressed={isPicked?.(cell) ?? false}
            aria-disabled={isOff?.(cell) || undefined}
            tabIndex={cell === state.current ? 0 : -1}
            onFocus={() => model.focus(cell)}
            onClick={() => model.tap(cell)}
          />
        </div>
      )
    );
  }

  return (
    <div
      class="cells"
      role={plan.rows ? "grid" : "group"}
      aria-label={label}
      tabIndex={plan.rows ? undefined : -1}
      ref={surface}
      onKeyDown={onKeyDown}
      onFocusIn={() => {
        keepsFocus.current = true;
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget) keepsFocus.current = false;
        model.focus(null);
      }}
    >
      {plan.rows
        ? plan.rows.map((row, index) => (
            <div key={index} role="row">
              {row.map(Cell)}
            </div>
          ))
        : [...plan.cells.keys()].map(Cell)}
    </div>
  );
}
