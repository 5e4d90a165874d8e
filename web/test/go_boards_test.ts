// Boards that are not a grid, drawn from what the engine says of them.
import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { boardQuestion, gobanOf, learnBoard } from "../src/games/go/goban";
import { tap } from "../src/games/go/input";
import { isEmpty, namedIn, onBoard, sizeOf, stonesOf, type State } from "../src/games/go/state";
import { touch } from "../src/games/go/contact";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function stateAfter(rules: Rules, moves: readonly string[]): Promise<State> {
  const question = boardQuestion(rules);
  const board = question && (await engine.ask(question));
  if (board?.ok) learnBoard(rules, board);
  const answer = await engine.ask({ game: "go", rules, moves, report: ["state"] });
  if (!answer.ok) throw new Error(answer.error.reason);
  return onBoard(answer.state as State, rules);
}

test("the grid needs no question", () => {
  expect(boardQuestion({ width: 9, height: 9 })).toBeNull();
  expect(gobanOf({ board: "grid" })).toBeNull();
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

test("neighbours are those of the board", async () => {
  const rules = { board: "moebius", width: 5, height: 3 };
  await stateAfter(rules, []);
  expect(touch(rules, "A1", "E3")).toBe(true);
  expect(touch(rules, "A1", "E1")).toBe(false);
});

test("a tap in symmetric places the opposite stone too", async () => {
  const rules = { board: "circular", width: 6, height: 2, variant: "symmetric" };
  const state = await stateAfter(rules, []);
  const context = { rules, state, actor: "black", picked: [], legal: [], details: null };
  expect(tap(context, "A1")).toEqual({ action: "A1 D1" });
  expect(tap(context, "A0")).toEqual({ action: "A0" });
});
