// The board layer, without any game: web/board.
import { describe, expect, test } from "vitest";
import { boxesPlan, centreOf, graphPlan, nextCell, pointsPlan, squaresPlan, WAYS, type Plan } from "spooky-board";

const next = (plan: Plan, from: string, key: string) => nextCell(plan, from, WAYS[key] ?? { x: 0, y: 0 });

const SIDE = [0, 1, 2];
const name = (x: number, y: number) => `${"ABC".charAt(x)}${y + 1}`;
const points = SIDE.flatMap((y) => SIDE.map((x) => ({ name: name(x, y), x, y })));
const inside = SIDE.flatMap((row) => [0, 1].flatMap((step) => [[name(step, row), name(step + 1, row)], [name(row, step), name(row, step + 1)]] as const));
const around = SIDE.flatMap((row) => [[name(0, row), name(2, row)], [name(row, 0), name(row, 2)]] as const);
const torus = graphPlan({ points, edges: [...inside, ...around], seams: around });

describe("a board of squares", () => {
  test("has its first square at the lower left, or at the upper right when turned", () => {
    const plan = squaresPlan({ columns: 2, rows: 3 });
    expect(plan.rows).toEqual([["a3", "b3"], ["a2", "b2"], ["a1", "b1"]]);
    expect(centreOf(plan, "a1")).toEqual({ x: 50, y: 250 });
    const turned = squaresPlan({ columns: 2, rows: 3, turned: true });
    expect(turned.rows?.[0]).toEqual(["b1", "a1"]);
    expect(turned.labels.map(({ text }) => text)).toEqual(["b", "a", "1", "2", "3"]);
  });

  test("has lines between its squares, or two colours", () => {
    expect(squaresPlan({ columns: 2, rows: 2 }).lines).toBe("M100 0v200M0 100h200");
    const chequered = squaresPlan({ columns: 2, rows: 2, shaded: (square) => ["a1", "b2"].includes(square), coordinates: false });
    expect([chequered.lines, chequered.shaded, chequered.labels]).toEqual(["", ["b2", "a1"], []]);
  });

  test("may lie anywhere in a drawing", () => {
    const plan = squaresPlan({ columns: 2, rows: 2, origin: { x: 40, y: 3 } });
    expect(centreOf(plan, "a2")).toEqual({ x: 90, y: 53 });
    expect(plan.view.y).toBe(0);
  });
});

describe("a board of points", () => {
  test("has its lines from the first point to the last, and letters on all sides", () => {
    const plan = pointsPlan({ columns: 3, rows: 2, stars: ["b1"] });
    expect(plan.border).toEqual({ x: 0, y: 0, width: 200, height: 100 });
    expect(plan.stars).toEqual([{ x: 100, y: 100 }]);
    expect(plan.labels.length).toBe(10);
  });
});

