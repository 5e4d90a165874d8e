// A Go board as a plan: the grid, or whatever graph the engine's report `board` tells.
import { graphPlan, pointsPlan, type Plan } from "spooky-board";
import { pointName, starsOf, type BoardSize } from "./points";

export function planOf({ columns, rows, goban }: BoardSize, { coordinates = true } = {}): Plan {
  if (goban) return graphPlan({ ...goban, coordinates });
  const { corners, sides, centre } = starsOf({ columns, rows });
  return pointsPlan({ columns, rows, name: pointName, coordinates, stars: [...corners, ...sides, ...centre] });
}
