// What can be tapped on a board that is no grid: real buttons over its points. One of them takes part in the Tab order;
// arrow keys go to the nearest point in their direction, Enter or Space taps, Escape takes back.
import { useRef, useState } from "preact/hooks";
import { percent } from "./geometry";
import { nextSpot, type Spot } from "./graph";

interface SpotsProps {
  spots: ReadonlyMap<string, Spot>;
  /** The first to be reached by Tab. */
  first: string;
  /** The drawing they lie over: its margin around the points, and its whole size. */
  margin: number;
  width: number;
  height: number;
  /** How wide a button is. */
  reach: number;
  label: string;
  describe: (cell: string) => string;
  isPicked: (cell: string) => boolean;
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

export function Spots(props: SpotsProps) {
  const { spots, first, margin, width, height, reach, label, describe, isPicked, isOff, onTap, onRevoke } = props;
  const surface = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return onRevoke();
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextSpot(spots, current, step);
    setCurrent(next);
    surface.current?.querySelector<HTMLElement>(`[data-cell="${next}"]`)?.focus();
  }

  return (
    <div class="spots" role="group" aria-label={label} ref={surface} onKeyDown={onKeyDown}>
      {[...spots].map(([name, { x, y }]) => (
        <div
          key={name}
          class="cell"
          style={{
            left: percent(x + margin - reach / 2, width),
            top: percent(y + margin - reach / 2, height),
            width: percent(reach, width),
            height: percent(reach, height),
          }}
        >
          <button
            type="button"
            data-cell={name}
            aria-label={describe(name)}
            aria-pressed={isPicked(name)}
            aria-disabled={isOff?.(name) || undefined}
            tabIndex={name === current ? 0 : -1}
            onFocus={() => setCurrent(name)}
            onClick={() => onTap(name)}
          />
        </div>
      ))}
    </div>
  );
}
