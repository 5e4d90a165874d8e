import type { Box, Plan } from "./plan";

export interface BoxesOptions {
  width: number;
  height: number;
  cells: ReadonlyMap<string, Box>;
  /** The part that is seen, when not all of it. */
  view?: Box;
}

/** A drawing of any kind with places to tap wherever they are wanted. */
export function boxesPlan({ width, height, cells, view }: BoxesOptions): Plan {
  const whole = { x: 0, y: 0, width, height };
  return {
    kind: "boxes", view: view ?? whole, ground: whole, cells, rows: null, lines: "", border: null, seams: [], sideArrows: [], stars: [], shaded: [], labels: [], letters: 0,
  };
}
