import { beforeAll, describe, expect, test } from "vitest";
import { outcomeText, storyText } from "../src/app/shared/story";
import { standingAt } from "../src/app/shared/standing";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { combinatorial } from "../src/games/combinatorial/kit";
import { objectOf } from "../src/games/combinatorial/move_words";
import { readValue, valueSentence } from "../src/games/combinatorial/value_words";
import { witnessOf } from "../src/games/combinatorial/witness";
import { movesWords, words } from "../src/games/combinatorial/words";
import type { State } from "../src/games/combinatorial/state";
import { say } from "../src/words/say";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

const BOTH = ["left", "right"];

async function played(actions: readonly string[], rules: Rules = { game: "nim", ruleset: "C", width: 2 }, start = "2,2"): Promise<Table<State>> {
  const setup = { game: "combinatorial", rules, start, seats: { left: PERSON, right: PERSON } };
  const table = await Table.open(engine, setup, actions.map((action) => ({ action })));
  if (!(table instanceof Table)) throw new Error(table.refusal);
  return table;
}

function story(table: Table<State>): string[] {
  return table.view.moments.map((_, index) => storyText(combinatorial, standingAt(table.view, index)));
}

test("a game is told by the engine", async () => {
  expect(story(await played(["1-1|2-1", "1-2|2-1"]))).toEqual([
    "",
    "Left took 1 token from heap 1 or took 1 token from heap 2. There are 2 worlds now.",
    "Right took 2 tokens from heap 1 or took 1 token from heap 2. There are 3 worlds now.",
  ]);
  expect(story(await played(["1-1"]))[1]).toBe("Left took 1 token from heap 1.");
  const vanishing = await played(["1-1|2-1", "1-2"], { game: "nim", ruleset: "D", width: 2 });
  expect(story(vanishing)[2]).toContain("1 of 2 worlds vanished, where no such move was legal: in 1,2, say, heap 1 has only 1 token.");
});

test("the end is told by the engine, with the rule that forbids what is left", async () => {
  const table = await played(["1-1|2-1", "1-2|2-1", "1-2"], { game: "nim", ruleset: "D", width: 2 });
  expect(table.view.result).toEqual({ winner: "left" });
  const ending = { result: { winner: "left" }, decided: [] };
  expect(outcomeText(combinatorial, ending, table.last)).toBe("Right has no move left: Left wins.");
  expect(table.record()).toMatchObject({ game: "combinatorial", start: "2,2", result: { winner: "left" } });
  const forbidden = await played(["1-2|1-3"], { game: "nim", ruleset: "C", width: 2 }, "3");
  expect(outcomeText(combinatorial, ending, forbidden.last)).toMatch(/^Right has no action left: Left wins\. Still legal: 1-1 in 1 of 2 worlds, but by ruleset C one move is played alone only if it is legal in every world/);
  // A game that is over where it begins has no action to tell of.
  const { last } = await played([], { game: "nim", ruleset: "D", width: 2 }, "0");
  expect(outcomeText(combinatorial, { result: { winner: "right" }, decided: [] }, last)).toBe("The game is over: Right wins.");
});

test("the prompt says what can be done", async () => {
  const { last } = await played([]);
  expect(words.prompt(last, [], [], ["left"])).toContain("Your turn: tap moves on the board");
  expect(words.prompt(last, [], ["1-1"], BOTH)).toContain("Left: play it alone, or tap another");
  expect(words.prompt(last, [], ["1-1", "2-1"], BOTH)).toContain("press Play");
  expect(words.prompt(last, [], [], ["right"])).toBe("Left to move.");
  const plain = await played([], { game: "nim", ruleset: "D", width: 1 });
  expect(words.prompt(plain.last, [], [], BOTH)).not.toMatch(/several|superpos/i);
});

test("titles name the game, and the classical one has no quantum words", () => {
  expect(words.title({ game: "nim", width: 2 })).toBe("Quantum Nim");
  expect(words.title({ game: "octal", code: "0.6", width: 0 })).toBe("Quantum Octal Game 0.6");
  expect(words.title({ game: "subtraction", set: [1, 2], width: 2 })).toBe("Quantum Subtraction {1, 2}");
  expect(words.title({ game: "nim", width: 1 })).toBe("Nim");
  expect(words.summary({ game: "nim", width: 1 })).not.toMatch(/world|several/);
});

