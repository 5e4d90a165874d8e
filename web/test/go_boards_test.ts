// Boards that are not a grid, drawn from what the engine says of them.
import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { boardQuestion, gobanOf, learnBoard, oppositeOf, placementsOf } from "../src/games/go/goban";
import { tap } from "../src/games/go/input";
import { isEmpty, namedIn, onBoard, sizeOf, stonesOf, type State } from "../src/games/go/state";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function stateAfter(rules: Rules, moves: readonly string[]): Promise<State> {
  const board = await engine.ask(boardQuestion(rules));
  if (board.ok) learnBoard(rules, board);
  const answer = await engine.ask({ game: "go", rules, moves, report: ["state"] });
  if (!answer.ok) throw new Error(answer.error.reason);
  return onBoard(answer.state as State, rules);
}

test("the grid is drawn without a question, and asks only what a turn places", async () => {
  const rules = { width: 9, height: 9, variant: "mixed3", komi: 3 };
  expect(gobanOf(rules)).toBeNull();
  expect(placementsOf(rules)).toBeNull();
  await stateAfter(rules, []);
  expect(gobanOf(rules)).toBeNull();
  expect(placementsOf({ ...rules, komi: 4 })?.black.map(({ suffix }) => suffix)).toEqual([":3G", ":3W"]);
});

test.each([
  [{ board: "cube", width: 2 }, "FA1 UB2"],
  [{ board: "circular", width: 12, height: 3 }, "A0 C2"],
  [{ board: "torus", width: 4, height: 4 }, "A1 C3"],
  [{ board: "hexagonal", width: 1 }, "A1 C1"],
] as [Rules, string][])("stones are where they were put: %j", async (rules, action) => {
  const state = await stateAfter(rules, [action]);
  expect(stonesOf(state).map(({ point }) => point)).toEqual(action.split(" "));
  expect(namedIn(action)).toEqual(action.split(" "));
  expect(isEmpty(state, action.split(" ")[0] ?? "")).toBe(false);
  expect(sizeOf(state).goban?.points.length).toBe(state.board.join("").length);
});

test("opposite points are those of the board", async () => {
  const grid = { width: 19, height: 19 };
  await stateAfter(grid, []);
  expect([oppositeOf(grid, "C6"), oppositeOf(grid, "K10")]).toEqual(["R14", "K10"]);
  const uneven = { width: 3, height: 2 };
  await stateAfter(uneven, []);
  expect(oppositeOf(uneven, "A1")).toBe("C2");
});

test("a tap in symmetric places the opposite stone too", async () => {
  const rules = { board: "circular", width: 6, height: 2, variant: "symmetric" };
  const state = await stateAfter(rules, []);
  const context = { rules, state, actor: "black", picked: [], legal: [], events: [], details: null };
  expect(tap(context, "A1")).toEqual({ action: "A1 D1" });
  expect(tap(context, "A0")).toEqual({ action: "A0" });
});
