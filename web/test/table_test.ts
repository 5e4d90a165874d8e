import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import type { Answer, Question } from "../src/client/protocol";
import { PERSON, type Seat } from "../src/game/seats";
import { Table, type TableOptions, type TableSetup } from "../src/game/table";
import { go } from "../src/games/go/kit";
import { packed } from "../src/games/kit";
import { nodeEngine } from "./node_engine";

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

const RULES = { variant: "goff", width: 3, height: 3, line: 3 };
const COMPUTER: Seat = { kind: "computer", level: 1 };

function setup(x: Seat, o: Seat): TableSetup {
  return { game: "tictactoe", rules: RULES, start: null, seats: { x, o } };
}

async function openTable(x: Seat, o: Seat, options: TableOptions = {}, asked = engine): Promise<Table> {
  const table = await Table.open(asked, setup(x, o), [], { seed: () => 1, ...options });
  if (!(table instanceof Table)) throw new Error(table.refusal);
  table.begin();
  return table;
}

/** Resolves when the table is as wanted. */
function until(table: Table, wanted: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!wanted()) return;
      leave();
      resolve();
    };
    const leave = table.subscribe(look);
    look();
  });
}

describe("a table", () => {
  test("follows a game with its cycle and its measurement", async () => {
    const table = await openTable(PERSON, PERSON);
    for (const action of ["a1b2", "b2c3", "c3a1"]) expect(await table.play(action)).toBe(true);
    expect(table.actions).toEqual(["a1b2", "b2c3", "a1c3"]);
    expect(table.last.actor).toBe("o");
    expect(table.view.legal).toEqual(["@a1", "@c3"]);
    expect(table.view.fresh).toBe(true);
    const outcomes = await table.preview(table.view.legal);
    expect(outcomes.map((one) => (one.state as unknown as { classical: unknown }).classical)).toEqual([
      { a1: "X3", b2: "X1", c3: "O2" },
      { a1: "X1", b2: "O2", c3: "X3" },
    ]);
    expect(await table.play("@a1")).toBe(true);
    expect(table.last).toMatchObject({ by: "o", actor: "o", action: "@a1" });
  });

  test("asks for nothing that it knows, nor for lists that nobody needs", async () => {
    const asked: Question[] = [];
    const curious: Engine = { ...engine, ask: (question) => (asked.push(question), engine.ask(question)) };
    const table = await Table.open(curious, { ...setup(PERSON, PERSON), needsLegal: false });
    if (!(table instanceof Table)) throw new Error(table.refusal);
    for (const action of ["a1b2", "c3b2"]) await table.play(action);
    const [, first, second] = table.view.moments;
    expect(asked.map(({ known }) => known)).toEqual([undefined, 0, 0, 1]);
    expect(asked.some(({ report }) => report?.includes("legal"))).toBe(false);
    await table.play("a1c3");
    expect(table.view.moments.slice(1, 3)).toEqual([first, second]);
    expect(table.view.moments[1]).toBe(first);
    await table.undo();
    expect(table.view.moments.length).toBe(3);
    expect(table.view.moments[2]).toBe(second);
    expect(await table.play("a1a3")).toBe(true);
    expect(table.actions).toEqual(["a1b2", "b2c3", "a1a3"]);
  });

  test("refuses with the engine's reason and stays as it was", async () => {
    const table = await openTable(PERSON, PERSON);
    expect(await table.play("a1a1")).toBe(false);
    expect(table.view.refusal).toContain("different squares");
    expect(table.actions).toEqual([]);
    table.clearRefusal();
    expect(table.view.refusal).toBeNull();
  });

  test("can be looked at in every moment", async () => {
    const table = await openTable(PERSON, PERSON);
    for (const action of ["a1b2", "b2c3", "a2b1"]) await table.play(action);
    table.goTo(1);
    expect(table.view.cursor).toBe(1);
    expect(table.question().moves).toEqual(["a1b2"]);
    table.goTo(-5);
    expect(table.view.cursor).toBe(0);
    table.goTo(99);
    expect(table.view.cursor).toBe(3);
    expect(table.actions).toEqual(["a1b2", "b2c3", "b1a2"]);
  });

  test("undo takes back one action between people", async () => {
    const table = await openTable(PERSON, PERSON);
    expect(table.undoable).toBe(0);
    await table.play("a1b2");
    await table.play("a1b2");
    await table.undo();
    expect(table.actions).toEqual(["a1b2"]);
  });

  test("the computer answers, and undo takes back its action too", async () => {
    const table = await openTable(PERSON, COMPUTER);
    await table.play("a1b2");
    await until(table, () => table.awaitsPerson && !table.view.thinking);
    expect(table.actions.length).toBeGreaterThanOrEqual(2);
    await table.undo();
    expect(table.actions).toEqual([]);
    expect(table.undoable).toBe(0);
  });

  test("the computer begins when it is first, and nothing of it can be undone", async () => {
    const table = await openTable(COMPUTER, PERSON);
    await until(table, () => table.actions.length === 1);
    expect(table.last.by).toBe("x");
    expect(table.undoable).toBe(0);
  });

  test("two computers play to the end", async () => {
    const table = await openTable(COMPUTER, COMPUTER);
    await until(table, () => table.over);
    expect(table.view.result).not.toBeNull();
  });

  test("an answer that comes too late changes nothing", async () => {
    let answerLate: (answer: Answer) => void = () => undefined;
    const slow: Engine = { ...engine, think: () => new Promise((resolve) => (answerLate = resolve)) };
    const table = await openTable(PERSON, COMPUTER, {}, slow);
    await table.play("a1b2");
    expect(table.view.thinking).toBe(true);
    await table.undo();
    answerLate({ ok: true, actor: "o", turn: 2, move: "b2c3" });
    await new Promise((resolve) => setImmediate(resolve));
    expect(table.actions).toEqual([]);
    expect(table.view.thinking).toBe(false);
  });

  test("an engine that breaks down is noticed", async () => {
    const broken: Engine = { ...engine, think: () => Promise.reject(new Error("gone")) };
    const table = await openTable(PERSON, COMPUTER, {}, broken);
    await table.play("a1b2");
    await until(table, () => table.view.broken);
    expect(table.view.thinking).toBe(false);
  });

  test("a hint is an action that can be played", async () => {
    const table = await openTable(PERSON, PERSON);
    for (const action of ["a1b2", "b2c3", "a1c3"]) await table.play(action);
    await table.hint();
    expect(table.view.legal).toContain(table.view.hint);
  });

  test("rules that the engine does not know are refused in words", async () => {
    const odd = { ...setup(PERSON, PERSON), rules: { ...RULES, width: 60 } };
    expect(await Table.open(engine, odd)).toHaveProperty("refusal");
  });
});

