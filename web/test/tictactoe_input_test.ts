import { describe, expect, test } from "vitest";
import { choices, tap } from "../src/games/tictactoe/input";

describe("taps", () => {
  const legal = ["a1b1", "a1c3", "b1c3"];

  test("two squares make a pair, in either order", () => {
    expect(tap({ legal, picked: [] }, "a1")).toEqual({ picked: ["a1"] });
    expect(tap({ legal, picked: ["a1"] }, "c3")).toEqual({ action: "a1c3" });
    expect(tap({ legal, picked: ["c3"] }, "a1")).toEqual({ action: "a1c3" });
  });

  test("the same square again takes it back", () => {
    expect(tap({ legal, picked: ["a1"] }, "a1")).toEqual({ picked: [] });
  });

  test("one square is enough where it is an action by itself", () => {
    expect(tap({ legal: ["c3"], picked: [] }, "c3")).toEqual({ action: "c3" });
    expect(tap({ legal: ["@a1", "@b2"], picked: [] }, "b2")).toEqual({ action: "@b2" });
  });

  test("what is not legal is left for the engine to refuse", () => {
    expect(tap({ legal, picked: [] }, "b2")).toEqual({ action: "b2" });
    expect(tap({ legal, picked: ["a1"] }, "b2")).toEqual({ action: "a1b2" });
    expect(tap({ legal: [], picked: [] }, "a1")).toEqual({ action: "a1" });
  });
});

test("only measurements are chosen by looking", () => {
  expect(choices(["@a1", "@b2"])).toEqual(["@a1", "@b2"]);
  expect(choices(["a1b2", "c3"])).toEqual([]);
});
