import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetRunning, keepRunning, runningGames } from "../src/app/shared/running_games";

const running = (id: string) => ({ id, game: "go", rules: { width: 9 }, yours: "black", moves: 3 });

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
    for (const id of ["a", "b", "c", "d", "e", "f", "c"]) keepRunning(running(id));
    expect(runningGames().map(({ id }) => id)).toEqual(["c", "f", "e", "d", "b"]);
  });

  test("those that are over are forgotten", () => {
    keepRunning(running("a"));
    keepRunning(running("b"));
    forgetRunning("a");
    forgetRunning("c");
    expect(runningGames()).toEqual([running("b")]);
  });

  test.each(["{", "5", "null", '[1,null,{"id":"a"},{"id":"../x","game":"go","rules":{},"yours":"black","moves":1},{"id":"a","name":"n"}]'])(
    "what is damaged is ignored: %s",
    (text) => {
      kept.set("spooky.running", text);
      expect(runningGames()).toEqual([]);
    },
  );

  test("without storage there are none", () => {
    vi.stubGlobal("localStorage", undefined);
    keepRunning(running("a"));
    expect(runningGames()).toEqual([]);
  });
});