test("moves are named by what they do", () => {
  const said = (game: string, move: string) => objectOf({ game }, move);
  expect(said("nim", "1-3")).toBe("3 from heap 1");
  expect(said("kayles", "2")).toBe("pin 2");
  expect(said("kayles", "2-3")).toBe("pins 2 and 3");
  expect(said("dawson", "2-4")).toBe("pins 2 to 4");
  expect(said("domineering", "a1a2")).toBe("a domino on a1 and a2");
  expect(said("hackenbush", "a")).toBe("edge a");
  expect(said("clobber", "a1a2")).toBe("a1 onto a2");
  expect(said("toads-and-frogs", "a1c1")).toBe("a1 to c1");
  expect(said("geography", "b")).toBe("to b");
  expect(said("table", "x")).toBe("x");
});

test("values are explained by the engine", async () => {
  const explained = async (position: string, actions: readonly string[] = []) => {
    const answer = await engine.ask({ game: "combinatorial", rules: { game: "nim", ruleset: "D", width: 2 }, position, moves: actions, report: ["value", "explanation"] });
    const value = answer.ok ? readValue(answer.value) : null;
    return answer.ok && value ? valueSentence(value, answer.explanation ?? "") : "";
  };
  expect(await explained("2,2")).toBe("Grundy value 1: who moves wins, here Left.");
  expect(await explained("1,1", ["1-1", "2-1"])).toBe("Grundy value 0: the game is over, and Right has won.");
  expect(valueSentence({ outcome: "L", value: "1/2" }, "Left wins")).toBe("Value 1/2: Left wins.");
  expect(valueSentence({ outcome: "R", value: null }, "Right wins")).toBe("Outcome R: Right wins. The exact value is out of reach here.");
});

test("what is composed is judged, and worlds are counted", () => {
  const allowed = (moves: number, then: number, lost: number) => say("page-combinatorial.composer.allowed", { moves, then, lost });
  expect(allowed(2, 2, 0)).toBe("Allowed: a superposition that leads to 2 worlds.");
  expect(allowed(1, 1, 1)).toBe("Allowed: it leads to 1 world. 1 world vanishes.");
  expect(movesWords([])).toBe("no move here");
  expect(movesWords(["1-1", "2-1"])).toBe("1-1, 2-1");
  expect(movesWords(Array.from({ length: 14 }, (_, index) => `1-${index + 1}`))).toMatch(/^1-1, .*, 1-12 and 2 more$/);
});

test("boards can be heard", () => {
  expect(combinatorial.describe({ position: "1,2|2,1", realisations: 2 }, { game: "nim" })).toBe("heaps of 1 and 2 or heaps of 2 and 1");
});

describe("a witness", () => {
  const setup = { game: "combinatorial", rules: { game: "nim", ruleset: "D", width: 2 }, start: "2,2" };

  test("is one classical move out of each action, with the positions on the way", async () => {
    const run = await witnessOf(engine, setup, ["1-1|2-1", "1-2|2-1"], "1-2");
    expect(run).toEqual({ moves: ["2-1", "2-1"], positions: ["2,2", "2,1", "2,0"] });
  });

  test("begins in one of the worlds of a superposed start", async () => {
    const run = await witnessOf(engine, { ...setup, start: "1,2|2,1" }, [], "1-2");
    expect(run).toEqual({ moves: [], positions: ["2,1"] });
  });

  test("is none for a move that is not available", async () => {
    expect(await witnessOf(engine, setup, ["1-1|2-1"], "1-3")).toBeNull();
  });
});

describe("a hint", () => {
  test("is a winning action where there is one", async () => {
    const table = await played(["1-1|2-1", "1-2|2-1"], { game: "nim", ruleset: "D", width: 2 });
    await table.hint({ exact: true });
    expect(table.view.hint).toBe("1-2");
    expect(words.hint(table.last, "1-2")).toBe("Hint: take 2 from heap 1.");
  });

  test("says so when everything loses", async () => {
    const table = await played([], { game: "nim", ruleset: "D", width: 1 }, "1,1");
    await table.hint({ exact: true });
    expect(table.view.hint).toBeNull();
    expect(table.view.hopeless).toBe(true);
    expect(words.hopeless(table.last)).toContain("lost for Left");
    await table.play("1-1");
    expect(table.view.hopeless).toBe(false);
  });
});

test("where the actions are too many to be listed the game goes on all the same", async () => {
  const table = await played([], { game: "domineering", ruleset: "D", width: 0 }, "6x6");
  expect(table.view.legal).toEqual([]);
  expect(await table.play("a1a2|b1b2|c1c2|d1d2")).toBe(true);
  expect(table.last.state).toMatchObject({ realisations: 4 });
});
