import { expect, test } from "vitest";
import { boxOf, cellName, pathOf, pointsOn, squaresPlan, type Point } from "spooky-board";
import { bandOf } from "../src/games/tictactoe/deciding_lines";
import { slotOf } from "../src/games/tictactoe/layout";
import { linksOf } from "../src/games/tictactoe/links";
import type { State } from "../src/games/tictactoe/state";

const PLAN = squaresPlan({ columns: 3, rows: 3 });

test("a1 is at the lower left", () => {
  expect(cellName(0, 0)).toBe("a1");
  expect(cellName(2, 1)).toBe("c2");
  expect(boxOf(PLAN, "a1")).toMatchObject({ x: 0, y: 200 });
  expect(boxOf(PLAN, "c3")).toMatchObject({ x: 200, y: 0 });
  expect(boxOf(squaresPlan({ columns: 2, rows: 10 }), "b10")).toMatchObject({ x: 100, y: 0 });
});

test("spooky marks of a square never overlap and stay inside", () => {
  for (const count of [1, 2, 4, 5, 8, 9, 10, 30]) {
    const spooky = Array.from({ length: count }, (_, index) => ({
      mark: `${index % 2 === 0 ? "X" : "O"}${index + 1}`,
      squares: ["a1", "b2"] as const,
    }));
    const state: State = { classical: {}, spooky, cycle: null };
    const slots = spooky.map(({ mark }) => slotOf(state, "a1", mark, PLAN));
    expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y, letters } of slots) {
      expect(x - letters / 2).toBeGreaterThanOrEqual(0);
      expect(x + letters / 2).toBeLessThanOrEqual(100);
      expect(y - letters / 2).toBeGreaterThanOrEqual(200);
      expect(y + letters / 2).toBeLessThanOrEqual(300);
    }
  }
});

/** Points along the link of each pair, as it is drawn. */
function links(...pairs: [string, string][]): Point[][] {
  const spooky = pairs.map((squares, index) => ({ mark: `${index % 2 === 0 ? "X" : "O"}${index + 1}`, squares }));
  return linksOf({ classical: {}, spooky, cycle: null }, PLAN).map(pointsOn);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

const LINES: [string, string, string][] = [["a1", "b1", "c1"], ["a3", "b3", "c3"], ["a1", "a2", "a3"], ["a1", "b2", "c3"], ["a3", "b2", "c1"]];

test("links along one line stay apart", () => {
  for (const [first, second, third] of LINES) {
    const [short, other, long] = links([first, second], [second, third], [first, third]) as [Point[], Point[], Point[]];
    for (const link of [short, other]) {
      const gap = Math.min(...long.map((point) => distance(point, link[6] as Point)));
      expect(gap, `${first}-${third}`).toBeGreaterThan(10);
    }
  }
});

test("a long link goes round the marks of the square between", () => {
  for (const [first, second, third] of LINES) {
    const [, , long] = links([first, second], [second, third], [first, third]) as [Point[], Point[], Point[]];
    const state: State = { classical: {}, spooky: [{ mark: "X1", squares: [second, third] }], cycle: null };
    const mark = slotOf(state, second, "X1", PLAN);
    expect(Math.min(...long.map((point) => distance(point, mark))), `${first}-${third}`).toBeGreaterThan(12);
  }
});

test("no link leaves the board", () => {
  for (const [first, second, third] of LINES) {
    for (const link of links([first, third], [first, third], [first, third], [first, third], [first, second])) {
      for (const { x, y } of link) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(300);
      }
    }
  }
});

test("a link is drawn as a curve", () => {
  const link = { from: { x: 0, y: 0 }, control: { x: 50, y: 10.04 }, to: { x: 100, y: 0 } };
  expect(pathOf(link)).toBe("M0 0Q50 10 100 0");
});

test("the band around a line begins at its first square and leads to its last", () => {
  expect(bandOf(["a1", "b1", "c1"], PLAN)).toEqual({ x: 50, y: 250, length: 200, angle: 0 });
  expect(bandOf(["a1", "a2", "a3"], PLAN)).toEqual({ x: 50, y: 250, length: 200, angle: -90 });
  expect(bandOf(["c1", "b2", "a3"], PLAN)).toMatchObject({ x: 250, y: 250, angle: -135 });
});
