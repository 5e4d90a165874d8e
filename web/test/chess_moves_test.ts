import { describe, expect, test } from "vitest";
import { movesOf, parseMove, squaresIn } from "../src/games/chess/moves";
import { canEntangle, canSplit, formsOf, halfTargets, pairMovesOf, stepsTo } from "../src/games/chess/offers";
import type { State } from "../src/games/chess/state";

describe("the spelling of moves", () => {
  test("is understood", () => {
    expect(parseMove("e2e4")).toMatchObject({ kind: "step", from: "e2", to: "e4", promotion: null, passing: false });
    expect(parseMove("e7e8q")).toMatchObject({ kind: "step", promotion: "q" });
    expect(parseMove("d4e3ep")).toMatchObject({ kind: "step", from: "d4", to: "e3", passing: true });
    expect(parseMove("g1^f3h3")).toMatchObject({ kind: "split", from: "g1", first: "f3", second: "h3", weights: "e" });
    expect(parseMove("g1^f3h3v")).toMatchObject({ kind: "split", weights: "v" });
    expect(parseMove("e7^e8e7qu")).toMatchObject({ kind: "split", promotion: "q", weights: "u" });
    expect(parseMove("f6^f6d5&e4")).toMatchObject({ kind: "entangle", first: "f6", second: "d5", joined: "e4" });
    expect(parseMove("e7^e7e8q&d4")).toMatchObject({ kind: "entangle", promotion: "q", joined: "d4" });
    expect(["g1~f3", "g1Zf3", "g1Hf3", "a1>a6"].map((text) => parseMove(text)?.kind)).toEqual(["flip", "phase", "hadamard", "tunnel"]);
    expect(parseMove("f3!")).toEqual({ kind: "collapse", text: "f3!", from: "f3" });
    expect(parseMove("#2")).toEqual({ kind: "roll", text: "#2", half: 2 });
    expect(parseMove("resign")).toEqual({ kind: "resign", text: "resign" });
  });

  test("is nothing where it has no such form", () => {
    for (const text of ["", "e2", "e2e9", "e2-e4", "g1^f3", "g1^f3h3x", "#3", "f3!!"]) expect(parseMove(text)).toBeNull();
  });

  test("tells squares once each", () => {
    expect(squaresIn("f6^f6d5&e4")).toEqual(["f6", "d5", "e4"]);
    expect(squaresIn("#1")).toEqual([]);
  });
});

const LEGAL = ["g1f3", "g1h3", "g1^f3g1", "g1^f3h3", "g1^f3h3u", "g1^g1h3", "g1^h3f3u", "g1^g1f3&e5", "g1^f3g1&e5"].flatMap((text) => parseMove(text) ?? []);

describe("offers", () => {
  test("are the engine's moves by piece and square", () => {
    expect(movesOf(LEGAL, "g1").length).toBe(9);
    expect(movesOf(LEGAL, "f3")).toEqual([]);
    expect(stepsTo(LEGAL, "g1", "f3").map(({ text }) => text)).toEqual(["g1f3"]);
    expect([canSplit(LEGAL, "g1"), canEntangle(LEGAL, "g1"), canSplit(LEGAL, "f3")]).toEqual([true, true, false]);
  });

  test("of a superposition narrow with every square", () => {
    const halves = (squares: string[], sign: "^" | "&" = "^") => ({ stage: "halves", from: "g1", sign, squares }) as const;
    expect(halfTargets(LEGAL, halves([])).sort()).toEqual(["f3", "g1", "h3"]);
    expect(halfTargets(LEGAL, halves(["h3"])).sort()).toEqual(["f3", "g1"]);
    expect(halfTargets(LEGAL, halves([], "&"))).toEqual(["f3"]);
    expect(formsOf(LEGAL, halves(["h3"]))).toEqual([]);
    expect(formsOf(LEGAL, halves(["h3", "f3"])).map(({ text }) => text)).toEqual(["g1^f3h3", "g1^f3h3u", "g1^h3f3u"]);
    expect(formsOf(LEGAL, halves(["f3", "g1"])).map(({ text }) => text)).toEqual(["g1^f3g1", "g1^g1f3&e5", "g1^f3g1&e5"]);
    expect(formsOf(LEGAL, halves(["f3"], "&")).map(({ text }) => text)).toEqual(["g1^g1f3&e5", "g1^f3g1&e5"]);
  });

  test("of a pair are found at both halves, those of a group at all its own", () => {
    const pair = (type: "R" | "N", owner: "white" | "black", first: string, second: string) => ({ type, owner, first, second, kind: "e", group: 1 }) as const;
    const state: State = {
      position: "7k/8/5n2/3n4/4RR2/8/8/KB1B4 w - - 1 2",
      check: false,
      pairs: [pair("R", "white", "e4", "f4"), pair("R", "white", "b1", "d1"), pair("N", "black", "f6", "d5")],
      rolling: null,
    };
    const legal = ["b1Zd1", "b1Hd1", "b1~d1", "e4~f4", "e4!", "e4e5"].flatMap((text) => parseMove(text) ?? []);
    const texts = (square: string) => pairMovesOf(state, legal, square).map(({ text }) => text).sort();
    expect(texts("e4")).toEqual(["b1Hd1", "b1Zd1", "e4!", "e4~f4"]);
    expect(texts("f4")).toEqual(texts("e4"));
    expect(texts("d1")).toEqual(["b1Hd1", "b1Zd1", "b1~d1"]);
    expect(texts("a1")).toEqual([]);
  });
});
