import { beforeAll, describe, expect, test } from "vitest";
import { boxOf } from "spooky-board";
import type { Engine } from "../src/client/engine";
import { isDark, looksUp, viewOf } from "../src/games/chess/layout";
import { angleOf, patternOf } from "../src/games/chess/marks";
import { readOption } from "../src/games/chess/moves";
import { isMidTurn, moveNumber, pieceAt, piecesOf, shareOf, sizeOf, stateInWorld, unitOf, type State } from "../src/games/chess/state";
import { targetsOf } from "../src/games/chess/targets";
import { momentOf } from "./chess_moment";
import { nodeEngine } from "./node_engine";

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

const START = "rr2/k3/1N2/3N/N1NK w - - 0 1 | N:a1/c1=e@1;N:b3/d2=u;r:a5/b5=e@1";
let engine: Engine<State>;
let state: State;
beforeAll(async () => {
  engine = await nodeEngine<State>();
  ({ state } = await momentOf(engine, { rules: { board: "silverman4x5" }, position: START }));
});

describe("a moment", () => {
  test("has its pieces, with their pairs and chances", () => {
    expect(sizeOf(state)).toEqual(SIZE);
    expect(piecesOf(state).length).toBe(8);
    expect(pieceAt(state, "a4")).toEqual({ square: "a4", type: "K", owner: "black", pair: null, share: null });
    expect(pieceAt(state, "d2")?.pair).toMatchObject({ first: "b3", second: "d2", kind: "u" });
    expect(pieceAt(state, "c5")).toBeUndefined();
    expect(["b3", "d2", "a1", "d1"].map((square) => shareOf(state, square))).toEqual(["2/3", "1/3", "1/2", ""]);
    const [joined] = state.pairs;
    if (!joined) throw new Error("no pair");
    expect(unitOf(state, joined).map(({ type }) => type)).toEqual(["N", "R"]);
    expect(moveNumber(state, true)).toBe("1.");
  });

  test("in a world is a board without halves", () => {
    const found = stateInWorld({ classical: { b3: "N", c1: "N", b5: "r" } }, state);
    expect(piecesOf(found).map(({ square, owner }) => `${owner} ${square}`).sort()).toEqual(["black a4", "black b5", "white b3", "white c1", "white d1"]);
  });

  test("may be in the middle of a turn", async () => {
    const rules = { remote_collapse: true };
    const position = "7k/8/8/8/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=e";
    const midTurn = async (...moves: string[]) => isMidTurn((await momentOf(engine, { rules, position, moves })).state);
    expect(await midTurn()).toBe(false);
    expect(await midTurn("e1!")).toBe(true);
    expect(await midTurn("e1!", "#1")).toBe(true);
    expect(await midTurn("draw")).toBe(true);
    expect(await midTurn("draw", "a1a2")).toBe(false);
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
    expect(state.pairs.map((pair) => [pair.first, patternOf(state, pair)])).toEqual([["a1", 0], ["b3", 1], ["a5", 0]]);
  });
});

describe("targets", () => {
  const attempt = (action: string, success: string) => ({ action, success, elsewhere: {}, outcomes: [] });
  const odds = { check: [], attempts: [attempt("d1d4", "1/2"), attempt("d1>a4", "1/6")] };
  const legal = [
    { action: "d1d3", is: "step", from: "d1", to: "d3" },
    { action: "d1d4", is: "step", from: "d1", to: "d4", captures: { square: "d4", type: "R", owner: "black", pair: ["d4", "d5"] }, attempt: true },
    { action: "d1>a4", is: "tunnel", from: "d1", to: "a4" },
    { action: "d1^c2d3", is: "split", from: "d1", first: "c2", second: "d3", kind: "e", shares: ["1/2", "1/2"] },
    { action: "d1^d3c2u", is: "split", from: "d1", first: "d3", second: "c2", kind: "u", shares: ["2/3", "1/3"] },
  ].map(readOption);

  test("tell what is there and the chance of success", () => {
    expect(targetsOf(legal, odds, { stage: "piece", from: "d1" })).toEqual([
      { square: "d3", kind: "go", chance: null },
      { square: "d4", kind: "take", chance: "1/2" },
      { square: "a4", kind: "tunnel", chance: "1/6" },
    ]);
    expect(targetsOf(legal, odds, { stage: "target", from: "d1", to: "d4" }).map(({ square }) => square)).toEqual(["d4"]);
    expect(targetsOf(legal, odds, { stage: "none" })).toEqual([]);
  });

  test("of a superposition are those of its next half", () => {
    const halves = (squares: string[]) => targetsOf(legal, odds, { stage: "halves", from: "d1", sign: "^", squares });
    expect(halves([]).map(({ square }) => square)).toEqual(["c2", "d3"]);
    expect(halves(["d3"])).toEqual([{ square: "c2", kind: "half", chance: null }]);
    expect(halves(["d3", "c2"])).toEqual([]);
  });
});
