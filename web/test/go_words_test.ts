import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/shared/standing";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { COLLAPSED, CONTACT, PAIR, PICTURED_GAME } from "../src/games/go/rules_in_short";
import { countOf } from "../src/games/go/count";
import { explained, inShort, type ShortRules } from "../src/games/go/rules_words";
import { readMove, turnsOf } from "../src/games/go/moves";
import type { State } from "../src/games/go/state";
import { VARIANTS } from "../src/games/go/variants";
import { beliefWords, composerWords, countWords, describeBoard, describePoint, words } from "../src/games/go/words";
import { nodeEngine } from "./node_engine";

const BOTH = ["black", "white"];

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function played(actions: readonly string[], rules: Rules = {}): Promise<Table<State>> {
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

function story(table: Table<State>, you: readonly string[] = BOTH): string[] {
  return table.view.moments.map((_, index) => words.narrate!(standingAt(table.view, index), you));
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

  test("tells of every stone that is touched", async () => {
    const both = await lastOf(["D4 C5", "C4 A4"]);
    expect(both).toContain("C4 touches D4 and C5 of Black's pair on D4 and C5, so that one collapses");
    const two = await lastOf(["D4 C6", "D5 B6"]);
    expect(two).toContain("D5 touches D4, and B6 touches C6 of Black's pair on D4 and C6");
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
    expect(words.outcome!({ result: table.view.result ?? { winner: "" }, decided: [] }, ["black"])).toBe("You win by resignation.");
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
        expect(words.narrate!(standing, BOTH), action).toMatch(/^(Black|White) .*\.$/);
        expect(words.narrate!(standing, BOTH)).not.toMatch(/undefined|\bso {2}| ,/);
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
  expect(words.prompt(mixed, [], ["A1", "B3"], BOTH)).toBe(
    "Black: two picked. Press what it shall be, or tap a third point. Tap A1 or B3 again to take it back.",
  );
  expect(words.prompt(mixed, [], ["A1"], BOTH)).toBe("Black: one picked. Tap a second point. Tap A1 again to take it back.");
  expect(words.prompt(mixed, [], ["A1", "B3", "C1", "D3"], BOTH)).toContain("four picked. Press what it shall be. Tap");
});

test("the move list is short and unmistakable", async () => {
  const table = await played(["D3 C5", "D2 E6", "=D3", "=D2", "pass", "resign"]);
  const moves = table.view.moments.slice(1).map((_, index) => words.move(standingAt(table.view, index + 1)));
  expect(moves).toEqual(["D3 C5", "D2 E6", "keeps D3", "keeps D2", "pass", "resigns"]);
});

test("points and boards can be heard", async () => {
  const { last, actions } = await played(["D3 C5", "D2 E6", "=D3"]);
  const state = last.state;
  const heard = (point: string, picked: string[] = []) => describePoint(state, point, { picked, turns: turnsOf(actions.map(readMove)) });
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

const SHORT: ShortRules = { variant: "base", selfContact: true, suicide: true, superko: "guarantee", territory: false, measured: false };

describe("the rules in short", () => {
  const all = (rules: ShortRules) => [inShort.turn(rules), inShort.contact(rules, false), inShort.choice(rules, false), inShort.capture(rules), inShort.end(rules)].join(" ");

  test("are those of the variant", () => {
    expect(inShort.contact({ ...SHORT, variant: "weak" }, true)).toContain("side by side or diagonally");
    expect(inShort.turn({ ...SHORT, variant: "semi" })).toContain("A turn of White puts one ordinary stone.");
    expect(inShort.turn({ ...SHORT, variant: "symmetric" })).toContain("opposite through the centre");
    for (const variant of ["ghz3", "ghz4", "w3", "w4", "mixed3"]) {
      expect(all({ ...SHORT, variant })).not.toMatch(/\bpairs?\b/);
    }
    for (const variant of ["w3", "w4", "mixed3", "mixedk"]) {
      expect(all({ ...SHORT, variant })).toContain("stays entangled, even where it touches other stones, until a stone of a later turn touches it");
      expect(all({ ...SHORT, variant })).not.toContain("never captured");
    }
    for (const variant of VARIANTS) expect(all({ ...SHORT, variant })).not.toMatch(/undefined|\.\.| {2}/);
  });

  test("are those of the options", () => {
    expect(inShort.end({ ...SHORT, territory: true })).toContain("the stones that you have captured");
    expect(inShort.end({ ...SHORT, territory: true })).not.toContain("your stones");
    expect(inShort.end({ ...SHORT, measured: true })).toContain("is measured");
    expect(inShort.capture({ ...SHORT, suicide: false, superko: "off" })).toMatch(/may not capture stones of one's own.*A position may come back/);
    expect(inShort.contact({ ...SHORT, selfContact: false }, false)).toContain("touches an older one");
  });
});

test("a step of a collapse is told by the name of who chooses", () => {
  expect(composerWords.step(1, "white")).toBe("Collapse, 1 of 3: White's older groups");
  expect(composerWords.step(2, "black")).toBe("Collapse, 2 of 3: Black's groups");
  expect(composerWords.step(3, "white")).toBe("Collapse, 3 of 3: White's new stones");
  expect(composerWords.step(4, "black")).toContain("Black measures");
});

describe("the count of a finished game", () => {
  async function ended(actions: readonly string[], rules: Rules) {
    const table = await played(actions, { width: 4, height: 4, variant: "plain", ...rules });
    const answer = await engine.ask({ ...table.question(), report: ["decided"] });
    const ending = { result: table.view.result ?? { winner: "" }, decided: (answer.ok ? answer.decided : undefined) ?? [] };
    const territory = rules.scoring === "territory";
    return (["black", "white"] as const).map((player) => countOf(ending, table.last.state, player, territory));
  }
  const GAME = ["B1", "C1", "B2", "C2", "B3", "C3", "B4", "D4", "pass", "pass"];

  test("is split into stones, surrounded points and komi", async () => {
    expect(await ended(GAME, { komi: 2.5 })).toEqual([
      { stones: 4, surrounded: 4, captured: null, komi: 0, total: 8 },
      { stones: 4, surrounded: 3, captured: null, komi: 2.5, total: 9.5 },
    ]);
  });

  test("has captured stones instead of those on the board where territory counts", async () => {
    const [black, white] = await ended(["A2", "A1", "B1", "pass", "pass"], { scoring: "territory" });
    expect(black).toMatchObject({ stones: null, captured: 1, komi: 0 });
    expect(white).toMatchObject({ stones: null, captured: 0, total: 0 });
  });

  test("is not there after a resignation", async () => {
    expect(await ended(["A2", "resign"], {})).toEqual([null, null]);
  });

  test("comes with what the marks mean", () => {
    expect(countWords.legend(true, 0)).toBe("The small squares mark the empty points that only one colour surrounds.");
    expect(countWords.legend(true, 1)).toContain("One empty point touches both colours");
    expect(countWords.legend(false, 16)).toBe("16 empty points touch both colours or none and are nobody's.");
  });
});

test("the notation counts the empty points where they are many, and beliefs have percents", async () => {
  const ket = async (size: number) => {
    const table = await played(["A1 B2"], { width: size, height: size });
    const answer = await engine.ask({ ...table.question(), report: ["ket", "belief"] });
    if (!answer.ok) throw new Error(answer.error.reason);
    return { text: words.ket(answer.ket?.text ?? ""), belief: answer.belief ?? [] };
  };
  expect((await ket(3)).text).toMatch(/^\(\|0⟩_\{A2,/);
  const { text, belief } = await ket(9);
  expect(text).toMatch(/^\(\|0⟩_\{79 empty points\}\)/);
  expect(belief).toMatchObject([{ owner: "black", points: ["A1", "B2"] }]);
  expect(beliefWords.chance("A1", 0.604)).toBe("A1 60 %");
  expect(beliefWords.group("black", 2)).toBe("Black's pair");
});

test("refusals speak of labels and points, not of keys and notation", async () => {
  const reason = async (rules: Rules, moves: readonly string[] = []) => {
    const answer = await engine.ask({ game: "go", rules, moves, report: [] });
    return answer.ok ? "" : (words.refusal?.(answer.error.reason) ?? "");
  };
  expect(await reason({ width: 1 })).toBe("Columns must be a whole number from 2 to 25");
  expect(await reason({ komi: 0.3 })).toMatch(/^Komi must be a multiple of 0.5/);
  expect(await reason({ width: 6, height: 6 }, ["D3 C5", "D2 E6", "=D2"])).toMatch(/Black chooses which of D3 and C5 to keep: D3 or C5$/);
});

test("outcomes are told with the points", () => {
  const one = { winner: "white", by: "points", black: 1, white: 8, margin: 7 };
  expect(words.outcome!({ result: one, decided: [] }, BOTH)).toContain("Black has 1 point, White 8:");
  const result = { winner: "black", by: "points", black: 20, white: 16, margin: 4 };
  expect(words.outcome!({ result, decided: [] }, BOTH)).toBe("Black has 20 points, White 16: Black wins by 4.");
  expect(words.outcome!({ result, decided: [] }, ["black"])).toBe("Black has 20 points, White 16: you win by 4.");
  const draw = { winner: "draw", by: "points", black: 18, white: 18, margin: 0 };
  expect(words.outcome!({ result: draw, decided: [] }, BOTH)).toBe("Black has 18 points, White 18: the game is a draw.");
});
