import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { tap } from "../src/games/chess/input";
import type { State } from "../src/games/chess/state";
import { momentOf, type ChessMoment } from "./chess_moment";
import { nodeEngine } from "./node_engine";

const START = "k7/4P3/6n1/4n3/3P4/8/8/4K1N1 w - - 0 1 | n:e5/g6=e";
let engine: Engine<State>;
let moment: ChessMoment;
beforeAll(async () => {
  engine = await nodeEngine<State>();
  moment = await momentOf(engine, { position: START });
});

function tapped(square: string, picked: string[] = [], { details = moment.details as ChessMoment["details"] | null, actor = "white" } = {}) {
  return tap({ rules: {}, state: moment.state, actor, legal: moment.legal, picked, events: [], details }, square);
}

describe("taps", () => {
  test("a piece, then a square", () => {
    expect(tapped("g1")).toEqual({ picked: ["g1"] });
    expect(tapped("f3", ["g1"])).toEqual({ action: "g1f3" });
    expect(tapped("d4", ["g1"])).toEqual({ picked: ["d4"] });
  });

  test("what is nobody's, or the opponent's, is tried: the engine says what is wrong with it", async () => {
    const refusal = async (square: string) => {
      const tried = tapped(square);
      const answer = await engine.ask({ game: "chess", position: START, moves: ["action" in tried ? tried.action : ""] });
      return answer.ok ? "" : answer.error.reason;
    };
    expect(await refusal("c5")).toBe("there is no piece on c5");
    expect(await refusal("a8")).toBe("the king on a8 is Black's, and it is White's turn");
    expect(await refusal("e5")).toBe("the half knight on e5 is Black's, and it is White's turn");
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
    expect(tapped("e5", ["d4"], { details: null })).toEqual({ picked: ["d4", "e5"] });
    expect(tapped("d5", ["d4"], { details: null })).toEqual({ action: "d4d5" });
  });

  test("a promotion is chosen, not tapped", () => {
    expect(tapped("e8", ["e7"])).toEqual({ picked: ["e7", "e8"] });
    expect(tapped("e8", ["e7", "e8"])).toEqual({ picked: ["e7", "e8"] });
  });

  test("a second tap begins a superposition, where there is one", async () => {
    expect(tapped("g1", ["g1"])).toEqual({ picked: ["g1", "^"] });
    expect(tapped("f3", ["g1", "^"])).toEqual({ picked: ["g1", "^", "f3"] });
    expect(tapped("g1", ["g1", "^"])).toEqual({ picked: ["g1", "^", "g1"] });
    expect(tapped("f3", ["g1", "^", "f3"])).toEqual({ picked: ["g1", "^"] });
    expect(tapped("h3", ["g1", "^", "f3"])).toEqual({ picked: ["g1", "^", "f3", "h3"] });
    expect(tapped("g1", ["g1", "^", "f3", "h3"])).toEqual({ picked: ["g1", "^", "f3", "g1"] });
    expect(tapped("d4", ["g1", "^", "f3"])).toEqual({ picked: ["d4"] });
    const plain = await momentOf(engine, { rules: { variant: "plain" } });
    expect(tap({ rules: {}, state: plain.state, actor: "white", legal: plain.legal, picked: ["g1"], events: [], details: null }, "g1")).toEqual({ picked: [] });
  });
});
