import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/shared/standing";
import { outcomeText, storyAt, storyText } from "../src/app/shared/story";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { chanceText } from "../src/games/go/belief_list";
import { askedIn } from "../src/games/go/events";
import { boardQuestion, learnBoard } from "../src/games/go/goban";
import { go } from "../src/games/go/kit";
import { readMove, turnsOf } from "../src/games/go/moves";
import { COLLAPSED, CONTACT, PAIR, PICTURED_GAME } from "../src/games/go/rules_in_short";
import { numberFault } from "../src/games/go/setup_fields";
import type { State } from "../src/games/go/state";
import { describeBoard, describePoint, words } from "../src/games/go/words";
import { learn } from "../src/words/catalogues";
import { say } from "../src/words/say";
import { nodeEngine } from "./node_engine";

const BOTH = ["black", "white"];

let engine: Engine<State>;
let variants: readonly string[] = [];
beforeAll(async () => {
  engine = await nodeEngine<State>();
  const answer = await engine.ask({ game: "go", report: ["rules"] });
  variants = (answer.ok ? answer.rules : undefined)?.find(({ key }) => key === "variant")?.choices ?? [];
});

async function played(actions: readonly string[], rules: Rules = {}): Promise<Table<State>> {
  const setup = {
    game: "go",
    rules: { width: 6, height: 6, variant: "base", komi: 0, ...rules },
    start: null,
    needsLegal: false,
    seats: { black: PERSON, white: PERSON },
  };
  const board = await engine.ask(boardQuestion(setup.rules));
  if (board.ok) learnBoard(setup.rules, board);
  const table = await Table.open(engine, setup, actions.map((action) => ({ action })));
  if (!(table instanceof Table)) throw new Error(table.refusal);
  return table;
}

function story(table: Table<State>): string[] {
  return table.view.moments.map((_, index) => storyText(go, standingAt(table.view, index)));
}

const FIGURE = ["D3 C5", "D2 E6", "=D3", "=D2"];

describe("the story", () => {
  test("is the engine's, and tells a turn from its beginning", async () => {
    const placed = "White placed D2 and E6. Black's pair D3 and C5 collapses: D2 touches D3. The new pair D2 and E6 collapses too.";
    expect(story(await played(FIGURE))).toEqual([
      "",
      "Black placed D3 and C5. D3 and C5 touch no other stone and stay entangled.",
      placed,
      `${placed} Black kept D3; C5 was removed.`,
      `${placed} Black kept D3; C5 was removed. White kept D2; E6 was removed. There was no other choice: D2 touches D3, just collapsed.`,
    ]);
  });

  test("says the points that each sentence speaks of", async () => {
    const { view } = await played(FIGURE);
    expect(storyAt(go, standingAt(view, 2)).map(({ cells }) => cells)).toEqual([["D2", "E6"], ["D3", "C5", "D2"], ["D2", "E6"]]);
  });

  test("tells a choice that was none again, for the other side may go on at once", async () => {
    const table = await played([...FIGURE, "A1 F1"]);
    expect(story(table).pop()).toMatch(/^White kept D2; .* Black placed A1 and F1\./);
    const free = await played(["D3 C5", "D2 E6", "=C5", "=E6", "A1 F1"]);
    expect(story(free).pop()).toMatch(/^Black placed A1 and F1\./);
  });

  test("leaves to the prompt who chooses, and to the outcome how it ended", async () => {
    const table = await played(["A1 A2"]);
    expect(story(table).pop()).toBe("Black placed A1 and A2. The new pair A1 and A2 collapses: A1 touches A2.");
    const over = await played(["pass", "resign"]);
    expect(story(over)).toEqual(["", "Black passed.", "White resigned."]);
    expect(outcomeText(go, { result: { winner: "black" }, decided: [] }, over.last)).toBe("Black wins by resignation.");
    const counted = await played(["pass", "pass"]);
    expect(outcomeText(go, { result: { winner: "draw" }, decided: [] }, counted.last)).toBe(
      "Both passed, so the game is over. Black has 0 and White 0 points: a draw.",
    );
  });

  test.each(["en", "de", "fr", "es"] as const)("has a sentence for every action of games by chance, in every variant: %s", async (language) => {
    await learn(language);
    const names = BOTH.map((player) => words.actorName(player));
    for (const variant of variants) {
      const table = await played([], { width: 3, height: 4, variant });
      for (let turn = 0; turn < 20 && !table.over; ++turn) {
        const answer = await engine.ask({ ...table.question(), report: ["legal"] });
        const legal = (answer.ok ? answer.legal : undefined) ?? [];
        const action = legal[(turn * 7919) % legal.length] ?? "pass";
        expect(await table.play(action)).toBe(true);
        const told = storyText(go, standingAt(table.view, table.view.cursor));
        expect(names.some((name) => told.includes(name)), told).toBe(true);
        expect(told).not.toMatch(/[{}]|undefined| {2}| ,/);
        if (!table.over) expect(words.prompt(table.last, [], [], BOTH)).toMatch(/^[^{}]*\.$/);
      }
    }
    await learn("en");
  });
});

