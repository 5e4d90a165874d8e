import { expect, test } from "vitest";
import { readSet } from "../src/games/combinatorial/examples";
import { tap } from "../src/games/combinatorial/input";
import { actionOf, movesOf } from "../src/games/combinatorial/state";
import { vanishedIn } from "../src/games/combinatorial/events";

test("taps add moves and take them away again", () => {
  const rules = { width: 2 };
  expect(tap({ rules, picked: [] }, "1-1")).toEqual({ picked: ["1-1"] });
  expect(tap({ rules, picked: ["1-1"] }, "2-1")).toEqual({ picked: ["1-1", "2-1"] });
  expect(tap({ rules, picked: ["1-1", "2-1"] }, "1-1")).toEqual({ picked: ["2-1"] });
  // Too many are left for the engine to refuse.
  expect(tap({ rules, picked: ["1-1", "2-1"] }, "2-2")).toEqual({ picked: ["1-1", "2-1", "2-2"] });
});

test("with one move a turn, another one takes its place", () => {
  expect(tap({ rules: { width: 1 }, picked: ["1-1"] }, "2-1")).toEqual({ picked: ["2-1"] });
});

test("an action is spelled in order", () => {
  expect(actionOf(["2-1", "1-1"])).toBe("1-1|2-1");
  expect(movesOf("1-1|2-1")).toEqual(["1-1", "2-1"]);
});

test("the worlds that vanish are those that the engine tells", () => {
  const vanished = { event: "vanished", count: 2, of: 3, worlds: ["1,2", "0,2"] };
  expect(vanishedIn([{ event: "played" }, vanished])).toMatchObject({ count: 2, worlds: ["1,2", "0,2"] });
  expect(vanishedIn([{ event: "played" }])).toEqual({ count: 0, worlds: [] });
  expect(vanishedIn([{ ...vanished, part: 1 }]), "in a part of a sum").toEqual({ count: 0, worlds: [] });
});

test("a set of numbers is read with commas or blanks", () => {
  expect(readSet("1, 2 4")).toEqual([1, 2, 4]);
  expect(readSet("")).toEqual([]);
  expect(readSet("1,x")).toEqual([1, -1]);
});
