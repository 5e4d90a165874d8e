import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/standing";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { COLLAPSED, CONTACT, PAIR, PICTURED_GAME } from "../src/games/go/rules_in_short";
import { explained } from "../src/games/go/rules_words";
import { turnsOf, type State } from "../src/games/go/state";
import { VARIANTS } from "../src/games/go/variants";
import { describeBoard, describePoint, words } from "../src/games/go/words";
import { nodeEngine } from "./node_engine";

const BOTH = ["black", "white"];

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

async function played(actions: readonly string[], rules: Rules = {}): Promise<Table> {
  const setup = {
    game: "go",
    rules: { width: 6, height: 6, variant: "base", komi: 0, ...rules },
    start: null,
    needsLegal: false,
    seats: { black: PERSON, white: PERSON },
  };
  const table = await Table.open(engine, setup, actions.map((action) => ({ action })));
  if (!(table instanceof Table)) throw new Error(table.refusal);
  return table;
}

function story(table: Table, you: readonly string[] = BOTH): string[] {
  return table.view.moments.map((_, index) => words.narrate(standingAt(table.view, index), you));
}

async function lastOf(actions: readonly string[], rules: Rules = {}): Promise<string> {
  return story(await played(actions, rules)).pop() ?? "";
}

describe("the story", () => {
  test("of a collapse says who chose, and why there was no choice", async () => {
    const table = await played(["D3 C5", "D2 E6", "=D3", "=D2"]);
    expect(story(table)).toEqual([
      "",
      "Black put a pair on D3 and C5. It touches nothing, so it stays entangled.",
      "White put a pair on D2 and E6. D2 touches D3 of Black's pair on D3 and C5, so that one collapses, and so does the new pair.",
      expect.stringMatching(/^White put a pair .* Black kept D3, so C5 goes\.$/),
      expect.stringMatching(/^White put .* Black kept .* White kept D2, so E6 goes\. It had to be D2: it touches D3, which has just collapsed\.$/),
    ]);
    expect(story(table, ["black"])[2]).toContain("D2 touches D3 of your pair on D3 and C5");
    expect(story(table, ["white"])[4]).toContain("You kept D2");
    expect(await lastOf(["D3 C5", "D2 E6", "=C5", "=E6"])).toMatch(/White kept E6, so D2 goes\.$/);
  });

  test("tells contact with classical stones, and of a pair with itself", async () => {
    expect(await lastOf(["A1 A2"])).toBe("Black put a pair on A1 and A2. Its stones touch each other, so the new pair collapses at once.");
    const touched = await lastOf(["A1 A2", "=A1", "B1 E5"]);
    expect(touched).toBe("White put a pair on B1 and E5. B1 touches A1, so the new pair collapses at once.");
  });

  test("tells diagonal contact in the weak variant", async () => {
    expect(await lastOf(["B2 F6", "C3 F1"], { variant: "weak" })).toContain("C3 touches B2 of Black's pair on B2 and F6");
    expect(await lastOf(["B2 F6", "C3 F1"])).toContain("It touches nothing");
  });

  test("tells captures, those of the opponent and one's own", async () => {
    const captured = await lastOf(["A2 F6", "A1 D4", "=A2", "=A1", "B1 E3", "=B1"]);
    expect(captured).toBe(
      "Black put a pair on B1 and E3. B1 touches A1, so the new pair collapses at once. " +
        "Black kept B1, so E3 goes. That captures A1: it had no liberty left.",
    );
    const suicide = await lastOf(["B1", "A1", "B2", "F6", "A3", "A2"], { variant: "plain" });
    expect(suicide).toBe("White put a stone on A2. White's own stones A1 and A2 had no liberty left and went too.");
  });

  test("of a group that loses one stone at a time", async () => {
    const table = await played(["B2 E5 B5", "C2 E2 F6", "-B5"], { variant: "w3" });
    expect(story(table)[3]).toContain("Black took B5 off; B2 and E5 stay entangled.");
  });

  test("of passing and resigning", async () => {
    const table = await played(["pass", "resign"]);
    expect(story(table, ["white"])).toEqual(["", "Black passed.", "You resigned."]);
    expect(table.view.result).toMatchObject({ winner: "black", by: "resignation" });
    expect(words.outcome({ result: table.view.result ?? { winner: "" }, decided: [] }, ["black"])).toBe("You win by resignation.");
  });

  test("has a sentence for every action of games by chance, in every variant", async () => {
    for (const variant of VARIANTS) {
      const table = await played([], { width: 3, height: 4, variant });
      for (let turn = 0; turn < 40 && !table.over; ++turn) {
        const answer = await engine.ask({ ...table.question(), report: ["legal"] });
        const legal = (answer.ok ? answer.legal : undefined) ?? [];
        const action = legal[(turn * 7919) % legal.length] ?? "pass";
        expect(await table.play(action)).toBe(true);
        const standing = standingAt(table.view, table.view.cursor);
        expect(words.narrate(standing, BOTH), action).toMatch(/^(Black|White) .*\.$/);
        expect(words.narrate(standing, BOTH)).not.toMatch(/undefined|\bso {2}| ,/);
        if (!table.over) expect(words.prompt(table.last, [], [], BOTH)).toMatch(/^(Black|White)/);
      }
    }
  });
});

