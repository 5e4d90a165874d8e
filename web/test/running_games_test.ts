import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetRunning, keepRunning, runningGames } from "../src/app/shared/running_games";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("games to go back to", () => {
  test("the latest come first, each once, five at most", () => {
    for (const id of ["a", "b", "c", "d", "e", "f", "c"]) keepRunning({ id, name: `game ${id}` });
    expect(runningGames().map(({ id }) => id)).toEqual(["c", "f", "e", "d", "b"]);
  });

  test("those that are over are forgotten", () => {
    keepRunning({ id: "a", name: "one" });
    keepRunning({ id: "b", name: "other" });
    forgetRunning("a");
    forgetRunning("c");
    expect(runningGames()).toEqual([{ id: "b", name: "other" }]);
  });

  test.each(["{", "5", "null", '[1,null,{"id":"a"},{"id":"../x","name":"n"},{"id":"a","name":7}]'])(
    "what is damaged is ignored: %s",
    (text) => {
      kept.set("spooky.running", text);
      expect(runningGames()).toEqual([]);
    },
  );

  test("without storage there are none", () => {
    vi.stubGlobal("localStorage", undefined);
    keepRunning({ id: "a", name: "one" });
    expect(runningGames()).toEqual([]);
  });
});
