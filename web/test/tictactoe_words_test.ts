import { beforeAll, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { standingAt } from "../src/app/shared/standing";
import { CYCLE, PICTURED_GAME, REAL, SUPERPOSED } from "../src/games/tictactoe/rules_in_short";
import { describeBoard, describeSquare, inShort, words } from "../src/games/tictactoe/words";
import { collapsed, type State } from "../src/games/tictactoe/state";
import { movesIn } from "../src/games/kit";
import { tictactoe } from "../src/games/tictactoe/kit";
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

function story(table: Table<State>, you: readonly string[] = BOTH): string[] {
  return table.view.moments.map((_, index) => words.narrate(standingAt(table.view, index), you));
}

test("a game is told in words", async () => {
  const table = await played(["a1b2", "b2c3", "a1c3", "@c3", "a2b3"]);
  expect(story(table)).toEqual([
    "",
    "X put X1 in a1 and b2.",
    "O put O2 in b2 and c3.",
    "X put X3 in a1 and c3. X3 closed a cycle through a1, b2 and c3, so O measures.",
    "O measured: X3 became real in c3. O2 shared c3, so it had to go to b2; X1 shared b2, so it went to a1.",
    "O measured: X3 became real in c3. O2 shared c3, so it had to go to b2; X1 shared b2, so it went to a1. O put O4 in a2 and b3.",
  ]);
});

test("a measurement stays told when the computer goes on at once", async () => {
  const setup = { game: "tictactoe", rules: {}, start: null, seats: { x: PERSON, o: { kind: "computer" as const, level: 1 } } };
  const opened = await Table.open(engine, setup, ["a1b2", "b2c3"].map((action) => ({ action })), { seed: () => 1 });
  if (!(opened instanceof Table)) throw new Error(opened.refusal);
  await opened.play("a1c3");
  // The computer measures, and puts its own mark.
  while (!opened.awaitsPerson) await new Promise((resolve) => opened.subscribe(() => resolve(null)));
  expect(opened.actions.length).toBe(5);
  const told = words.narrate(standingAt(opened.view, 5), ["x"]);
  expect(told).toMatch(/^O measured: X3 became real in (a1|c3)\. .* O put O4 in .*\.$/);
});

test("chains that hang off the cycle collapse too, and are told", async () => {
  const table = await played(["a1b2", "b2c3", "a1b2", "@a1"]);
  expect(story(table)[4]).toBe(
    "O measured: X3 became real in a1. X1 shared a1, so it had to go to b2; O2 shared b2, so it went to c3.",
  );
});

test("the story is told to the one person at this page", async () => {
  const table = await played(["a1b2", "b2c3", "a1c3", "@a1", "a2b3", "a2b3", "@b3"]);
  expect(story(table, ["x"])).toEqual([
    "",
    "You put X1 in a1 and b2.",
    "O put O2 in b2 and c3.",
    "You put X3 in a1 and c3. Your mark X3 closed a cycle through a1, b2 and c3, so O measures.",
    "O measured: X3 became real in a1. X1 shared a1, so it had to go to b2; O2 shared b2, so it went to c3.",
    "O measured: X3 became real in a1. X1 shared a1, so it had to go to b2; O2 shared b2, so it went to c3. O put O4 in a2 and b3.",
    "You put X5 in a2 and b3. Your mark X5 closed a cycle through a2 and b3, so O measures.",
    "O measured: X5 became real in b3. O4 shared b3, so it had to go to a2.",
  ]);
  expect(story(table, ["o"]).slice(3, 5)).toEqual([
    "X put X3 in a1 and c3. X3 closed a cycle through a1, b2 and c3, so you measure: choose how it falls.",
    "You measured: X3 became real in a1. X1 shared a1, so it had to go to b2; O2 shared b2, so it went to c3.",
  ]);
  expect(story(table, []), "those who only watch hear names").toEqual(story(table));
});

test("a long collapse is told completely, the cause before its effect", async () => {
  const table = await played(["a1b1", "b1c1", "c1c2", "c2c3", "c3b3", "b3a3", "a3a2", "a1a2", "@a2"]);
  const told = story(table)[9] ?? "";
  expect(told).toBe(
    "X measured: O8 became real in a2. X7 shared a2, so it had to go to a3; O6 shared a3, so it went to b3. " +
      "X5 shared b3, so it went to c3; O4 shared c3, so it went to c2. X3 shared c2, so it went to c1; O2 shared c1, so it went to b1. " +
      "X1 shared b1, so it went to a1.",
  );
});

test("whatever becomes real is told, once, and after the mark that forced it", async () => {
  let seed = 7;
  const below = (bound: number) => (seed = (seed * 16807) % 2147483647) % bound;
  for (let round = 0; round < 60; ++round) {
    const table = await played([], { width: 4, height: 3 });
    while (!table.over) {
      await table.play(table.view.legal[below(table.view.legal.length)] ?? "");
      const { moment, before } = standingAt(table.view, table.view.cursor);
      const [was, is] = [before?.state as State, moment.state as State];
      const found = collapsed(was, is);
      const became = Object.keys(is.classical).filter((square) => !(square in was.classical));
      expect(found.map((one) => one.square).sort()).toEqual(became.sort());
      for (const [index, { mark, square, left }] of found.entries()) {
        expect(is.classical[square]).toBe(mark);
        expect(left === null).toBe(index === 0);
        if (left !== null) expect(found.slice(0, index).some((one) => one.square === left)).toBe(true);
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
  expect(inShort.winning(rules)).toContain("Four real marks of one player in a row");
  const plain = { ...rules, variant: "plain", line: 3 };
  for (const text of [words.title(plain), words.summary(plain), inShort.plainTurn, inShort.plainWinning(plain)]) {
    expect(text).not.toMatch(/quantum|spooky|real|measure|cycle|two squares/i);
  }
  expect(words.summary(plain)).toContain("Three marks in a row");
});

test("outcomes are told with their lines and points", () => {
  const row = { actor: "x", at: ["a1", "b1", "c1"] };
  const column = { actor: "x", at: ["a1", "a2", "a3"] };
  const other = { actor: "o", at: ["a2", "b2", "c2"] };
  const won = { result: { x: 1, o: 0, winner: "x", by: "line" }, decided: [row] };
  expect(words.outcome(won, BOTH)).toBe("X has a line, a1 b1 c1, and wins 1 to 0.");
  expect(words.outcome(won, ["x"])).toBe("You have a line, a1 b1 c1, and win 1 to 0.");
  expect(words.outcome(won, ["o"])).toBe("X has a line, a1 b1 c1, and wins 1 to 0.");
  expect(words.outcome({ ...won, decided: [row, column] }, BOTH)).toBe(
    "X has two lines, a1 b1 c1 and a1 a2 a3, and wins 1 to 0.",
  );
  const both = { result: { x: 0.5, o: 1, winner: "o", by: "line" }, decided: [row, other] };
  expect(words.outcome(both, BOTH)).toBe(
    "O has a line, a2 b2 c2, and X has a line, a1 b1 c1. The highest number in O's is lower: O wins 1 to ½.",
  );
  expect(words.outcome(both, ["o"])).toBe(
    "You have a line, a2 b2 c2, and X has a line, a1 b1 c1. The highest number in yours is lower: you win 1 to ½.",
  );
  expect(words.outcome(both, ["x"])).toBe(
    "O has a line, a2 b2 c2, and you have a line, a1 b1 c1. The highest number in O's is lower: O wins 1 to ½.",
  );
  expect(words.outcome({ result: { x: 0, o: 0, winner: "draw", by: "full" }, decided: [] }, BOTH)).toBe(
    "The board is full and nobody has a line: 0 to 0.",
  );
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
