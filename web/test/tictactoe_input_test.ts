import { describe, expect, test } from "vitest";
import { choices, tap } from "../src/games/tictactoe/input";
import { readMove } from "../src/games/tictactoe/moves";

const read = (actions: readonly string[]) => actions.flatMap((text) => readMove(text) ?? []);

describe("taps", () => {
  const legal = read(["a1b1", "a1c3", "b1c3"]);

  test("two squares make a pair, in either order", () => {
    expect(tap({ legal, picked: [] }, "a1")).toEqual({ picked: ["a1"] });
    expect(tap({ legal, picked: ["a1"] }, "c3")).toEqual({ action: "a1c3" });
    expect(tap({ legal, picked: ["c3"] }, "a1")).toEqual({ action: "a1c3" });
  });

  test("the same square again takes it back", () => {
    expect(tap({ legal, picked: ["a1"] }, "a1")).toEqual({ picked: [] });
  });

  test("one square is enough where it is an action by itself", () => {
    expect(tap({ legal: read(["c3"]), picked: [] }, "c3")).toEqual({ action: "c3" });
    expect(tap({ legal: read(["@a1", "@b2"]), picked: [] }, "b2")).toEqual({ action: "@b2" });
  });

  test("what is not legal is left for the engine to refuse", () => {
    expect(tap({ legal, picked: [] }, "b2")).toEqual({ action: "b2" });
    expect(tap({ legal, picked: ["a1"] }, "b2")).toEqual({ action: "a1b2" });
    expect(tap({ legal: [], picked: [] }, "a1")).toEqual({ action: "a1" });
  });
});

test("only measurements are chosen by looking", () => {
  const state = { classical: {}, spooky: [], cycle: null };
  expect(choices(state, read(["@a1", "@b2"])).map(({ text }) => text)).toEqual(["@a1", "@b2"]);
  expect(choices(state, read(["a1b2", "c3"]))).toEqual([]);
});
