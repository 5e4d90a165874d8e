// The places of a drawing that can be tapped: real buttons over it. One of them takes part in the Tab order; arrow keys
// walk to the next one in that direction, Enter or Space taps, Escape takes everything back.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Box, Handle, Scene } from "./scene";

export interface PlacedHandle extends Handle {
  move: string;
  label: string;
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function middleOf({ x, y, width, height }: Box): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}

/** The nearest of the others in a direction; those straight ahead are preferred. */
export function nextInDirection<Placed extends Box>(from: Placed, all: readonly Placed[], key: string): Placed | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [x, y] = middleOf(from);
  let best: Placed | null = null;
  let least = Infinity;
  for (const one of all) {
    const [otherX, otherY] = middleOf(one);
    const ahead = (otherX - x) * direction[0] + (otherY - y) * direction[1];
    const aside = Math.abs((otherX - x) * direction[1]) + Math.abs((otherY - y) * direction[0]);
    const cost = ahead + 3 * aside;
    if (ahead > 1 && cost < least) [best, least] = [one, cost];
  }
  return best;
}

interface HandlesProps {
  scene: Scene;
  handles: readonly PlacedHandle[];
  label: string;
  isPicked: (move: string) => boolean;
  onTap: (move: string) => void;
  onRevoke: () => void;
}

export function Handles({ scene, handles, label, isPicked, onTap, onRevoke }: HandlesProps) {
  const group = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState("");
  /** Whether the keyboard was last here: places come and go with every move. */
  const keepsFocus = useRef(false);
  const focused = handles.find(({ move }) => move === current) ?? handles[0];

  useLayoutEffect(() => {
    const active = document.activeElement;
    if (!keepsFocus.current || (active !== document.body && active !== group.current)) return;
    const place = group.current?.querySelector<HTMLElement>('[tabindex="0"]') ?? group.current;
    if (place !== active) place?.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") return onRevoke();
    if (!(event.key in DIRECTIONS) || !focused) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextInDirection(focused, handles, event.key);
    if (!next) return;
    setCurrent(next.move);
    group.current?.querySelector<HTMLElement>(`[data-move="${next.move}"]`)?.focus();
  }

  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div
      class="handles"
      role="group"
      aria-label={label}
      tabIndex={-1}
      ref={group}
      onKeyDown={onKeyDown}
      onFocusIn={() => {
        keepsFocus.current = true;
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget) keepsFocus.current = false;
      }}
    >
      {handles.map(({ move, label: name, x, y, width, height }) => (
        <button
          key={move}
          type="button"
          class="handle"
          data-move={move}
          aria-label={name}
          aria-pressed={isPicked(move)}
          tabIndex={move === focused?.move ? 0 : -1}
          style={{
            left: percent(x, scene.width),
            top: percent(y, scene.height),
            width: percent(width, scene.width),
            height: percent(height, scene.height),
          }}
          onFocus={() => setCurrent(move)}
          onClick={() => onTap(move)}
        />
      ))}
    </div>
  );
}

function Arrow({ handle, angle }: { handle: Box; angle: number }) {
  const [x, y] = middleOf(handle);
  return <path d="M-15 0H7M-1 -9L11 0L-1 9" transform={`translate(${x} ${y}) rotate(${angle})`} />;
}

/** What shows that a place can be tapped. */
export function HandleMarks({ handles }: { handles: readonly PlacedHandle[] }) {
  return (
    <g class="handle-marks">
      {handles.map((handle) => {
        const [x, y] = middleOf(handle);
        const { outline, text, arrow } = handle;
        return (
          <g key={handle.move}>
            {outline && <rect {...outline} rx={Math.min(outline.width, outline.height) / 2} />}
            {arrow !== undefined && <Arrow handle={handle} angle={arrow} />}
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
