// A game may be opened by somebody who wants to freeze the page of whoever follows the link.
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Engine } from "../src/client/engine";
import { EngineSet } from "../src/client/engine_set";
import type { Answer, Question } from "../src/client/protocol";
import { isFault, readRecord } from "../src/game/record";
import { RemoteTable } from "../src/game/remote_table";
import { MOST_THINGS_DRAWN } from "../src/games/combinatorial/bounds";
import { drawnFrom } from "../src/games/combinatorial/classical/all";
import { heaps } from "../src/games/combinatorial/classical/heaps";
import { named } from "../src/games/combinatorial/classical/named";
import { fractionOf, sharesOf } from "../src/games/combinatorial/shares";
import { combinatorial } from "../src/games/combinatorial/kit";
import { counted } from "./fake_link";
import { nodeEngine } from "./node_engine";

let engine: Engine;

beforeAll(async () => {
  engine = await nodeEngine();
});

const NIM = { game: "nim", ruleset: "D", width: 1 };

async function openNim(asked: Engine, start: string): Promise<RemoteTable> {
  const setup = { game: "combinatorial", rules: NIM, start, needsLegal: combinatorial.needsLegal ?? true };
  const table = await RemoteTable.open(asked, setup, () => true);
  if (!(table instanceof RemoteTable)) throw new Error(table.refusal);
  return table;
}

function takeOneEach(count: number) {
  return Array.from({ length: count }, (_, index) => counted(index + 1, "1-1", index % 2 === 0 ? "left" : "right"));
}

describe("a game that is too large for a page", () => {
  test("is asked for in pieces, and every moment of it comes", async () => {
    const questions: Question[] = [];
    const watched: Engine = { ...engine, ask: (question) => (questions.push(question), engine.ask(question)) };
    const table = await openNim(watched, "900");
    await table.take(takeOneEach(500), false);
    expect(table.view.moments.length).toBe(501);
    expect(table.last.state).toMatchObject({ position: "400" });
    expect(table.view.moments[250]?.state).toMatchObject({ position: "650" });
    const traces = questions.filter((one) => one.report?.includes("trace"));
    expect(traces.map(({ moves, known }) => (moves?.length ?? 0) - (known ?? 0))).toEqual([200, 200, 100]);
    expect(questions.some((one) => one.report?.includes("legal"))).toBe(false);
  });

  test("is asked for in pieces as a record too, and what is wrong in it is found", async () => {
    const questions: Question[] = [];
    const watched: Engine = { ...engine, ask: (question) => (questions.push(question), engine.ask(question)) };
    const recordOf = (...actions: string[]) =>
      JSON.stringify({ format: "spooky-record", version: 1, game: "combinatorial", rules: NIM, start: "900", actions: actions.map((action) => ({ action })) });
    const ones = Array.from({ length: 450 }, () => "1-1");
    const read = await readRecord(recordOf(...ones), ["combinatorial"], watched);
    expect(isFault(read) ? read : read.actions.length).toBe(450);
    expect(questions.map(({ moves = [], known = 0 }) => moves.length - known)).toEqual([0, 200, 200, 50]);
    expect(await readRecord(recordOf(...ones, "9-9"), ["combinatorial"], engine)).toMatchObject({ fault: "illegal-action", number: 451 });
    expect(await readRecord(recordOf("9-9", ...ones), ["combinatorial"], engine)).toMatchObject({ fault: "illegal-action", number: 1 });
  });

  test("is told to be so, rather than that page and server disagree", async () => {
    const refusal: Answer = { ok: false, error: { code: "too-large", reason: "this answer is too long" } };
    const limited: Engine = { ...engine, ask: async (question) => (question.report?.includes("trace") ? refusal : engine.ask(question)) };
    const table = await openNim(limited, "9");
    await table.take(takeOneEach(2), false);
    expect([table.tooLarge, table.disagrees]).toEqual([true, false]);
  });

  test("is shown by the names of its positions where a picture would have too many things", () => {
    const at = (position: string) => drawnFrom(NIM, { position, realisations: 1 });
    expect(at("5,7")).toBe(heaps);
    expect(at(String(MOST_THINGS_DRAWN))).toBe(heaps);
    for (const large of ["65535", "5|65535", "200,201"]) expect(at(large)).toBe(named);
  });
});

describe("the engine of a page", () => {
  test("refuses to give an answer of many megabytes", async () => {
    const question: Question = { game: "combinatorial", rules: { game: "nim", ruleset: "A", width: 0 }, position: "65535", report: ["available"] };
    expect(await engine.ask(question)).toMatchObject({ ok: false, error: { code: "too-large" } });
    expect(await engine.ask({ ...question, position: "500" })).toMatchObject({ ok: true });
  });
});

describe("the share of a thing", () => {
  test("is a fraction, or in hundredths where that would be too long", () => {
    const worlds = (count: number, total: number) =>
      sharesOf(Array.from({ length: total }, (_, index) => (index < count ? ["token"] : [])));
    expect(fractionOf(worlds(2, 4), "token")).toBe("1/2");
    expect(fractionOf(worlds(11, 24), "token")).toBe("11/24");
    expect(fractionOf(worlds(594, 619), "token")).toBe("96.0%");
    expect(fractionOf(worlds(4, 4), "token")).toBe("");
  });
});

describe("an engine that comes to the end of its memory", () => {
  test("says that it was too much, and a new one takes its place", async () => {
    const broken = () => {
      throw new WebAssembly.RuntimeError("unreachable");
    };
    const load = vi.fn(async () => (load.mock.calls.length === 1 ? broken : () => '{"ok":true}'));
    const engines = new EngineSet(load);
    expect(JSON.parse(await engines.ask("nim", "{}"))).toMatchObject({ ok: false, error: { code: "too-large" } });
    expect(JSON.parse(await engines.ask("nim", "{}"))).toEqual({ ok: true });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is asked for again when it could not be loaded", async () => {
    const load = vi.fn(async () => {
      throw new Error("status 503");
    });
    const engines = new EngineSet(load);
    await expect(engines.ask("nim", "{}")).rejects.toThrow("503");
    await expect(engines.ask("nim", "{}")).rejects.toThrow("503");
    expect(load).toHaveBeenCalledTimes(2);
  });
});
