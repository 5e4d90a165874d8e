import { describe, expect, test } from "vitest";
import type { Success } from "../src/client/protocol";
import { tap } from "../src/games/chess/input";
import { parseMove } from "../src/games/chess/moves";
import type { State } from "../src/games/chess/state";

const STATE: State = {
  position: "4k3/8/6n1/4n3/3P4/8/4P3/4K1N1 w - - 0 1 | n:e5/g6=e",
  check: false,
  pairs: [{ type: "N", owner: "black", first: "e5", second: "g6", kind: "e", group: 0 }],
  rolling: null,
};
const LEGAL = ["d4d5", "d4e5", "e1d1", "e2e3", "e2e8b", "e2e8n", "e2e8q", "e2e8r", "g1f3", "g1h3", "g1^f3g1", "g1^f3h3", "g1^f3h3u", "g1^g1h3", "g1^h3f3u"].flatMap((text) => parseMove(text) ?? []);
const DETAILS = {
  ok: true,
  odds: { check: [], attempts: [{ action: "d4e5", success: "1/2", outcomes: [] }] },
} as unknown as Success<State>;

function tapped(square: string, picked: string[] = [], { details = DETAILS as Success<State> | null, actor = "white" } = {}) {
  return tap({ rules: {}, state: STATE, actor, legal: LEGAL, picked, events: [], details }, square);
}

describe("taps", () => {
  test("a piece, then a square", () => {
    expect(tapped("g1")).toEqual({ picked: ["g1"] });
    expect(tapped("f3", ["g1"])).toEqual({ action: "g1f3" });
    expect(tapped("e2", ["g1"])).toEqual({ picked: ["e2"] });
  });

  test("what is nobody's, or the opponent's, is refused with a reason", () => {
    expect(tapped("c5")).toEqual({ refusal: "there is nothing on c5: tap one of White's pieces" });
    expect(tapped("e8")).toEqual({ refusal: "the king on e8 is Black's, and it is White's turn" });
    expect(tapped("e5")).toEqual({ refusal: "the half of the knight on e5 is Black's, and it is White's turn" });
  });

  test("what is not legal is tried, for the engine to say why not", () => {
    expect(tapped("c5", ["g1"])).toEqual({ action: "g1c5" });
    expect(tapped("c5", ["g1", "^"])).toEqual({ action: "g1^g1c5" });
    expect(tapped("c5", ["g1", "^", "f3"])).toEqual({ action: "g1^f3c5" });
    expect(tapped("c5", [], { actor: "none" })).toEqual({ action: "c5" });
  });

  test("odds are shown before they are accepted", () => {
    expect(tapped("e5", ["d4"])).toEqual({ picked: ["d4", "e5"] });
    expect(tapped("e5", ["d4", "e5"])).toEqual({ action: "d4e5" });
    expect(tapped("d4", ["d4", "e5"])).toEqual({ picked: ["d4"] });
    expect(tapped("d5", ["d4", "e5"])).toEqual({ action: "d4d5" });
    expect(tapped("d5", ["d4"], { details: null })).toEqual({ picked: ["d4", "d5"] });
  });

  test("a promotion is chosen, not tapped", () => {
    expect(tapped("e8", ["e2"])).toEqual({ picked: ["e2", "e8"] });
    expect(tapped("e8", ["e2", "e8"])).toEqual({ picked: ["e2", "e8"] });
  });

  test("a second tap begins a superposition, where there is one", () => {
    expect(tapped("g1", ["g1"])).toEqual({ picked: ["g1", "^"] });
    expect(tapped("e1", ["e1"])).toEqual({ picked: [] });
    expect(tapped("f3", ["g1", "^"])).toEqual({ picked: ["g1", "^", "f3"] });
    expect(tapped("g1", ["g1", "^"])).toEqual({ picked: ["g1", "^", "g1"] });
    expect(tapped("f3", ["g1", "^", "f3"])).toEqual({ picked: ["g1", "^"] });
    expect(tapped("h3", ["g1", "^", "f3"])).toEqual({ picked: ["g1", "^", "f3", "h3"] });
    expect(tapped("g1", ["g1", "^", "f3", "h3"])).toEqual({ picked: ["g1", "^", "f3", "g1"] });
    expect(tapped("e2", ["g1", "^", "f3"])).toEqual({ picked: ["e2"] });
  });
});