test("whoever hears of an action may act at once", async () => {
  const setup = { game: "tictactoe", rules: {}, start: null, seats: { x: PERSON, o: PERSON } };
  const table = await Table.open(engine, setup);
  if (!(table instanceof Table)) throw new Error(table.refusal);
  let answered: Promise<boolean> | null = null;
  table.subscribe(() => {
    if (table.actions.length === 1) answered ??= table.play("b2c3");
  });
  await table.play("a1b2");
  expect(await answered).toBe(true);
  expect(table.actions).toEqual(["a1b2", "b2c3"]);
});

test("undo goes back to where there was a choice", async () => {
  const setup = { game: "go", rules: { width: 6, height: 6 }, start: null, seats: { black: PERSON, white: PERSON } };
  const played = ["D3 C5", "D2 E6", "=D3", "=D2"].map((action) => ({ action }));
  const undone = async (forced?: TableOptions["forced"]) => {
    const table = await Table.open(engine, setup, played, forced ? { forced } : {});
    if (!(table instanceof Table)) throw new Error(table.refusal);
    await table.undo();
    return table.actions;
  };
  expect(await undone()).toEqual(["D3 C5", "D2 E6", "=D3"]);
  expect(await undone((_, { state, rules, events }) => packed(go).forced?.(state, rules, events) ?? null)).toEqual(["D3 C5", "D2 E6"]);
});
