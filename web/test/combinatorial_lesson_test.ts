import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/shared/standing";
import type { Engine } from "../src/client/engine";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import type { LessonStep, Verdict } from "../src/games/kit";
import { lesson } from "../src/games/combinatorial/lesson";
import type { State } from "../src/games/combinatorial/state";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function positionOf(step: LessonStep<State>): Promise<Table<State>> {
  const seats = { left: PERSON, right: PERSON };
  const setup = { game: "combinatorial", rules: step.rules ?? lesson.rules, start: lesson.start ?? null, seats };
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

async function solutions(index: number): Promise<string[]> {
  const said = await verdicts(lesson.steps[index] as LessonStep<State>);
  return [...said.keys()].filter((action) => said.get(action)?.done);
}

test("the lesson has five steps", () => {
  expect(lesson.steps.length).toBe(5);
});

describe.each(lesson.steps.map((step) => [step.title, step] as const))("%s", (_, step) => {
  test("begins where the pupil, Left, is to act", async () => {
    expect((await positionOf(step)).last.actor).toBe("left");
  });

  test("can be done and can be missed, and both are answered in words", async () => {
    const all = [...(await verdicts(step)).values()];
    expect(all.some((one) => one.done)).toBe(true);
    expect(all.some((one) => !one.done)).toBe(true);
    expect(all.every((one) => one.words.length > 20)).toBe(true);
  });
});

test("the tasks are what their words say", async () => {
  const [superposed, vanished, allowed, merged, won] = await Promise.all([0, 1, 2, 3, 4].map(solutions));
  expect(superposed).toEqual(["1-1|2-1"]);
  expect(vanished).toEqual(["1-2", "2-2"]);
  expect(allowed).toEqual(["1-1|1-2", "1-2|2-1", "1-2|2-2"]);
  expect(merged).toEqual(["1-2|2-2"]);
  expect(won).toEqual(["1-2"]);
});

test("the ruleset refuses what the words say it refuses", async () => {
  const [, , byC] = lesson.steps as [LessonStep<State>, LessonStep<State>, LessonStep<State>];
  const table = await positionOf(byC);
  expect(await table.play("1-2")).toBe(false);
  expect(table.view.refusal).toContain("by ruleset C");
  // The winning move of the last step is not allowed by C'.
  const last = lesson.steps[4] as LessonStep<State>;
  const strict = await positionOf({ ...last, rules: { ...last.rules, ruleset: "C'" } });
  expect(await strict.play("1-2")).toBe(false);
});

test("who begins with two heaps of two wins by D and loses by C'", async () => {
  for (const [ruleset, outcome] of [["D", "N"], ["C'", "P"]]) {
    const answer = await engine.ask({ game: "combinatorial", rules: { game: "nim", ruleset: ruleset ?? "", width: 2 }, position: "2,2", report: ["value"] });
    expect(answer.ok && (answer.value as { outcome: string }).outcome).toBe(outcome);
  }
});
