import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { RemoteTable } from "../src/game/remote_table";
import { counted, RULES } from "./fake_link";
import { nodeEngine } from "./node_engine";

let engine: Engine;
let table: RemoteTable;
let handedIn: [string, number][];

beforeAll(async () => {
  engine = await nodeEngine();
});

beforeEach(async () => {
  handedIn = [];
  const opened = await RemoteTable.open(engine, { game: "tictactoe", rules: RULES, start: null }, (action, number) => {
    handedIn.push([action, number]);
    return true;
  });
  if (!(opened instanceof RemoteTable)) throw new Error(opened.refusal);
  table = opened;
  table.seat(["x"]);
});

/** Waits until an action is on its way, and for nothing else. */
async function beginPlay(action: string): Promise<{ played: Promise<boolean> }> {
  const played = table.play(action);
  while (!table.view.sending) await Promise.resolve();
  return { played };
}

describe("a table with a referee", () => {
  test("an action counts when it comes back, in the engine's spelling", async () => {
    const { played } = await beginPlay("b2a1");
    expect(handedIn).toEqual([["a1b2", 1]]);
    expect(table.actions).toEqual([]);
    await table.take([counted(1, "a1b2", "x")], true);
    expect(await played).toBe(true);
    expect(table.actions).toEqual(["a1b2"]);
    expect(table.view).toMatchObject({ sending: false, fresh: true, cursor: 1 });
    expect(table.last).toMatchObject({ by: "x", actor: "o", ms: 1000 });
  });

  test("the engine here explains what is illegal, and nothing is sent", async () => {
    expect(await table.play("a1a1")).toBe(false);
    expect(table.view.refusal).toContain("different squares");
    expect(handedIn).toEqual([]);
  });

  test("a refusal of the referee takes it back", async () => {
    const { played } = await beginPlay("a1b2");
    table.takeBack("it is O's turn");
    expect(await played).toBe(false);
    expect(table.view).toMatchObject({ sending: false, refusal: "it is O's turn" });
    expect(table.actions).toEqual([]);
  });

  test("one action at a time is on its way", async () => {
    await beginPlay("a1b2");
    expect(await table.play("a1c3")).toBe(false);
    expect(handedIn).toHaveLength(1);
  });

  test("nobody acts for another seat, and those who watch not at all", async () => {
    await table.take([counted(1, "a1b2", "x")], true);
    expect(table.awaitsPerson).toBe(false);
    expect(await table.play("b2c3")).toBe(false);
    table.seat([]);
    await table.take([counted(2, "b2c3", "o")], true);
    expect(await table.play("a1c3")).toBe(false);
    expect(handedIn).toEqual([]);
  });

  test("what others do comes in by itself; known actions are passed over", async () => {
    await table.take([counted(1, "a1b2", "x"), counted(2, "b2c3", "o")], false);
    expect(table.view).toMatchObject({ cursor: 2, fresh: false });
    await table.take([counted(2, "b2c3", "o"), counted(3, "a1c3", "x")], true);
    expect(table.actions).toEqual(["a1b2", "b2c3", "a1c3"]);
    expect(table.view.fresh).toBe(true);
    expect(table.record().actions.map((one) => one.ms)).toEqual([1000, 2000, 3000]);
  });

  test("one who looks back stays there, and is told of news", async () => {
    await table.take([counted(1, "a1b2", "x"), counted(2, "b2c3", "o")], false);
    table.goTo(1);
    await table.take([counted(3, "a1c3", "x")], true);
    expect(table.view).toMatchObject({ cursor: 1, news: true, fresh: false });
    expect(table.question().moves).toEqual(["a1b2"]);
    table.goTo(2);
    expect(table.view.news).toBe(true);
    table.goTo(3);
    expect(table.view.news).toBe(false);
  });

  test.each([
    ["an illegal action", counted(1, "a1a1", "x")],
    ["another actor", counted(1, "a1b2", "o")],
    ["another result", { ...counted(1, "a1b2", "x"), result: { winner: "x", by: "line" } }],
  ])("%s is a disagreement", async (_, action) => {
    const { played } = await beginPlay("a1c3");
    await table.take([action], true);
    expect(table.disagrees).toBe(true);
    expect(await played).toBe(false);
    expect(table.actions).toEqual([]);
    await table.take([counted(1, "a1b2", "x")], true);
    expect(table.actions).toEqual([]);
  });

  test("what was given at the opening stays marked, in the record too", async () => {
    await table.take([{ ...counted(1, "a1b2", "x"), given: true }, counted(2, "b2c3", "o")], false);
    await table.take([counted(3, "a1c3", "x")], true);
    expect(table.view.moments.map((moment) => moment.given ?? false)).toEqual([false, true, false, false]);
    expect(table.record().actions.map((one) => one.given ?? false)).toEqual([true, false, false]);
  });

  test("a game that the engine does not know is refused in words", async () => {
    const setup = { game: "tictactoe", rules: { ...RULES, width: 60 }, start: null };
    expect(await RemoteTable.open(engine, setup, () => true)).toHaveProperty("refusal");
  });
});
