import { lineThrough } from "./lines";
import { centreOf, type Plan } from "./plan";

export interface LinkProps {
  plan: Plan;
  /** The cells of the parts of one thing. */
  cells: readonly string[];
  class?: string;
  /** How far from the middle of a cell the line ends. */
  short?: number;
  /** The radius of a ring around each part; no rings where it is not told. */
  rings?: number;
}

/** Joins the parts of one thing: a line from each to the next, of three or more also back to the first. */
export function Link({ plan, cells, class: className = "link", short = 0, rings }: LinkProps) {
  return (
    <g>
      <path class={className} d={lineThrough(plan, cells, short)} />
      {rings !== undefined &&
        cells.map((cell) => {
          const { x, y } = centreOf(plan, cell);
          return <circle key={cell} class={`${className}-end`} cx={x} cy={y} r={rings} />;
        })}
    </g>
  );
}

/** The other ends of a cell's seams: what is next to it although the drawing has it elsewhere. */
export function SeamEnds({ plan, cell, radius = 34 }: { plan: Plan; cell: string; radius?: number }) {
  const ends = plan.seams.flatMap(({ from, to }) => (from === cell ? [to] : to === cell ? [from] : []));
  return (
    <>
      {ends.map((end) => {
        const { x, y } = centreOf(plan, end);
        return <circle key={end} class="seam-end" cx={x} cy={y} r={radius} />;
      })}
    </>
  );
}
