import { describe, expect, test } from "vitest";
import { boxOf, centreOf, STONE } from "spooky-board";
import { planOf } from "../src/games/go/layout";
import { inBoardOrder, placeOf, pointName, starsOf } from "../src/games/go/points";
import { readMove, turnsOf } from "../src/games/go/moves";
import { goneBetween, groupAt, pointsOf, sizeOf, stoneAt, stonesOf, type State } from "../src/games/go/state";

/** The paper's board of three by three. */
const SMALL: State = {
  board: ["...", "x.O", ".x."],
  groups: [{ owner: "black", shape: "2", points: ["B1", "A2"] }],
  captured: { black: 0, white: 0 },
  choosing: null,
  position: "3/x1O/1x1 b 0 | B1/A2",
};

describe("points", () => {
  test("A1 is at the lower left, and there is no column I", () => {
    expect([pointName(0, 0), pointName(7, 0), pointName(8, 18), pointName(24, 24)]).toEqual(["A1", "H1", "J19", "Z25"]);
    for (const point of pointsOf({ columns: 25, rows: 25 })) {
      const { column, row } = placeOf(point);
      expect(pointName(column, row)).toBe(point);
    }
    const plan = planOf({ columns: 19, rows: 19 });
    expect(centreOf(plan, "A1")).toEqual({ x: 0, y: 1800 });
    expect(centreOf(plan, "T19")).toEqual({ x: 1800, y: 0 });
  });

  test("are listed row by row from below", () => {
    expect(pointsOf({ columns: 2, rows: 2 })).toEqual(["A1", "B1", "A2", "B2"]);
    expect(inBoardOrder(["A10", "D3", "C2", "B10", "A2"])).toEqual(["A2", "C2", "D3", "A10", "B10"]);
  });

  test("have stars where players expect them", () => {
    const all = (side: number) => {
      const { corners, sides, centre } = starsOf({ columns: side, rows: side });
      return inBoardOrder([...corners, ...sides, ...centre]);
    };
    expect(all(19)).toEqual(["D4", "K4", "Q4", "D10", "K10", "Q10", "D16", "K16", "Q16"]);
    expect(all(13).length).toBe(9);
    expect(all(9)).toEqual(["C3", "G3", "E5", "C7", "G7"]);
    expect(all(6)).toEqual([]);
    expect(all(5)).toEqual(["C3"]);
    expect(all(2)).toEqual([]);
  });
});

describe("a state", () => {
  test("is read from its rows", () => {
    expect(sizeOf(SMALL)).toEqual({ columns: 3, rows: 3 });
    expect(stonesOf(SMALL)).toEqual([
      { point: "B1", owner: "black", entangled: true },
      { point: "A2", owner: "black", entangled: true },
      { point: "C2", owner: "white", entangled: false },
    ]);
    expect(stoneAt(SMALL, "C3")).toBe(null);
    expect(groupAt(SMALL, "A2")?.points).toEqual(["B1", "A2"]);
    expect(groupAt(SMALL, "C2")).toBe(undefined);
    expect(goneBetween(SMALL, { ...SMALL, board: ["...", "..O", ".X."] }).map(({ point }) => point)).toEqual(["A2"]);
  });

  test("has stones with the number of their turn", () => {
    const turns = turnsOf(["C2 D3", "pass", "C3 D5:3W", "=C2", "=C3", "D5 E1", "resign"].map(readMove));
    expect([...turns]).toEqual([["C2", 1], ["D3", 1], ["C3", 3], ["D5", 4], ["E1", 4]]);
  });
});

describe("a drawing", () => {
  test("has room for stones and letters on all sides", () => {
    for (const side of [2, 5, 9, 19, 25]) {
      const { view, letters } = planOf({ columns: side, rows: side });
      expect(-view.x - STONE).toBeGreaterThan(letters);
      expect(view.width).toBe((side - 1) * 100 - 2 * view.x);
    }
  });

  test("has its squares around the points", () => {
    const plan = planOf({ columns: 9, rows: 9 });
    expect(boxOf(plan, "A9")).toEqual({ x: -50, y: -50, width: 100, height: 100 });
    expect(boxOf(plan, "B8")).toEqual({ x: 50, y: 50, width: 100, height: 100 });
  });
});
