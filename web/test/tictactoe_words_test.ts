import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { standingAt } from "../src/app/shared/standing";
import { CYCLE, PICTURED_GAME, REAL, SUPERPOSED } from "../src/games/tictactoe/rules_in_short";
import { describeBoard, describeSquare, lineLength, words } from "../src/games/tictactoe/words";
import { madeReal } from "../src/games/tictactoe/events";
import { tictactoe } from "../src/games/tictactoe/kit";
import { outcomeText, storyAt, storyText } from "../src/app/shared/story";
import { learn } from "../src/words/catalogues";
import { say } from "../src/words/say";
import type { State } from "../src/games/tictactoe/state";
import { movesIn } from "../src/games/kit";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function played(actions: string[], rules: Record<string, string | number> = {}): Promise<Table<State>> {
  const setup = { game: "tictactoe", rules, start: null, seats: { x: PERSON, o: PERSON } };
  const table = await Table.open(engine, setup, actions.map((action) => ({ action })));
  if (!(table instanceof Table)) throw new Error(table.refusal);
  return table;
}

const BOTH = ["x", "o"];

function story(table: Table<State>): string[] {
  return table.view.moments.map((_, index) => storyText(tictactoe, standingAt(table.view, index)));
}

const GAME = ["a1b2", "b2c3", "a1c3", "@c3", "a2b3"];
const MEASURED = "O measured: X3 became real in c3. O2 shared c3, so it had to go to b2. X1 shared b2, so it had to go to a1.";

test("a game is told by the engine, and a measurement again with what follows it at once", async () => {
  expect(story(await played(GAME))).toEqual([
    "",
    "X put X1 in a1 and b2.",
    "O put O2 in b2 and c3.",
    "X put X3 in a1 and c3. X3 closed a cycle through a1, b2 and c3, so O measures: does X3 become real in a1 (@a1) or in c3 (@c3)?",
    MEASURED,
    `${MEASURED} O put O4 in a2 and b3.`,
  ]);
});

test("every sentence names the squares that it speaks of", async () => {
  const table = await played(GAME);
  expect(storyAt(tictactoe, standingAt(table.view, 3)).map(({ cells }) => cells)).toEqual([["a1", "c3"], ["a1", "b2", "c3"]]);
  expect(storyAt(tictactoe, standingAt(table.view, 4)).map(({ cells }) => cells)).toEqual([["c3"], ["c3", "b2"], ["b2", "a1"]]);
});

test("a game is told again when another language is spoken, and goes on in it", async () => {
  const table = await played(GAME.slice(0, 2));
  await learn("de");
  await table.retell();
  await table.play("a1c3");
  const { moments } = table.view;
  expect(moments.map(({ story: told }) => told[0]?.text)).toEqual([undefined, "X hat X1 in a1 und b2 gesetzt.", "O hat O2 in b2 und c3 gesetzt.", "X hat X3 in a1 und c3 gesetzt."]);
  expect(words.prompt(table.last, movesIn(tictactoe, table.view.legal), [], ["o"])).toBe("Wähle, wo X3 wirklich wird.");
  expect(await table.play("a1a2")).toBe(false);
  expect(table.view.refusal).toBe("X3 hat einen Zyklus geschlossen: er muss jetzt gemessen werden, mit @a1 oder @c3");
  // Nothing is asked when all of it is told already.
  const told = table.view.moments;
  await table.retell();
  expect(table.view.moments).toBe(told);
  await learn("en");
});

test("whatever becomes real is shown, once, and after the mark that forced it", async () => {
  let seed = 7;
  const below = (bound: number) => (seed = (seed * 16807) % 2147483647) % bound;
  for (let round = 0; round < 20; ++round) {
    const table = await played([], { width: 4, height: 3 });
    while (!table.over) {
      await table.play(table.view.legal[below(table.view.legal.length)] ?? "");
      const { moment, before } = standingAt(table.view, table.view.cursor);
      const became = Object.keys(moment.state.classical).filter((square) => !(square in (before?.state.classical ?? {})));
      expect([...madeReal(moment.events)].sort()).toEqual(became.sort());
      for (const [index, { event, left }] of moment.events.entries()) {
        if (event === "collapsed") expect(madeReal(moment.events.slice(0, index))).toContain(left);
      }
    }
  }
});

test("the move list is short and unmistakable", async () => {
  const table = await played(["a1b2", "a1b2", "@b2", "c1c3"]);
  const moves = table.view.moments.slice(1).map((_, index) => words.move(standingAt(table.view, index + 1)));
  expect(moves).toEqual(["X₁ a1 b2", "O₂ a1 b2", "X: O₂ → b2", "X₃ c1 c3"]);
});

