import { describe, expect, test } from "vitest";
import type { Moment } from "../src/game/game_table";
import { collapsedTo, faceOf, facesFor, rolledIn } from "../src/games/chess/dice";
import { pipsOf } from "../src/games/chess/die";
import type { Pair, State } from "../src/games/chess/state";

describe("faces", () => {
  test("say which square was rolled (N1)", () => {
    expect([facesFor("e", 1), facesFor("p", 2)]).toEqual([[2, 4, 6], [1, 3, 5]]);
    expect([facesFor("u", 1), facesFor("v", 2)]).toEqual([[1, 2, 3, 4], [5, 6]]);
    expect([facesFor("tunnel", 1), facesFor("tunnel", 2)]).toEqual([[6], [1, 2, 3, 4, 5]]);
  });

  test("are the same whenever the game is, and all of them come", () => {
    const games = Array.from({ length: 60 }, (_, index) => [`a2a${index}`, "#1"]);
    for (const kind of ["e", "u", "tunnel"] as const) {
      const seen = games.map((actions) => faceOf(actions, kind));
      expect(games.map((actions) => faceOf([...actions], kind))).toEqual(seen);
      expect([...new Set(seen)].sort()).toEqual([...facesFor(kind, 1)]);
    }
  });

  test("have as many pips as they say", () => {
    for (let face = 1; face <= 6; ++face) expect(pipsOf(face).length).toBe(face);
  });
});

describe("the rolls of a turn", () => {
  const knight: Pair = { type: "N", owner: "black", first: "e5", second: "g6", kind: "u", group: 0 };
  const pawn: Pair = { type: "P", owner: "white", first: "d4", second: "d3", kind: "e", group: 0 };
  const pairs = [knight, pawn];
  const state = (rolling: State["rolling"]): State => ({ position: "4k3/8/6n1/4n3/3P4/3P4/8/4K3 w - - 0 1", check: false, pairs, rolling });
  const moment = (action: string | null, shown: State, by: string | null, actor: string): Moment => ({ action, by, actor, state: shown, rules: {}, ms: null });
  const moments = [
    moment(null, state(null), null, "white"),
    moment("d4e5", state({ move: "d4e5", pair: ["e5", "g6"] }), "white", "nature"),
    moment("#1", state({ move: "d4e5", pair: ["d4", "d3"] }), "nature", "nature"),
    moment("#2", { ...state(null), pairs: [] }, "nature", "black"),
  ];

  test("are told in order, each with its pair", () => {
    expect(rolledIn({ moments, index: 1 })).toEqual([]);
    const [first, second, ...more] = rolledIn({ moments, index: 3 });
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: "u", half: 1, pair: knight, move: "d4e5" });
    expect(first?.face).toBeLessThanOrEqual(4);
    expect(second).toMatchObject({ kind: "e", half: 2, pair: pawn });
    expect((second?.face ?? 0) % 2).toBe(1);
    expect(rolledIn({ moments, index: 2 })).toEqual([first]);
  });

  test("send a half that was moved to where it went", () => {
    expect(collapsedTo(pawn, 1, "d4e5")).toBe("e5");
    expect(collapsedTo(pawn, 2, "d4e5")).toBe("d3");
    expect(collapsedTo(knight, 1, "d4e5")).toBe("e5");
  });
});
