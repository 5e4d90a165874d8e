import type { Annotation } from "./annotation";
import { lineBetween } from "./lines";
import { centreOf, type Plan, type Point } from "./plan";

/** An arrow that leaves and arrives so far from the middle of its cells. */
export function Arrow({ from, to, short = 26 }: { from: Point; to: Point; short?: number }) {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <>
      <path d={lineBetween(from, to, short)} />
      <path d="M0 0L-24 -13V13z" transform={`translate(${to.x} ${to.y}) rotate(${angle}) translate(-16 0)`} />
    </>
  );
}

/** Arrows and circles that people have drawn; `brush` is a class. */
export function Annotations({ plan, annotations }: { plan: Plan; annotations: readonly Annotation[] }) {
  return (
    <g class="annotations">
      {annotations.map((one) => {
        if (one.kind === "circle") {
          const { x, y } = centreOf(plan, one.cell);
          return <circle key={one.cell} class={one.brush} cx={x} cy={y} r="44" />;
        }
        return (
          <g key={`${one.from} ${one.to}`} class={`arrow ${one.brush ?? ""}`}>
            <Arrow from={centreOf(plan, one.from)} to={centreOf(plan, one.to)} />
          </g>
        );
      })}
    </g>
  );
}