test("the prompt says what can be done", async () => {
  const table = await played([]);
  const legal = movesIn(tictactoe, table.view.legal);
  expect(words.prompt(table.last, legal, [], BOTH)).toBe("X: pick two squares for your spooky mark.");
  expect(words.prompt(table.last, legal, [], ["x"])).toBe("Your turn: pick two squares for your spooky mark.");
  expect(words.prompt(table.last, legal, ["a1"], BOTH)).toContain("Tap a1 again");
  expect(words.prompt(table.last, legal, [], ["o"])).toBe("X to move.");
  const measuring = await played(["a1b2", "a1b2"]);
  expect(words.prompt(measuring.last, movesIn(tictactoe, measuring.view.legal), [], BOTH)).toBe("X: choose where O2 becomes real.");
  expect(words.prompt(measuring.last, movesIn(tictactoe, measuring.view.legal), [], ["o"])).toBe("X measures.");
  expect(words.question(measuring.last, BOTH)).toBe("X: choose where O2 becomes real.");
  expect(words.question(measuring.last, ["x"])).toBe("Choose where O2 becomes real.");
  expect(words.hint(measuring.last, "@b2")).toBe("Hint: let O2 become real in b2.");
  expect(words.answer(measuring.last, "@b2")).toBe("O2 in b2");
  const plain = await played([], { variant: "plain" });
  expect(words.prompt(plain.last, movesIn(tictactoe, plain.view.legal), [], BOTH)).toBe("X: tap an open square.");
  const last = await played(["a1", "a2", "a3", "b1", "b3", "b2", "c1", "c3"], { variant: "plain" });
  expect(words.prompt(last.last, movesIn(tictactoe, last.view.legal), [], BOTH)).toBe("X: tap c2, the last open square.");
});

test("the pictures of the rules are what the engine makes of their game", async () => {
  const { moments } = (await played(PICTURED_GAME)).view;
  expect(moments[1]?.state).toMatchObject({ ...SUPERPOSED });
  expect(moments[4]?.state).toMatchObject({ ...CYCLE });
  expect(moments[4]?.actor).toBe("x");
  expect(moments[5]?.state).toMatchObject({ ...REAL });
});

test("the rules name the length of a line, and ordinary tic-tac-toe has no quantum words", () => {
  const rules = { variant: "goff", width: 4, height: 4, line: 4 };
  expect(words.title(rules)).toBe("Quantum tic-tac-toe");
  expect(say("page-tictactoe.rules.winning", { line: lineLength(rules) })).toContain("Four real marks of one player in a row");
  const plain = { ...rules, variant: "plain", line: 3 };
  const winning = say("page-tictactoe.rules.plain-winning", { line: lineLength(plain) });
  for (const text of [words.title(plain), words.summary(plain), say("page-tictactoe.rules.plain-turn"), winning]) {
    expect(text).not.toMatch(/quantum|spooky|real|measure|cycle|two squares/i);
  }
  expect(words.summary(plain)).toContain("Three marks in a row");
});

test("the end is told by the engine, apart from what led to it", async () => {
  const table = await played(["a1b1", "a2b2", "a1a2", "b1b2", "@b1"], { width: 2, height: 2, line: 2 });
  const ending = { result: table.view.result ?? { winner: "" }, decided: [] };
  const said = outcomeText(tictactoe, ending, table.last);
  expect(said).toMatch(/^Both have a line: .* wins 1 to 1\/2\.$/);
  expect(story(table)[5]).not.toContain("wins");
  expect(outcomeText(tictactoe, ending, { events: [], story: [] })).toBe("The game is over: X wins.");
});

test("squares and boards can be heard", async () => {
  const state = (await played(["a1b2", "a1b2", "@b2", "c1c3"])).last.state;
  expect(describeSquare(state, "b2", false)).toBe("b2: O2");
  expect(describeSquare(state, "c1", false)).toBe("c1: spooky X3");
  expect(describeSquare(state, "a3", true)).toBe("a3: empty, picked");
  expect(describeBoard(state)).toBe("X1 in a1, O2 in b2 and spooky X3 in c1 and c3");
  expect(describeBoard({ classical: {}, spooky: [], cycle: null })).toBe("empty board");
});

test("kets have subscripts and do not break within", () => {
  expect(words.ket("1/√2 (|X1:a1 O12:b2⟩ + |X1:b2⟩)")).toBe("1/√2 (|X₁:a1\u00a0O₁₂:b2⟩ + |X₁:b2⟩)");
});
