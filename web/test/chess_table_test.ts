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

const always = (byte: number) => (count: number) => new Uint8Array(count).fill(byte);

async function settled(table: Table): Promise<void> {
  while (table.last.actor === NATURE) await new Promise((resolve) => setTimeout(resolve));
}

describe("a table with a die", () => {
  test("rolls by itself, by the engine's chances", async () => {
    for (const [byte, action, face] of [[0, "#2", 1], [255, "#1", 6]] as const) {
      const table = await openTable({ randomBytes: always(byte) });
      await table.play("e1e5");
      await settled(table);
      expect(table.actions).toEqual(["e1e5", action]);
      expect(table.last).toMatchObject({ by: "nature", actor: "black", face });
      expect(table.record().actions[1]).toMatchObject({ action, actor: "nature", face });
      expect(table.record().actions[0]).not.toHaveProperty("face");
    }
  });

  test("keeps the faces of a game that was kept, and makes none up", async () => {
    const played = [{ action: "e1e5" }, { action: "#1", face: 4 }, { action: "e8d8" }];
    for (const [given, face] of [[played, 4], [played.map(({ action }) => ({ action })), undefined]] as const) {
      const table = await Table.open(engine, { ...SETUP, seats: { white: PERSON, black: PERSON } }, given);
      if (!(table instanceof Table)) throw new Error(table.refusal);
      expect(table.view.moments.map((moment) => moment.face)).toEqual([undefined, undefined, face, undefined]);
      await table.play("a1b1");
      expect(table.view.moments[2]?.face).toBe(face);
    }
    const refused = await Table.open(engine, { ...SETUP, seats: {} }, [{ action: "e1e5" }, { action: "#1", face: 3 }]);
    expect(refused).toEqual({ refusal: "the face 3 does not mean #1: 2, 4 or 6 do" });
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
    const table = await openTable({ randomBytes: always(255) });
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
    const table = await Table.open(engine, { ...SETUP, seats: { white: PERSON, black: PERSON } }, [{ action: "e1e5" }], { randomBytes: always(0) });
    if (!(table instanceof Table)) throw new Error(table.refusal);
    table.begin();
    await settled(table);
    expect(table.actions).toEqual(["e1e5", "#2"]);
  });

  test("waits longer before the computer acts after a roll", async () => {
    const pauses: boolean[] = [];
    const table = await openTable(
      { randomBytes: always(255), seed: () => 1, pause: async (afterRoll) => void pauses.push(afterRoll) },
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
    expect(table.last.face).toBeUndefined();
  });

  test("shows the face that the server rolled, and disagrees where it does not mean the action", async () => {
    for (const [face, disagrees] of [[5, false], [4, true]] as const) {
      const table = await RemoteTable.open(engine, SETUP, () => true);
      if (!(table instanceof RemoteTable)) throw new Error(table.refusal);
      await table.take([counted("e1e5", 1, "white"), { ...counted("#2", 2, "nature"), face }], true);
      expect(table.disagrees).toBe(disagrees);
      expect(table.last.face).toBe(disagrees ? undefined : face);
    }
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
