// Where things are in a drawing of a Go board: points 100 units apart, and around them wood with the coordinates.
import { percent, type Insets } from "../../board/geometry";
import { placed, type GraphLayout } from "../../board/graph";
import type { Goban } from "./goban";
import { placeOf, type BoardSize } from "./points";

export const UNIT = 100;
export const STONE = 47;

export interface Layout {
  size: BoardSize;
  /** Of the letters at the edges; zero when there are none. */
  letters: number;
  /** From the outer lines to the end of the wood. */
  margin: number;
  width: number;
  height: number;
}

/** How far a seam is drawn from its point. */
export const SEAM = 66;

/** Whether the points lie in straight columns and rows, as on a grid. */
export function hasColumns({ kind }: Goban): boolean {
  return ["torus", "cylinder", "moebius", "town"].includes(kind);
}

const graphs = new WeakMap<Goban, GraphLayout>();

/** Where the points of a board are that is not a grid. */
export function graphOf(goban: Goban): GraphLayout {
  let graph = graphs.get(goban);
  if (!graph) {
    graph = placed(goban.points, UNIT);
    graphs.set(goban, graph);
  }
  return graph;
}

/** Letters are larger where there are many points, for the whole is then drawn smaller. */
export function layoutOf(size: BoardSize, coordinates: boolean): Layout {
  if (size.goban && !hasColumns(size.goban)) {
    const { width, height } = graphOf(size.goban);
    const margin = 85;
    return { size, letters: coordinates ? 22 : 0, margin, width: width + 2 * margin, height: height + 2 * margin };
  }
  const most = Math.max(size.columns, size.rows);
  const letters = coordinates ? Math.min(46, 18 + 1.45 * most) : 0;
  // Seams need some room before the letters.
  const margin = (coordinates ? 54 + 1.25 * letters : 60) + (size.goban ? SEAM - STONE : 0);
  return {
    size,
    letters,
    margin,
    width: (size.columns - 1) * UNIT + 2 * margin,
    height: (size.rows - 1) * UNIT + 2 * margin,
  };
}

/** Where the squares around the points are. */
export function insetsOf({ width, height, margin }: Layout): Insets {
  const [aside, above] = [percent(margin - UNIT / 2, width), percent(margin - UNIT / 2, height)];
  return { left: aside, right: aside, top: above, bottom: above };
}

export interface Spot {
  x: number;
  y: number;
}

/** The middle of a point. */
export function middleOf(point: string, size: BoardSize): Spot {
  if (size.goban) return graphOf(size.goban).spots.get(point) ?? { x: 0, y: 0 };
  const { column, row } = placeOf(point);
  return { x: column * UNIT, y: (size.rows - 1 - row) * UNIT };
}