test("the prompt says what can be done", async () => {
  const { last } = await played([]);
  expect(words.prompt(last, [], [], BOTH)).toBe("Black: tap two points for your pair, or pass.");
  expect(words.prompt(last, [], ["C2"], ["black"])).toBe("Your turn: now a second point. Tap C2 again to take it back.");
  expect(words.prompt(last, [], [], ["white"])).toBe("Black to move.");
  const choosing = (await played(["D3 C5", "D2 E6"])).last;
  expect(words.prompt(choosing, [], [], ["black"])).toBe("You choose: keep D3 or C5 of the pair on D3 and C5.");
  expect(words.prompt(choosing, [], [], ["white"])).toBe("Black chooses which stone of the pair on D3 and C5 to keep.");
  const forced = (await played(["D3 C5", "D2 E6", "=D3"])).last;
  expect(words.prompt(forced, [], [], BOTH)).toBe("White must keep D2 of the pair on D2 and E6.");
  const mixed = (await played([], { variant: "mixedk" })).last;
  expect(words.prompt(mixed, [], ["A1", "B3"], BOTH)).toBe("Black: two picked. Tap A1 or B3 again to take it back.");
});

test("the move list is short and unmistakable", async () => {
  const table = await played(["D3 C5", "D2 E6", "=D3", "=D2", "pass", "resign"]);
  const moves = table.view.moments.slice(1).map((_, index) => words.move(standingAt(table.view, index + 1)));
  expect(moves).toEqual(["D3 C5", "D2 E6", "keeps D3", "keeps D2", "pass", "resigns"]);
});

test("points and boards can be heard", async () => {
  const { last, actions } = await played(["D3 C5", "D2 E6", "=D3"]);
  const state = last.state as State;
  const heard = (point: string, picked: string[] = []) => describePoint(state, point, { picked, turns: turnsOf(actions) });
  expect(heard("D3")).toBe("D3: black");
  expect(heard("D2")).toBe("D2: white, entangled with E6, move 2, can be kept");
  expect(heard("E6")).toBe("E6: white, entangled with D2, move 2, cannot be kept");
  expect(heard("A1", ["A1"])).toBe("A1: empty, picked");
  expect(describeBoard(state)).toBe("black has stones on D3; white has a pair on D2 and E6");
});

test("the pictures of the rules are what the engine makes of their game", async () => {
  const { moments } = (await played(PICTURED_GAME)).view;
  for (const [index, { board, groups }] of [[1, PAIR], [2, CONTACT], [4, COLLAPSED]] as const) {
    expect(moments[index]?.state).toMatchObject({ board, groups });
  }
});

test("every variant has a name and a line, and ordinary Go has no quantum words", () => {
  expect(new Set(VARIANTS.map((variant) => words.title({ variant }))).size).toBe(VARIANTS.length);
  expect(new Set(VARIANTS.map(explained)).size).toBe(VARIANTS.length);
  expect(words.summary({ variant: "plain" })).not.toMatch(/quantum|entangle|collapse/i);
});

test("outcomes are told with the points", () => {
  const result = { winner: "black", by: "points", black: 20, white: 16, margin: 4 };
  expect(words.outcome({ result, decided: [] }, BOTH)).toBe("Black has 20 points, White 16: Black wins by 4.");
  expect(words.outcome({ result, decided: [] }, ["black"])).toBe("Black has 20 points, White 16: you win by 4.");
  const draw = { winner: "draw", by: "points", black: 18, white: 18, margin: 0 };
  expect(words.outcome({ result: draw, decided: [] }, BOTH)).toBe("Black has 18 points, White 18: the game is a draw.");
});