describe("a graph", () => {
  test("has its points from the upper left, at least a cell apart, and is never too large", () => {
    expect(centreOf(torus, "A1")).toEqual({ x: 0, y: 200 });
    expect(centreOf(torus, "C3")).toEqual({ x: 200, y: 0 });
    const two = (from: number, to: number) =>
      graphPlan({ points: [{ name: "A1", x: from, y: 0 }, { name: "B1", x: to, y: 0 }], edges: [["A1", "B1"]] });
    expect(centreOf(two(0, 0.25), "B1").x).toBe(100);
    expect(centreOf(two(-1000, 1000), "B1").x).toBe(4000);
  });

  test("whose points fill columns and rows has rows and letters at its edges; any other has names at its points", () => {
    expect(torus.rows).toEqual([["A3", "B3", "C3"], ["A2", "B2", "C2"], ["A1", "B1", "C1"]]);
    expect(torus.labels.length).toBe(12);
    const star = graphPlan({ points: [{ name: "A1", x: 0, y: 0 }, { name: "B1", x: 1, y: 0 }, { name: "C1", x: 2, y: 1 }], edges: [["A1", "B1"]] });
    expect(star.rows).toBeNull();
    expect(star.labels.map(({ text }) => text)).toEqual(["A1", "B1", "C1"]);
  });

  test("has seams that leave it on the side they come back from", () => {
    const way = (one: string, other: string) => torus.seams.find(({ from, to }) => from === one && to === other);
    expect(way("A2", "C2")).toMatchObject({ fromWay: { x: -1, y: 0 }, toWay: { x: 1, y: 0 } });
    expect(way("B1", "B3")).toMatchObject({ fromWay: { x: 0, y: 1 }, toWay: { x: 0, y: -1 } });
    // A corner of a Möbius strip: its seam goes to the corner across.
    const moebius = graphPlan({ points, edges: [...inside, ["A3", "C1"]], seams: [["A3", "C1"]] });
    expect(moebius.seams[0]).toMatchObject({ fromWay: { x: -1, y: 0 }, toWay: { x: 1, y: 0 } });
    // Arrows tell how sides are joined: the same way round, or turned.
    expect(torus.sideArrows.map(({ angle, heads }) => [angle, heads])).toEqual([[-90, 1], [-90, 1], [0, 2], [0, 2]]);
    expect(moebius.sideArrows.map(({ angle, heads }) => [angle, heads])).toEqual([[-90, 1], [90, 1]]);
  });

  test("has the seams of a corner on different sides, each where the points beside it have theirs", () => {
    // Two faces of two by two, one above and to the right of the other: what leaves the lower one at its right comes
    // back at the lower side of the upper one.
    const face = (letter: string, x: number, y: number) =>
      [0, 1].flatMap((row) => [0, 1].map((column) => ({ name: `${letter}${"AB".charAt(column)}${row + 1}`, x: x + column, y: y + row })));
    const edgesOf = (letter: string) =>
      ([["A1", "B1"], ["A2", "B2"], ["A1", "A2"], ["B1", "B2"]] as const).map(([one, other]) => [letter + one, letter + other] as const);
    const seams = [["LB1", "UB1"], ["LB2", "UA1"], ["LA2", "UA2"]] as const;
    const plan = graphPlan({ points: [...face("L", 0, 0), ...face("U", 2.5, 2.5)], edges: [...edgesOf("L"), ...edgesOf("U"), ...seams], seams });
    const way = (one: string) => plan.seams.find(({ from }) => from === one);
    expect(way("LB1")).toMatchObject({ fromWay: { x: 1, y: 0 }, toWay: { x: 0, y: 1 } });
    expect(way("LB2")?.fromWay).toEqual({ x: 1, y: 0 });
  });
});

describe("arrow keys", () => {
  test("go to the nearest cell in their direction", () => {
    expect(next(torus, "B2", "ArrowRight")).toBe("C2");
    expect(next(torus, "B2", "ArrowUp")).toBe("B3");
    expect(next(squaresPlan({ columns: 3, rows: 3 }), "c2", "ArrowRight")).toBeNull();
  });

  test("go on beyond a seam", () => {
    expect(next(torus, "C2", "ArrowRight")).toBe("A2");
    expect(next(torus, "B3", "ArrowUp")).toBe("B1");
  });

  test("go to places anywhere, those straight ahead first", () => {
    const at = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
    const cells = new Map([["middle", at(0, 0)], ["right", at(50, 8)], ["far", at(90, 0)], ["up", at(2, -40)]]);
    const plan = boxesPlan({ width: 100, height: 100, cells });
    expect(next(plan, "middle", "ArrowRight")).toBe("right");
    expect(next(plan, "right", "ArrowRight")).toBe("far");
    expect(next(plan, "middle", "ArrowUp")).toBe("up");
    expect(next(plan, "middle", "ArrowDown")).toBe("right");
    expect(next(plan, "far", "ArrowRight")).toBeNull();
  });
});
