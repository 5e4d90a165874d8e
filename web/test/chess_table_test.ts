import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { NATURE } from "../src/client/protocol";
import { PERSON } from "../src/game/seats";
import { RemoteTable } from "../src/game/remote_table";
import { Table, type TableOptions } from "../src/game/table";
import { nodeEngine } from "./node_engine";

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

const START = "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e";
const SETUP = { game: "chess", rules: { variant: "niel" }, start: START };

async function openTable(options: TableOptions, seats = { white: PERSON, black: PERSON }): Promise<Table> {
  const table = await Table.open(engine, { ...SETUP, seats }, [], options);
  if (!(table instanceof Table)) throw new Error(table.refusal);
  table.begin();
  return table;
}

async function settled(table: Table): Promise<void> {
  while (table.last.actor === NATURE) await new Promise((resolve) => setTimeout(resolve));
}

describe("a table with a die", () => {
  test("rolls by itself, by the engine's chances", async () => {
    const bounds: number[] = [];
    for (const drawn of [0, 1]) {
      const table = await openTable({ randomBelow: (bound) => (bounds.push(bound), drawn) });
      await table.play("e1e5");
      await settled(table);
      expect(table.actions).toEqual(["e1e5", drawn === 0 ? "#1" : "#2"]);
      expect(table.last).toMatchObject({ by: "nature", actor: "black" });
    }
    expect(bounds).toEqual([2, 2]);
  });

  test("shows the die rolling before it says anything", async () => {
    let rest = () => undefined as void;
    const table = await openTable({ roll: () => new Promise((resolve) => (rest = resolve)) });
    await table.play("e1e5");
    expect(table.last.actor).toBe(NATURE);
    expect(table.awaitsPerson).toBe(false);
    rest();
    await settled(table);
    expect(table.actions.length).toBe(2);
  });

  test("takes a move back with its roll, also while the die is in the air", async () => {
    const table = await openTable({ randomBelow: () => 0 });
    await table.play("e1e5");
    await settled(table);
    expect(table.undoable).toBe(2);
    await table.undo();
    expect(table.actions).toEqual([]);
    let rest = () => undefined as void;
    const slow = await openTable({ roll: () => new Promise((resolve) => (rest = resolve)) });
    await slow.play("e1e5");
    await slow.undo();
    rest();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(slow.actions).toEqual([]);
  });

  test("goes on rolling where a saved game stopped", async () => {
    const table = await Table.open(engine, { ...SETUP, seats: { white: PERSON, black: PERSON } }, [{ action: "e1e5" }], { randomBelow: () => 1 });
    if (!(table instanceof Table)) throw new Error(table.refusal);
    table.begin();
    await settled(table);
    expect(table.actions).toEqual(["e1e5", "#2"]);
  });

  test("waits longer before the computer acts after a roll", async () => {
    const pauses: boolean[] = [];
    const table = await openTable(
      { randomBelow: () => 0, seed: () => 1, pause: async (afterRoll) => void pauses.push(afterRoll) },
      { white: PERSON, black: { kind: "computer", level: 1 } } as never,
    );
    await table.play("e1e5");
    await settled(table);
    expect(pauses).toEqual([true]);
    table.leave();
  });
});

describe("a table that a server referees", () => {
  const counted = (action: string, number: number, actor: string) => ({ action, number, actor, ms: number, result: null });

  test("shows the server's roll after the die has been seen rolling", async () => {
    const seen: string[] = [];
    const roll = async () => void seen.push("roll");
    const table = await RemoteTable.open(engine, SETUP, () => true, roll);
    if (!(table instanceof RemoteTable)) throw new Error(table.refusal);
    await table.take([counted("e1e5", 1, "white")], true);
    expect(seen).toEqual([]);
    expect(table.last.actor).toBe(NATURE);
    await table.take([counted("#2", 2, "nature")], true);
    expect(seen).toEqual(["roll"]);
    expect(table.actions).toEqual(["e1e5", "#2"]);
    expect(table.disagrees).toBe(false);
  });

  test("does not roll again for who comes later", async () => {
    const seen: string[] = [];
    const table = await RemoteTable.open(engine, SETUP, () => true, async () => void seen.push("roll"));
    if (!(table instanceof RemoteTable)) throw new Error(table.refusal);
    await table.take([counted("e1e5", 1, "white"), counted("#1", 2, "nature")], false);
    expect(seen).toEqual([]);
    expect(table.actions.length).toBe(2);
  });
});
