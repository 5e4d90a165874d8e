import { beforeAll, describe, expect, test } from "vitest";
import type { GameEvent } from "../src/client/protocol";
import { boardQuestion, learnBoard } from "../src/games/go/goban";
import { tap } from "../src/games/go/input";
import { choiceText, kindOf, namedIn, placement, type State } from "../src/games/go/state";
import { nodeEngine } from "./node_engine";

beforeAll(async () => {
  const engine = await nodeEngine<State>();
  for (const variant of ["base", "ghz3", "w3", "w4", "mixed3", "mixedk", "plain", "semi", "symmetric"]) {
    const rules = { variant, width: 3, height: 3 };
    const answer = await engine.ask(boardQuestion(rules));
    if (answer.ok) learnBoard(rules, answer);
  }
});

const EMPTY: State = {
  board: ["...", "...", "..."],
  groups: [],
  captured: { black: 0, white: 0 },
  choosing: null,
  position: "3/3/3 b 0 | -",
};

const WITH_STONE: State = { ...EMPTY, board: ["...", ".O.", "..."] };

function tapped(point: string, { variant = "base", picked = [] as string[], actor = "black", state = EMPTY, events = [] as GameEvent[] } = {}) {
  return tap({ rules: { variant, width: 3, height: 3 }, picked, actor, state, events }, point);
}

describe("placing", () => {
  test("a pair takes two taps, the first of them revocable", () => {
    expect(tapped("C2")).toEqual({ picked: ["C2"] });
    expect(tapped("C2", { picked: ["C2"] })).toEqual({ picked: [] });
    expect(tapped("A1", { picked: ["C2"] })).toEqual({ action: "A1 C2" });
  });

  test("larger groups take as many taps as they have stones", () => {
    expect(tapped("A1", { variant: "ghz3", picked: ["C2"] })).toEqual({ picked: ["C2", "A1"] });
    expect(tapped("B3", { variant: "w3", picked: ["C2", "A1"] })).toEqual({ action: "A1 C2 B3" });
    expect(tapped("B3", { variant: "w4", picked: ["C2", "A1"] })).toEqual({ picked: ["C2", "A1", "B3"] });
  });

  test("where several shapes are allowed, none is played by a tap", () => {
    expect(tapped("B3", { variant: "mixed3", picked: ["C2", "A1"] })).toEqual({ picked: ["C2", "A1", "B3"] });
    const four = ["A1", "B1", "C1", "A2"];
    expect(tapped("B2", { variant: "mixedk", picked: four })).toEqual({ picked: four });
    expect(placement(["C2", "A1", "B3"], ":3W")).toBe("A1 C2 B3:3W");
  });

  test("single stones take one tap", () => {
    expect(tapped("B2", { variant: "plain" })).toEqual({ action: "B2" });
    expect(tapped("B2", { variant: "semi", actor: "white" })).toEqual({ action: "B2" });
    expect(tapped("B2", { variant: "semi", actor: "black" })).toEqual({ picked: ["B2"] });
  });

  test("a symmetric pair takes one tap", () => {
    expect(tapped("A1", { variant: "symmetric" })).toEqual({ action: "A1 C3" });
    expect(tapped("B2", { variant: "symmetric" })).toEqual({ action: "B2" });
    expect(tapped("A1", { variant: "symmetric", state: { ...EMPTY, board: ["..O", "...", "..."] } })).toEqual({ action: "A1" });
  });

  test("a point that is taken is tried, for the engine to say why not", () => {
    expect(tapped("B2", { state: WITH_STONE })).toEqual({ action: "A1 B2" });
    expect(tapped("B2", { state: WITH_STONE, picked: ["C3"] })).toEqual({ action: "B2 C3" });
    expect(tapped("B2", { state: WITH_STONE, variant: "ghz3" })).toEqual({ action: "A1 B1 B2" });
    expect(tapped("B2", { state: WITH_STONE, variant: "plain" })).toEqual({ action: "B2" });
  });

  test("until it is known what a turn places, points are picked", () => {
    const context = { rules: { width: 2, height: 2, variant: "plain" }, state: EMPTY, actor: "black", events: [] };
    expect(tap({ ...context, picked: [] }, "A1")).toEqual({ picked: ["A1"] });
    expect(tapped("B2", { variant: "plain", picked: ["A1"] })).toEqual({ action: "B2" });
  });

  test("when the game is over the engine says so", () => {
    expect(tapped("B2", { actor: "none" })).toEqual({ action: "B2" });
  });
});

describe("choosing", () => {
  const asked = { event: "asked", chooser: "black", step: 1, group: ["A1", "C1", "B3"], allowed: ["A1", "C1"] };

  test("a tap names a stone, to stay or to go", () => {
    expect(tapped("A1", { events: [{ ...asked, does: "remove", actions: ["-A1", "-C1"] }] })).toEqual({ action: "-A1" });
    expect(tapped("A1", { events: [{ ...asked, does: "keep", actions: ["=A1", "=C1"] }] })).toEqual({ action: "=A1" });
    expect(choiceText("keep", "C1")).toBe("=C1");
  });

  test("one that may not be named is tried, for the engine to say why not", () => {
    expect(tapped("B3", { events: [{ ...asked, does: "keep", actions: ["=A1", "=C1"] }] })).toEqual({ action: "=B3" });
  });

  test("what is not in the group is refused by name", () => {
    const refused = tapped("A2", { events: [{ ...asked, does: "keep", actions: ["=A1", "=C1"] }] });
    expect(refused).toEqual({ refusal: "A2 is not in the group that collapses now: that is A1, C1 and B3" });
  });

  test("actions are understood", () => {
    expect(["C2 D3", "=C2", "-C2", "pass", "resign"].map(kindOf)).toEqual(["place", "keep", "remove", "pass", "resign"]);
    expect(["A1 C2 B3:3W", "FA1 UB2", "=C12", "pass", "resign"].map(namedIn)).toEqual([["A1", "C2", "B3"], ["FA1", "UB2"], ["C12"], [], []]);
  });
});
