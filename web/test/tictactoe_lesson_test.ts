import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/shared/standing";
import type { Engine } from "../src/client/engine";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import type { LessonStep, Verdict } from "../src/games/kit";
import { lesson } from "../src/games/tictactoe/lesson";
import type { State } from "../src/games/tictactoe/state";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function positionOf(step: LessonStep<State>): Promise<Table<State>> {
  const setup = { game: "tictactoe", rules: lesson.rules, start: null, seats: { x: PERSON, o: PERSON } };
  const table = await Table.open(engine, setup, step.moves.map((action) => ({ action })));
  if (!(table instanceof Table)) throw new Error(table.refusal);
  return table;
}

/** What is said to each action that is legal in a step. */
async function verdicts(step: LessonStep<State>): Promise<Map<string, Verdict>> {
  const said = new Map<string, Verdict>();
  for (const action of (await positionOf(step)).view.legal) {
    const table = await positionOf(step);
    await table.play(action);
    said.set(action, step.judge(standingAt(table.view, table.view.cursor), table.view.result));
  }
  return said;
}

test("the lesson has five steps", () => {
  expect(lesson.steps.length).toBe(5);
});

describe.each(lesson.steps.map((step) => [step.title, step] as const))("%s", (_, step) => {
  test("begins where the pupil, X, is to act", async () => {
    expect((await positionOf(step)).last.actor).toBe("x");
  });

  test("can be done and can be missed, and both are answered in words", async () => {
    const all = [...(await verdicts(step)).values()];
    expect(all.some((one) => one.done)).toBe(true);
    expect(all.some((one) => !one.done)).toBe(true);
    expect(all.every((one) => one.words.length > 20)).toBe(true);
  });
});

async function solutions(index: number): Promise<string[]> {
  const said = await verdicts(lesson.steps[index] as LessonStep<State>);
  return [...said.keys()].filter((action) => said.get(action)?.done);
}

test("the tasks are what their words say", async () => {
  const [inMiddle, shared, rings, measured, won] = await Promise.all([0, 1, 2, 3, 4].map(solutions));
  expect(inMiddle?.length).toBe(8);
  expect(inMiddle?.every((action) => action.includes("b2"))).toBe(true);
  expect(shared?.every((action) => action.includes("c1") || action.includes("c3"))).toBe(true);
  expect(shared?.length).toBe(15);
  expect(rings).toEqual(["a1b2", "a1c3", "b2c3"]);
  expect(measured).toEqual(["@a1"]);
  expect(won).toEqual(["@c3"]);
});

test("missing a task is explained by what was done", async () => {
  const said = await verdicts(lesson.steps[1] as LessonStep<State>);
  expect(said.get("a1c3")?.words).toContain("share c3");
  expect(said.get("c1c3")?.words).toContain("both squares");
  expect(said.get("a1a2")?.words).toContain("your own X1");
  expect(said.get("a2a3")?.words).toContain("no square with O2");
});
