// Where things are in a drawing of a Go board: points 100 units apart, and around them wood with the coordinates.
import { percent, type Insets } from "../../board/geometry";
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

/** Letters are larger where there are many points, for the whole is then drawn smaller. */
export function layoutOf(size: BoardSize, coordinates: boolean): Layout {
  const most = Math.max(size.columns, size.rows);
  const letters = coordinates ? Math.min(46, 18 + 1.45 * most) : 0;
  const margin = coordinates ? 54 + 1.25 * letters : 60;
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
  const { column, row } = placeOf(point);
  return { x: column * UNIT, y: (size.rows - 1 - row) * UNIT };
}
