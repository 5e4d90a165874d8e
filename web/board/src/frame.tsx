// The board itself: ground, lines, seams, stars and letters. What stands on it comes inside.
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import { boxOf, CELL, centreOf, type Plan, type Seam } from "./plan";

function endsOf(plan: Plan, { from, to, fromWay, toWay, reach }: Seam): string {
  const [a, b] = [centreOf(plan, from), centreOf(plan, to)];
  return `M${a.x} ${a.y}l${fromWay.x * reach} ${fromWay.y * reach}M${b.x} ${b.y}l${toWay.x * reach} ${toWay.y * reach}`;
}

/** Everything below what stands on a board. */
export function Ground({ plan, rounded = 3 }: { plan: Plan; rounded?: number }) {
  const { ground, lines, seams, sideArrows, stars, shaded, border } = plan;
  return (
    <>
      {plan.kind !== "boxes" && <rect class="ground" {...ground} rx={rounded} />}
      {shaded.map((cell) => (
        <rect key={cell} class="shaded" {...boxOf(plan, cell)} />
      ))}
      {lines !== "" && <path class="rule" d={lines} />}
      {seams.length > 0 && <path class="rule seam" d={seams.map((seam) => endsOf(plan, seam)).join("")} />}
      {sideArrows.map(({ x, y, angle, heads }) => (
        <path
          key={`${x} ${y}`}
          class="side-arrow"
          d={`M-26 0H26M12 -12L26 0L12 12${heads === 2 ? "M-4 -12L10 0L-4 12" : ""}`}
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      ))}
      {plan.kind === "points" && border && <rect class="rule outline" {...border} />}
      {stars.map(({ x, y }) => (
        <circle key={`${x} ${y}`} class="star" cx={x} cy={y} r="10" />
      ))}
    </>
  );
}

/** The line around a board of squares, over what stands on it, and the letters beside it. */
export function Surroundings({ plan, rounded = 3 }: { plan: Plan; rounded?: number }) {
  const { kind, border, labels, letters } = plan;
  return (
    <>
      {kind === "squares" && border && <rect class="edge" {...border} rx={rounded} />}
      {labels.length > 0 && (
        <g class="coordinates" font-size={letters}>
          {labels.map(({ text, x, y }) => (
            <text key={`${text} ${x} ${y}`} x={x} y={y}>
              {text}
            </text>
          ))}
        </g>
      )}
    </>
  );
}

export interface FrameProps {
  plan: Plan;
  class?: string;
  /** A picture among many. */
  small?: boolean;
  /** What a screen reader says; without it the drawing is hidden from screen readers. */
  label?: string;
  rounded?: number;
  /** Definitions that what is drawn refers to. */
  defs?: ComponentChildren;
  children?: ComponentChildren;
}

/** The drawing of a board, with what stands on it. */
export function Frame({ plan, class: className = "", small = false, label = "", rounded, defs, children }: FrameProps) {
  const { x, y, width, height } = plan.view;
  const spoken = label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true };
  const style: JSX.CSSProperties & Record<`--${string}`, string> = {
    "--columns": String(plan.rows?.[0]?.length ?? Math.round(width / CELL)),
    "--wide": String(width / CELL),
    "--high": String(height / CELL),
  };
  const corners = rounded === undefined ? {} : { rounded };
  // Both stay the same while what stands between them changes. Letters beside points are below what stands there.
  const ground = useMemo(() => <Ground plan={plan} {...corners} />, [plan, rounded]);
  const surroundings = useMemo(() => <Surroundings plan={plan} {...corners} />, [plan, rounded]);
  const isOver = plan.kind === "squares";
  return (
    <svg class={`drawing${small ? " small" : ""} ${className}`} viewBox={`${x} ${y} ${width} ${height}`} style={style} {...spoken}>
      {defs && <defs>{defs}</defs>}
      {ground}
      {!isOver && surroundings}
      {children}
      {isOver && surroundings}
    </svg>
  );
}
