import { describe, expect, test } from "vitest";
import { boxOf } from "spooky-board";
import { isDark, looksUp, viewOf } from "../src/games/chess/layout";
import { angleOf, patternOf } from "../src/games/chess/marks";
import { parseMove } from "../src/games/chess/moves";
import { mustMove, partnerOf, pieceAt, piecesOf, plainState, shareOf, sizeOf, unitOf, type Pair, type State } from "../src/games/chess/state";
import { targetsOf } from "../src/games/chess/targets";

const SIZE = { columns: 4, rows: 5 };
const seen = viewOf(SIZE);
const turned = viewOf(SIZE, { turned: true });

describe("squares", () => {
  test("are seen from White's side, or from Black's", () => {
    expect([seen.plan.rows?.[4]?.[0], turned.plan.rows?.[4]?.[0]]).toEqual(["a1", "d5"]);
    expect([boxOf(seen.plan, "a1"), boxOf(turned.plan, "a1")]).toMatchObject([{ x: 0, y: 400 }, { x: 300, y: 0 }]);
    expect(seen.plan.shaded.length).toBe(10);
    expect([isDark("a1"), isDark("a2"), isDark("h1"), isDark("d8")]).toEqual([true, false, false, true]);
  });
});

const knight: Pair = { type: "N", owner: "white", first: "b3", second: "d2", kind: "u", group: 0 };
const other: Pair = { ...knight, first: "a1", second: "c1", kind: "e", group: 1 };
const rook: Pair = { type: "R", owner: "black", first: "a5", second: "b5", kind: "e", group: 1 };
const state: State = {
  position: "rr2/3k/1N2/3N/N1NK w - - 0 1 | N:a1/c1=e@1;N:b3/d2=u;r:a5/b5=e@1 | must=d1",
  check: false,
  pairs: [other, knight, rook],
  rolling: null,
};

describe("a position text", () => {
  test("is read with its halves", () => {
    expect(sizeOf(state)).toEqual(SIZE);
    expect(piecesOf(state).length).toBe(8);
    expect(pieceAt(state, "d4")).toEqual({ square: "d4", type: "K", owner: "black", pair: null });
    expect(pieceAt(state, "d2")?.pair).toBe(knight);
    expect(pieceAt(state, "c5")).toBeUndefined();
    expect(mustMove(state)).toBe("d1");
    expect(plainState(SIZE, new Map([["b3", "N"], ["d1", "k"]])).position).toBe("4/4/1N2/4/3k w - - 0 1 | -");
  });

  test("tells partners, chances and groups", () => {
    expect(partnerOf(knight, "b3")).toBe("d2");
    expect([shareOf(knight, "b3"), shareOf(knight, "d2"), shareOf(other, "a1")]).toEqual(["2/3", "1/3", "1/2"]);
    expect(unitOf(state, knight)).toEqual([knight]);
    expect(unitOf(state, other)).toEqual([other, rook]);
  });
});

describe("marks", () => {
  test("look to whom they face, from either side of the board (7.2)", () => {
    expect(looksUp(seen, "white", "opponent")).toBe(true);
    expect(looksUp(seen, "white", "owner")).toBe(false);
    expect(looksUp(seen, "black", "opponent")).toBe(false);
    expect(looksUp(turned, "black", "opponent")).toBe(true);
  });

  test("lie on the mid-line or on one of two diagonals (8.2, 8.3)", () => {
    expect([angleOf("middle", true), angleOf("middle", false)]).toEqual([0, 180]);
    // Both ends of a line are opposite each other.
    for (const line of ["diagonal-1", "diagonal-2"] as const) expect(angleOf(line, false) - angleOf(line, true)).toBe(180);
    expect(angleOf("diagonal-1", true)).not.toBe(angleOf("diagonal-2", true));
  });

  test("tell apart the pairs of the same piece (6.3)", () => {
    expect([patternOf(state, other), patternOf(state, knight), patternOf(state, rook)]).toEqual([0, 1, 0]);
  });
});

describe("targets", () => {
  const odds = { check: [], attempts: [{ action: "d1d4", success: "1/2", outcomes: [] }, { action: "d1>a4", success: "1/6", outcomes: [] }] };
  const legal = ["d1d3", "d1d4", "d1>a4", "d1^c2d3", "d1^c2d3u", "d1^d3c2u"].flatMap((text) => parseMove(text) ?? []);

  test("tell what is there and the chance of success", () => {
    expect(targetsOf(state, legal, odds, { stage: "piece", from: "d1" })).toEqual([
      { square: "d3", kind: "go", chance: null },
      { square: "d4", kind: "take", chance: "1/2" },
      { square: "a4", kind: "tunnel", chance: "1/6" },
    ]);
    expect(targetsOf(state, legal, odds, { stage: "target", from: "d1", to: "d4" }).map(({ square }) => square)).toEqual(["d4"]);
    expect(targetsOf(state, legal, odds, { stage: "none" })).toEqual([]);
  });

  test("of a superposition are those of its next half", () => {
    const halves = (squares: string[]) => targetsOf(state, legal, odds, { stage: "halves", from: "d1", sign: "^", squares });
    expect(halves([]).map(({ square }) => square)).toEqual(["c2", "d3"]);
    expect(halves(["d3"])).toEqual([{ square: "c2", kind: "half", chance: null }]);
    expect(halves(["d3", "c2"])).toEqual([]);
  });
});