test("the prompt says what can be done", async () => {
  const { last } = await played([]);
  expect(words.prompt(last, [], [], BOTH)).toBe("Black: tap two points for your pair, or pass.");
  expect(words.prompt(last, [], ["C2"], ["black"])).toBe("Your turn: now a second point. Tap C2 again to take it back.");
  expect(words.prompt(last, [], [], ["white"])).toBe("Black to move.");
  const choosing = (await played(["D3 C5", "D2 E6"])).last;
  expect(words.prompt(choosing, [], [], ["black"])).toBe("You choose which stone of D3 and C5 to keep: D3 or C5.");
  expect(words.prompt(choosing, [], [], ["white"])).toBe("Black chooses which stone of D3 and C5 to keep.");
  const forced = (await played(["D3 C5", "D2 E6", "=D3"])).last;
  expect(words.prompt(forced, [], [], BOTH)).toBe("White must keep D2: nothing else is possible among D2 and E6.");
  const mixed = (await played([], { variant: "mixedk" })).last;
  expect(words.prompt(mixed, [], [], BOTH)).toContain("press what it shall be");
  expect(words.prompt(mixed, [], ["A1", "B3"], BOTH)).toBe(
    "Black: two points picked. Press what it shall be, or tap another point. Tap A1 or B3 again to take it back.",
  );
  expect(words.prompt(mixed, [], ["A1"], BOTH)).toBe("Black: one point picked. Tap another point. Tap A1 again to take it back.");
  expect(words.prompt(mixed, [], ["A1", "B3", "C1", "D3"], BOTH)).toContain("four points picked. Press what it shall be. Tap");
  const symmetric = (await played([], { variant: "symmetric" })).last;
  expect(words.prompt(symmetric, [], [], BOTH)).toContain("The second stone goes to the opposite one.");
  const removing = (await played(["B2 E5 B5", "C2 E2 F6"], { variant: "w3" })).last;
  expect(words.prompt(removing, [], [], BOTH)).toMatch(/^Black chooses which stone of .* to take off: /);
  const unknown = { ...last, rules: { width: 7, height: 8 } };
  expect(words.prompt(unknown, [], [], BOTH), "until the engine has told what a turn places").toBe("Black to move.");
});

test("the move list is short and unmistakable", async () => {
  const table = await played([...FIGURE, "pass", "resign"]);
  const moves = table.view.moments.slice(1).map((_, index) => words.move(standingAt(table.view, index + 1)));
  expect(moves).toEqual(["D3 C5", "D2 E6", "keeps D3", "keeps D2", "pass", "resigns"]);
});

test("hints name points, not notation", async () => {
  const { last } = await played([]);
  const hints = ["D3 C5", "D3", "=D3", "-D3", "pass"].map((action) => words.hint(last, action));
  expect(hints).toEqual(["Hint: stones on D3 and C5.", "Hint: a stone on D3.", "Hint: keep D3.", "Hint: take off D3.", "Hint: pass."]);
});

test("points and boards can be heard", async () => {
  const { last, actions } = await played(["D3 C5", "D2 E6", "=D3"]);
  const { state } = last;
  const pointed = { turns: turnsOf(actions.map(readMove)), asked: askedIn(last.events) };
  const heard = (point: string, picked: string[] = []) => describePoint(state, point, { ...pointed, picked });
  expect(heard("D3")).toBe("D3: black");
  expect(heard("D2")).toBe("D2: white, entangled with E6, move 2, can be kept");
  expect(heard("E6")).toBe("E6: white, entangled with D2, move 2, cannot be kept");
  expect(heard("A1", ["A1"])).toBe("A1: empty, picked");
  expect(describeBoard(state)).toBe("Black has a stone on D3; White has a pair on D2 and E6");
});

test("the pictures of the rules are what the engine makes of their game", async () => {
  const { moments } = (await played(PICTURED_GAME)).view;
  for (const [index, { board, groups }] of [[1, PAIR], [2, CONTACT], [4, COLLAPSED]] as const) {
    expect(moments[index]?.state).toMatchObject({ board, groups });
  }
});

test.each(["en", "de", "fr", "es"] as const)("every variant of the engine has a name and a line of its own: %s", async (language) => {
  await learn(language);
  expect(variants.length).toBe(11);
  expect(new Set(variants.map((variant) => words.title({ variant }))).size).toBe(variants.length);
  expect(new Set(variants.map((variant) => words.summary({ variant }))).size).toBe(variants.length);
  await learn("en");
});

