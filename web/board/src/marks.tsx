import { boxOf, centreOf, type Plan } from "./plan";

interface MarksProps {
  plan: Plan;
  cells: readonly string[];
  class: string;
}

/** Fills cells, so far from their edges. */
export function Squares({ plan, cells, class: className, inset = 0 }: MarksProps & { inset?: number }) {
  return (
    <>
      {cells.map((cell) => {
        const { x, y, width, height } = boxOf(plan, cell);
        return <rect key={cell} class={className} x={x + inset} y={y + inset} width={width - 2 * inset} height={height - 2 * inset} rx={inset} />;
      })}
    </>
  );
}

/** A circle around the middle of each cell. */
export function Rings({ plan, cells, class: className, radius }: MarksProps & { radius: number }) {
  return (
    <>
      {cells.map((cell) => {
        const { x, y } = centreOf(plan, cell);
        return <circle key={cell} class={className} cx={x} cy={y} r={radius} />;
      })}
    </>
  );
}
