import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/shared/standing";
import type { Engine } from "../src/client/engine";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { lesson } from "../src/games/go/lesson";
import type { LessonStep, Verdict } from "../src/games/kit";
import type { State } from "../src/games/go/state";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function positionOf(step: LessonStep<State>): Promise<Table<State>> {
  const setup = { game: "go", rules: lesson.rules, start: null, needsLegal: false, seats: { black: PERSON, white: PERSON } };
  const table = await Table.open(engine, setup, step.moves.map((action) => ({ action })));
  if (!(table instanceof Table)) throw new Error(table.refusal);
  return table;
}

/** What is said to each action that is legal in a step. */
async function verdicts(step: LessonStep<State>): Promise<Map<string, Verdict>> {
  const said = new Map<string, Verdict>();
  const table = await positionOf(step);
  const answer = await engine.ask({ ...table.question(), report: ["legal"] });
  for (const action of (answer.ok ? answer.legal : undefined) ?? []) {
    await table.play(action);
    said.set(action, step.judge(standingAt(table.view, table.view.cursor), table.view.result));
    await table.undo();
  }
  return said;
}

test("the lesson has five steps", () => {
  expect(lesson.steps.length).toBe(5);
});

describe.each(lesson.steps.map((step) => [step.title, step] as const))("%s", (_, step) => {
  test("begins where the pupil, Black, is to act", async () => {
    expect((await positionOf(step)).last.actor).toBe("black");
  });

  test("can be done and can be missed, and both are answered in words", async () => {
    const all = [...(await verdicts(step)).values()];
    expect(all.some((one) => one.done)).toBe(true);
    expect(all.some((one) => !one.done)).toBe(true);
    expect(all.every((one) => one.words.length > 20)).toBe(true);
  });
});

test("the tasks are what their words say", async () => {
  const solutions = await Promise.all(
    lesson.steps.map(async (step) => [...(await verdicts(step))].filter(([, { done }]) => done).map(([action]) => action)),
  );
  const [pairs, contacts, ...choices] = solutions as [string[], string[], string[]];
  // All pairs of 36 points but those side by side.
  expect(pairs.length).toBe((36 * 35) / 2 - 60);
  const beside = ["B1", "B3", "A2", "C2", "F4", "F6", "E5"];
  expect(contacts.every((action) => beside.some((point) => action.split(" ").includes(point)))).toBe(true);
  expect(contacts.length).toBe((7 * 6) / 2 + 7 * (32 - 7));
  expect(choices).toEqual([["=D3"], ["=B1"], ["=F5"]]);
});

test("the last step is the game of the paper", async () => {
  const table = await positionOf(lesson.steps[4] as LessonStep<State>);
  expect(table.actions.filter((action) => !action.startsWith("=")).length).toBe(23);
  await table.play("=F5");
  await table.play("F6 C6");
  expect(await table.play("=F6")).toBe(false);
  expect(table.view.refusal).toContain("repeat the position after move 22");
});