test("ordinary Go has no quantum words", () => {
  const variant = "plain";
  const all = [words.title({ variant }), words.summary({ variant }), say("page-go.rules.turn", { variant }), say("page-go.rules.end", { variant, scoring: "area", remaining: "count" })];
  expect(all.join(" ")).not.toMatch(/quantum|entangle|collapse|pair/i);
});

describe("the rules in short", () => {
  test("are those of the variant", () => {
    expect(say("page-go.rules.contact", { variant: "weak", pictured: "yes", self_contact: "true" })).toContain("side by side or diagonally");
    expect(say("page-go.rules.turn", { variant: "semi" })).toContain("A turn of White puts one ordinary stone.");
    for (const variant of variants.filter((one) => /3|4/.test(one))) {
      expect(say("page-go.rules.turn", { variant }) + say("page-go.rules.choice", { variant, pictured: "no" })).not.toMatch(/\bpairs?\b/);
    }
    for (const variant of ["w3", "w4", "mixed3", "mixedk"]) {
      expect(say("page-go.rules.choice", { variant, pictured: "no" })).toContain("stays entangled, even where it touches other stones");
    }
  });

  test("are those of the options, and the usual ones where nothing is said", () => {
    const end = { variant: "base", scoring: undefined, remaining: undefined };
    expect(say("page-go.rules.end", end)).toMatch(/count as stones\. Your points are your stones/);
    expect(say("page-go.rules.end", { ...end, scoring: "territory" })).toContain("the stones that you have captured");
    expect(say("page-go.rules.end", { ...end, remaining: "measure" })).toContain("is measured");
    expect(say("page-go.rules.capture", { variant: "base", suicide: "false", superko: "off" })).toMatch(/may not capture stones of one's own.*A position may come back/);
    expect(say("page-go.rules.contact", { variant: "base", pictured: "no", self_contact: "false" })).toContain("touches an older one");
  });
});

test("a step of a collapse is told by the name of who chooses", () => {
  const step = (number: number, word: string) => say("page-go.composer.step", { step: number, player: { family: "player", word } });
  expect(step(1, "white")).toBe("Collapse, 1 of 3: White's older groups");
  expect(step(2, "black")).toBe("Collapse, 2 of 3: Black's groups");
  expect(step(3, "white")).toBe("Collapse, 3 of 3: White's new stones");
  expect(step(4, "black")).toContain("Black measures");
});

test("captured stones are counted by the engine and told in one sentence", async () => {
  const captured = (black: number, white: number) => say("page-go.composer.captured", { black, white, both: black > 0 && white > 0 ? "yes" : "no" });
  expect([captured(0, 1), captured(2, 0), captured(1, 3)]).toEqual([
    "Captured: 1 white stone.",
    "Captured: 2 black stones.",
    "Captured: 1 black stone and 3 white stones.",
  ]);
});

test("the notation has a short form where many points are empty, and beliefs have percents", async () => {
  const ket = async (size: number) => {
    const table = await played(["A1 B2"], { width: size, height: size });
    const answer = await engine.ask({ ...table.question(), report: ["ket", "belief"] });
    if (!answer.ok) throw new Error(answer.error.reason);
    return answer;
  };
  expect((await ket(3)).ket?.short).toBeUndefined();
  const { ket: large, belief } = await ket(9);
  expect(large?.short).toMatch(/^\(\|0⟩\^\{⊗79\}\)\(α1/);
  expect(belief).toMatchObject([{ owner: "black", points: ["A1", "B2"] }]);
  expect(chanceText("A1", 0.604)).toBe("A1 60 %");
  expect(say("page-go.belief.group", { player: { family: "player", word: "black" }, points: ["A1", "B2"] })).toBe("Black's pair");
});

test("numbers of the form are held to the engine's bounds, and told by their labels", async () => {
  const answer = await engine.ask({ game: "go", report: ["sizes", "rules"] });
  const ruleOf = (name: string) => (answer.ok ? answer.rules : undefined)?.find(({ key }) => key === name);
  const grid = (answer.ok ? answer.sizes : undefined)?.find(({ board }) => board === "grid");
  const [width, komi] = [ruleOf("width"), ruleOf("komi")];
  if (!width || !komi) throw new Error("no such rule");
  const columns = { label: "Columns", described: { ...width, ...grid?.width } };
  expect(numberFault({ ...columns, value: 25 })).toBeNull();
  for (const value of [1, 26, 2.5, NaN]) expect(numberFault({ ...columns, value })).toBe("Columns: enter a whole number from 2 to 25.");
  expect(numberFault({ label: "Komi", value: 0.3, described: komi })).toBe("Komi: enter a multiple of 0.5 from -1000 to 1000.");
});

test("what is refused is told in the language of the page", async () => {
  await learn("de");
  const table = await played(["D3 C5", "D2 E6", "=D3"]);
  expect(await table.play("=E6")).toBe(false);
  expect(table.view.refusal).toBe("D2 muss bleiben, denn dieser Stein berührt einen eben kollabierten");
  await learn("en");
});
