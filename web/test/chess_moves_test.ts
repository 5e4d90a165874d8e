import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { movesOf, readOption, squaresIn, type Move } from "../src/games/chess/moves";
import { canEntangle, canSplit, formsOf, halfTargets, ordersMatter, pairMovesOf, stepsTo } from "../src/games/chess/offers";
import type { State } from "../src/games/chess/state";
import { momentOf } from "./chess_moment";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

const texts = (moves: readonly Move[]) => moves.map(({ text }) => text).sort();

describe("an action", () => {
  test("names its squares once each", () => {
    const join = readOption({ action: "f6^f6d5&e4", is: "entangle", from: "f6", first: "f6", second: "d5", joined: "e4" });
    expect(squaresIn(join)).toEqual(["f6", "d5", "e4"]);
    expect(squaresIn(readOption({ action: "#1", is: "roll", half: 1 }))).toEqual([]);
  });
});

describe("offers", () => {
  let legal: readonly Move[];
  beforeAll(async () => {
    ({ legal } = await momentOf(engine, { position: "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e" }));
  });
  const halves = (squares: string[], sign: "^" | "&" = "^") => ({ stage: "halves", from: "f6", sign, squares }) as const;

  test("are the engine's moves by piece and square", () => {
    expect(movesOf(legal, "e4")).toEqual([]);
    expect(texts(stepsTo(legal, "f6", "d5"))).toEqual(["f6d5"]);
    expect([canSplit(legal, "f6"), canEntangle(legal, "f6"), canEntangle(legal, "h8")]).toEqual([true, true, false]);
  });

  test("of a superposition narrow with every square", () => {
    expect(halfTargets(legal, halves([]))).toEqual(expect.arrayContaining(["d5", "f6", "g8"]));
    expect(halfTargets(legal, halves(["d5"]))).not.toContain("d5");
    expect(halfTargets(legal, halves([], "&"))).toContain("d5");
    expect(halfTargets(legal, halves([], "&"))).not.toContain("f6");
    expect(formsOf(legal, halves(["d5"]))).toEqual([]);
    expect(texts(formsOf(legal, halves(["g8", "d5"])))).toEqual(["f6^d5g8", "f6^d5g8u", "f6^g8d5u"]);
    expect(texts(formsOf(legal, halves(["d5"], "&")))).toEqual(["f6^d5f6&e4", "f6^f6d5&e4"]);
    expect(texts(formsOf(legal, halves(["d5", "f6"])))).toEqual(["f6^d5f6", "f6^d5f6&e4", "f6^d5f6u", "f6^f6d5&e4", "f6^f6d5u"]);
  });

  // N15: equal pairs have an order in some variants only.
  test("come in both orders where the order says something", async () => {
    const matters = async (variant: string) => {
      const { legal: all } = await momentOf(engine, { rules: { variant } });
      return ordersMatter(formsOf(all, { stage: "halves", from: "g1", sign: "^", squares: ["f3", "h3"] }));
    };
    expect([await matters("niel"), await matters("nobox"), await matters("hadamard"), await matters("simplified")]).toEqual([false, false, true, true]);
  });

  test("of a pair are found at both halves, those of a group at all its own", async () => {
    const rules = { variant: "deterministic", remote_collapse: true };
    const position = "7k/8/5n2/3n4/4RR2/8/8/KRR5 w - - 1 2 | R:b1/c1=e@1;R:e4/f4=e@1;n:f6/d5=e@1";
    const { state, legal: all } = await momentOf(engine, { rules, position });
    const found = (square: string) => texts(pairMovesOf(state, all, square));
    expect(found("e4")).toEqual(found("f4"));
    expect(found("e4").some((text) => text.startsWith("e4~"))).toBe(true);
    expect(found("e4").filter((text) => text.includes("Z"))).toEqual(found("b1").filter((text) => text.includes("Z")));
    expect(found("e4").filter((text) => text.includes("Z")).length).toBe(1);
    expect(found("b1").some((text) => text.startsWith("e4~"))).toBe(false);
    expect(found("a1")).toEqual([]);
  });
});
