import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { readRecord, type GameRecord, type RecordFault } from "../src/game/record";
import { PERSON, readSeats } from "../src/game/seats";
import { Table } from "../src/game/table";
import { recordFaultWords } from "../src/app/shared/fault_words";
import { nodeEngine } from "./node_engine";

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

const GAMES = ["tictactoe"];
const EMPTY: GameRecord = {
  format: "spooky-record",
  version: 1,
  game: "tictactoe",
  rules: { variant: "goff", width: 3, height: 3, line: 3 },
  start: null,
  actions: [],
  result: null,
};

function read(value: unknown) {
  return readRecord(JSON.stringify(value), GAMES, engine);
}

test("a table's record reads back as it was", async () => {
  let clock = 1000;
  const seats = { x: PERSON, o: PERSON };
  const options = { now: () => (clock += 500) };
  const table = await Table.open(engine, { game: "tictactoe", rules: EMPTY.rules, start: null, seats }, [], options);
  if (!(table instanceof Table)) throw new Error(table.refusal);
  for (const action of ["a1b2", "a1b2", "@b2", "c1c3"]) await table.play(action);
  const record = table.record();
  expect(record.actions.map((one) => one.actor)).toEqual(["x", "o", "x", "x"]);
  expect(record.actions[0]?.ms).toBe(500);
  expect(await read(record)).toEqual(record);

  const again = await Table.open(engine, { game: "tictactoe", rules: record.rules, start: null, seats }, record.actions);
  if (!(again instanceof Table)) throw new Error(again.refusal);
  expect(again.record()).toEqual(record);
});

test("a record keeps the faces that were rolled, and one from before they were kept has none", async () => {
  const start = "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e";
  const actions = [{ action: "e1e5", actor: "white" }, { action: "#1", actor: "nature", face: 4 }];
  const chess = (played: readonly object[]) => readRecord(JSON.stringify({ ...EMPTY, game: "chess", rules: {}, start, actions: played }), ["chess"], engine);
  expect(await chess(actions)).toMatchObject({ actions });
  const old = await chess(actions.map(({ action, actor }) => ({ action, actor })));
  expect(old).toMatchObject({ actions: [{ action: "e1e5" }, { action: "#1" }] });
  expect(JSON.stringify(old)).not.toContain("face");
  const reason = "the face 3 does not mean #1: 2, 4 or 6 do";
  expect(await chess([actions[0] as object, { ...actions[1], face: 3 }])).toEqual({ fault: "illegal-action", number: 2, action: "#1", reason });
  expect(await chess([actions[0] as object, { ...actions[1], face: "4" }])).toMatchObject({ fault: "engine" });
});

test("a finished game keeps its result, and a false one is found out", async () => {
  const rules = { variant: "plain", width: 3, height: 3, line: 3 };
  const actions = ["a1", "a2", "b1", "b2", "c1"].map((action, index) => ({ action, actor: index % 2 === 0 ? "x" : "o" }));
  const result = { o: 0, x: 1, by: "line", winner: "x" };
  expect(await read({ ...EMPTY, rules, actions, result })).toMatchObject({ result });
  expect(await read({ ...EMPTY, rules, actions, result: { ...result, winner: "o" } })).toEqual({ fault: "wrong-result" });
});

test("a record may start from a position", async () => {
  const start = "X1:a1/b2;O2:a1/b2 x measure";
  const actions = [{ action: "@a1", actor: "x" }];
  expect(await read({ ...EMPTY, start, actions })).toMatchObject({ start, actions });
});

test("what is no record is refused with a fault", async () => {
  expect(await readRecord("{", GAMES, engine)).toEqual({ fault: "not-json" });
  expect(await read(null)).toEqual({ fault: "not-a-record" });
  expect(await read({ ...EMPTY, format: "other" })).toEqual({ fault: "not-a-record" });
  expect(await read({ ...EMPTY, version: 2 })).toEqual({ fault: "other-version" });
  expect(await read({ ...EMPTY, game: "ludo" })).toEqual({ fault: "unknown-game" });
  expect(await read({ ...EMPTY, actions: "a1b2" })).toEqual({ fault: "not-a-record" });
  expect(await read({ ...EMPTY, actions: ["a1b2"] })).toEqual({ fault: "bad-action", number: 1 });
  expect(await read({ ...EMPTY, start: 5 })).toEqual({ fault: "not-a-record" });
  expect(await read({ ...EMPTY, actions: [{ action: "a1b2", actor: "o" }] })).toEqual({
    fault: "wrong-actor", number: 1, action: "a1b2",
  });
  expect(await read({ ...EMPTY, rules: { size: 3 } })).toMatchObject({ fault: "engine" });
});

test("an action that cannot be played is named, with its number and the reason", async () => {
  const actions = ["a1b2", "b2c3", "@c3"].map((action) => ({ action }));
  const fault = await read({ ...EMPTY, actions });
  expect(fault).toMatchObject({ fault: "illegal-action", number: 3, action: "@c3" });
  expect(recordFaultWords(fault as RecordFault)).toMatch(/^Action 3 of the record, @c3, cannot be played: there is no cycle to measure/);
});

test("a time that is no time is refused with a sentence", async () => {
  for (const ms of ["1e999", "-1", "0.5", "null", '"5"', "1e300"]) {
    const text = JSON.stringify({ ...EMPTY, actions: [{ action: "a1b2", actor: "x", ms: 0 }] }).replace('"ms":0', `"ms":${ms}`);
    const fault = await readRecord(text, GAMES, engine);
    expect(fault).toEqual({ fault: "bad-time", number: 1, action: "a1b2" });
    expect(recordFaultWords(fault as RecordFault)).toContain("Action 1 of the record, a1b2, has a bad time");
  }
});

test("seats that were kept are examined", () => {
  const actors = ["x", "o"];
  const computer = { kind: "computer", level: 3 };
  expect(readSeats({ x: PERSON, o: computer }, actors)).toEqual({ x: PERSON, o: computer });
  for (const damaged of [null, 5, [], {}, { x: PERSON }, { x: PERSON, o: { kind: "computer", level: 99 } }, { x: computer, o: computer }]) {
    expect(readSeats(damaged, actors)).toBeNull();
  }
});
