import { expect, test } from "vitest";
import { readSet } from "../src/games/combinatorial/examples";
import { tap } from "../src/games/combinatorial/input";
import { actionOf, movesOf } from "../src/games/combinatorial/state";
import { lostBy } from "../src/games/combinatorial/use_vanished";

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

test("worlds are lost where none of the moves is legal", () => {
  const available = [
    { move: "1-1", worlds: [0, 1] },
    { move: "1-2", worlds: [1] },
    { move: "2-2", worlds: [0] },
  ];
  expect(lostBy(["1-2"], available, 2)).toEqual([0]);
  expect(lostBy(["1-2", "2-2"], available, 2)).toEqual([]);
  expect(lostBy(["1-1"], available, 3)).toEqual([2]);
});

test("a set of numbers is read with commas or blanks", () => {
  expect(readSet("1, 2 4")).toEqual([1, 2, 4]);
  expect(readSet("")).toEqual([]);
  expect(readSet("1,x")).toEqual([1, -1]);
});
