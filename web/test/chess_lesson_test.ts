import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/shared/standing";
import type { Engine } from "../src/client/engine";
import { NATURE } from "../src/client/protocol";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { lesson } from "../src/games/chess/lesson";
import type { LessonStep, Verdict } from "../src/games/kit";
import type { State } from "../src/games/chess/state";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function positionOf(step: LessonStep<State>): Promise<Table<State>> {
  const setup = { game: "chess", rules: lesson.rules, start: step.start ?? null, seats: { white: PERSON, black: PERSON } };
  const table = await Table.open(engine, setup, step.moves.map((action) => ({ action })));
  if (!(table instanceof Table)) throw new Error(table.refusal);
  return table;
}

/** Plays an action and lets the die come to rest. */
async function settle(table: Table<State>, action: string): Promise<void> {
  await table.play(action);
  while (table.last.actor === NATURE) await new Promise((resolve) => setTimeout(resolve));
}

/** What is said to each action that is legal in a step. */
async function verdicts(step: LessonStep<State>): Promise<Map<string, Verdict>> {
  const said = new Map<string, Verdict>();
  const table = await positionOf(step);
  for (const action of table.view.legal) {
    await settle(table, action);
    said.set(action, step.judge(standingAt(table.view, table.view.cursor), table.view.result));
    await table.undo();
  }
  return said;
}

test("the lesson has five steps", () => {
  expect(lesson.steps.length).toBe(5);
});

test("the pupil plays White, but Black in the example of the paper", async () => {
  const actors = await Promise.all(lesson.steps.map(async (step) => (await positionOf(step)).last.actor));
  expect(actors).toEqual(["white", "white", "black", "white", "white"]);
});

describe.each(lesson.steps.map((step) => [step.title, step] as const))("%s", (_, step) => {
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
  const [superpositions = [], attempts, entanglements = [], checks = [], mates = []] = solutions;
  expect(superpositions.every((action) => action.startsWith("g1^"))).toBe(true);
  expect(attempts).toEqual(["e1e5"]);
  expect(entanglements).toContain("f6^f6d5&e4");
  expect(entanglements.every((action) => action.includes("&"))).toBe(true);
  expect(checks).toContain("e4~f4");
  expect(mates.sort()).toEqual(["a1a8", "b1b8"]);
});
