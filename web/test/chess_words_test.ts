import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/shared/standing";
import type { Engine } from "../src/client/engine";
import { NATURE } from "../src/client/protocol";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { composerWords } from "../src/games/chess/composer_words";
import { marksIn, oddsIn } from "../src/games/chess/details";
import { chess } from "../src/games/chess/kit";
import { formsOf } from "../src/games/chess/offers";
import { ATTEMPT, ENTANGLED, SUPERPOSITION } from "../src/games/chess/rules_in_short";
import { pieceAt, piecesOf, sizeOf, stateInWorld, type State } from "../src/games/chess/state";
import { describeBoard, describeSquare, pointedWords, rollPrompt, words } from "../src/games/chess/words";
import { movesIn } from "../src/games/kit";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

interface Game {
  start?: string;
  rules?: Record<string, string | boolean>;
  /** What the die shows each time. */
  face?: number;
}

async function played(actions: readonly string[], { start, rules = {}, face = 2 }: Game = {}): Promise<Table<State>> {
  const setup = { game: "chess", rules: { variant: "niel", ...rules }, start: start ?? null, seats: { white: PERSON, black: PERSON } };
  const table = await Table.open(engine, setup, [], { randomBytes: (count) => new Uint8Array(count).fill(Math.floor((256 * (face - 0.5)) / 6)) });
  if (!(table instanceof Table)) throw new Error(table.refusal);
  for (const action of actions) {
    if (!(await table.play(action))) throw new Error(table.view.refusal ?? action);
    while (table.last.actor === NATURE) await new Promise((resolve) => setTimeout(resolve));
  }
  return table;
}

function told(table: Table<State>, you: readonly string[] = []): string {
  return words.narrate!(standingAt(table.view, table.view.cursor), you);
}

const stateIn = (table: Table<State>) => table.last.state;

async function story(actions: readonly string[], game: Game = {}): Promise<string> {
  return told(await played(actions, game));
}

const ATTEMPT_START = "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e";
const BOTH_HALVES = "4k3/8/6n1/4n3/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=e;n:e5/g6=e";
const ENTANGLED_START = "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1";

describe("the story", () => {
  test("of ordinary moves", async () => {
    expect(await story(["e2e4"])).toBe("White moved the pawn from e2 to e4.");
    expect(told(await played(["e2e4"]), ["white"])).toBe("You moved the pawn from e2 to e4.");
    expect(await story(["e2e4", "d7d5", "e4d5"])).toBe("White took the pawn on d5 with the pawn from e4.");
    expect(await story(["e2e4", "a7a6", "e4e5", "d7d5", "e5d6"])).toBe("White took the pawn on d5 in passing with the pawn from e5.");
    expect(await story(["e1g1"], { start: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" })).toBe("White castled.");
    expect(await story(["e7e8q"], { start: "8/4P2k/8/8/8/8/8/K7 w - - 0 1" })).toBe("White moved the pawn from e7 to e8 and made it a queen.");
    expect(await story(["a1a8"], { start: "6k1/5pp1/8/8/8/8/8/RR4K1 w - - 0 1 | R:a1/b1=e" })).toBe("White moved a half of the rook from a1 to a8. Check!");
  });

  test("of superpositions", async () => {
    expect(await story(["g1^f3h3"])).toBe("White moved the knight from g1 to f3 and h3 at once: either with chance 1/2.");
    expect(await story(["g1^g1f3u"])).toBe("White moved the knight to f3 and left it on g1 at once: two to one for g1.");
    expect(await story(["g1^f3h3p"], { rules: { variant: "hadamard" } })).toContain("either with chance 1/2, with phase.");
  });

  test("of an attempt and its rolls", async () => {
    expect(await story(["e1e5"], { start: ATTEMPT_START })).toMatch(
      /^White tried to capture a half of the knight on e5 with the rook from e1\. The die shows [246], which is even: the knight is on e5\. Captured!/,
    );
    expect(await story(["e1e5"], { start: ATTEMPT_START, face: 5 })).toMatch(/The die shows [135], which is odd: the knight is on g6\. Nothing was captured\./);
    const both = await story(["e1e5"], { start: BOTH_HALVES, face: 5 });
    expect(both).toMatch(/the knight is on g6\. The die shows [135], which is odd: the rook is on f1\. Nothing was captured\.$/);
    const unequal = await story(["e1e5"], { start: ATTEMPT_START.replace("=e", "=u") });
    expect(unequal).toMatch(/The die shows [1-4], one of 1 to 4: the knight is on e5\./);
  });

  test("of a pawn that is captured in passing, where a half of it stands", async () => {
    const passing = { start: "4k3/4p3/8/8/3p4/8/4P3/4K3 w - - 0 1" };
    const missed = await played(["e2^e3e4", "d4e3ep"], passing);
    expect(told(missed)).toMatch(/^Black tried to capture a half of the pawn on e4 in passing .* which is even: the pawn is on e2\. Nothing was captured\.$/);
    expect(piecesOf(stateIn(missed)).find(({ square }) => square === "e2")).toMatchObject({ type: "P", owner: "white" });
    const captured = await story(["e2^e3e4", "d4e3ep"], { ...passing, face: 5 });
    expect(captured).toMatch(/which is odd: the pawn is on e3\. Captured!$/);
    expect(await story(["e2^e3e4", "d4e3"], passing)).toMatch(/^Black tried to capture a half of the pawn on e3 with .* the pawn is on e3\. Captured!$/);
  });

  test("of entanglement and flips", async () => {
    expect(await story(["f6^f6d5&e4"], { start: "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e" })).toBe(
      "Black entangled the knight with the rook on e4 and f4: it is on f6 when the white rook is on e4, and on d5 when the white rook is on f4.",
    );
    expect(await story(["e4~f4"], { start: ENTANGLED_START })).toBe("White flipped the rook on f4 and e4: now it is on f4 when the black knight is on f6.");
    expect(await story(["e1~f1"], { start: "7k/8/8/8/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=u" })).toMatch(/now f1 has 2\/3\./);
  });

  test("of the moves of other variants", async () => {
    const pair = "7k/8/8/8/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=p";
    expect(await story(["e1Zf1"], { start: pair, rules: { variant: "hadamard" } })).toContain("is without phase now");
    expect(await story(["e1Hf1"], { start: pair, rules: { variant: "hadamard" } })).toBe("White made a Hadamard move: the rook is on f1.");
    const tunnel = { start: "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1", rules: { variant: "tunnelling" } };
    expect(await story(["a1>a6"], { ...tunnel, face: 6 })).toBe("White's rook on a1 tried to tunnel to a6: only a six will do. The die shows 6: the piece is through.");
    const collapse = await played(["e1!"], { start: pair.replace("=p", "=e"), rules: { remote_collapse: true } });
    expect(told(collapse)).toMatch(/White had the die roll for the rook on e1 and f1, to move it then\. The die shows [246]/);
    expect(words.prompt(collapse.last, movesIn(chess, collapse.view.legal), [], ["white"])).toBe("Your turn: now move the rook on e1.");
    const certain = { start: ATTEMPT_START, rules: { variant: "deterministic" } };
    expect(await story(["e1!"], { start: pair, rules: { variant: "deterministic", remote_collapse: true } })).toBe(
      "White found out where the rook on e1 and f1 is, to move it then: on f1.",
    );
    expect(await story(["e1e5"], certain)).toContain("By the marks both were there: captured.");
  });

  test("has a word for every move of a random game", async () => {
    for (const variant of ["niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox", "tunnelling", "plain"]) {
      const table = await played([], { rules: { variant, board: "gardner5x5", remote_collapse: variant !== "plain" } });
      for (let turn = 0; turn < 24 && !table.over; ++turn) {
        const { legal } = table.view;
        const action = legal[(turn * 7919) % legal.length] ?? "";
        await table.play(action);
        while (table.last.actor === NATURE) await new Promise((resolve) => setTimeout(resolve));
        expect(told(table), `${variant} ${action}`).toMatch(/^[A-Z].*[.!]$/);
        expect(told(table)).not.toMatch(/undefined|null|\s\s/);
        expect(words.move(standingAt(table.view, table.view.cursor))).not.toContain("#");
      }
    }
  }, 60_000);
});

describe("what the board says", () => {
  test("of squares and halves", async () => {
    const table = await played(["g1^f3h3u"]);
    const answer = await engine.ask({ ...table.question(), report: ["marks", "odds"] });
    const marks = answer.ok ? marksIn(answer) : [];
    const state = stateIn(table);
    expect(describeSquare(state, "e4", { marks, targets: [] })).toBe("e4: empty");
    expect(describeSquare(state, "h3", { marks, targets: [] })).toBe("h3: white knight, a half, here with chance 1/3, else on f3, blue mark facing the owner");
    expect(pointedWords(state, "f3")).toBe("White knight: 2/3 on f3, 1/3 on h3.");
    expect(describeBoard(state)).toContain("knight on f3 or h3");
  });

  test("of a roll, before it comes", async () => {
    const answer = await engine.ask({ game: "chess", position: BOTH_HALVES, moves: ["e1e5", "#1"], report: ["state"] });
    expect(answer.ok && rollPrompt(answer.state as State)).toBe(
      "The die is rolled for the rook on e1 and f1: even means the rook on e5, odd means the rook on f1.",
    );
  });

  test("of a check, with its chance", async () => {
    const start = "k3r3/8/8/8/r7/8/8/4K3 w - - 0 1 | r:e8/a4=u";
    const answer = await engine.ask({ game: "chess", position: start, report: ["state", "odds"] });
    if (!answer.ok) throw new Error(answer.error.reason);
    expect(composerWords.check(oddsIn(answer).check, answer.state as State)).toBe("Check: the half rook on e8 would capture the king on e1 with chance 2/3.");
  });

  test("of what follows when an attempt fails", async () => {
    const answer = await engine.ask({ game: "chess", position: "4k3/4p3/8/8/3pP3/4P3/8/4K3 b - e3 0 1 | P:e3/e4=e", report: ["state"] });
    if (!answer.ok) throw new Error(answer.error.reason);
    const state = answer.state as State;
    const [mover, near, far] = ["d4", "e3", "e4"].map((square) => pieceAt(state, square));
    if (!mover) throw new Error("no pawn");
    const aim = { to: "e3", passing: false, success: "1/2" };
    expect(composerWords.misses(mover, near, aim)).toBe("If it fails, the pawn is on e4; your pawn stands on e3 all the same.");
    expect(composerWords.misses(mover, far, { ...aim, passing: true })).toBe("If it fails, the pawn is on e2; your pawn stands on e3 all the same.");
    expect(composerWords.misses(mover, near, { ...aim, success: "1" })).toBe("");
    expect(composerWords.misses(mover, near, { ...aim, success: "0" })).toMatch(/^It cannot succeed: the pawn is on e4;/);
  });

  test("of a piece that cannot move", async () => {
    const table = await played([]);
    expect(words.prompt(table.last, movesIn(chess, table.view.legal), ["a1"], [])).toBe("White to move.");
    expect(words.prompt(table.last, movesIn(chess, table.view.legal), ["a1"], ["white"])).toBe("Rook on a1: it has no legal move now. Tap another piece.");
  });

  test("of the ways to entangle", async () => {
    const answer = await engine.ask({ game: "chess", position: "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e", report: ["state", "legal"] });
    if (!answer.ok) throw new Error(answer.error.reason);
    const forms = formsOf(movesIn(chess, answer.legal ?? []), { stage: "halves", from: "f6", sign: "&", squares: ["d5"] });
    expect(forms.map((form) => composerWords.form(answer.state as State, form))).toEqual([
      "Entangle: d5 with e4, f6 with f4",
      "Entangle: f6 with e4, d5 with f4",
    ]);
  });
});

describe("worlds", () => {
  test("are boards without halves", async () => {
    const table = await played(["g1^f3h3"]);
    const answer = await engine.ask({ ...table.question(), report: ["worlds"] });
    const worlds = (answer.ok ? answer.worlds : undefined) ?? [];
    expect(worlds.length).toBe(2);
    for (const world of worlds) {
      const state = stateInWorld(world, stateIn(table));
      expect([sizeOf(state), piecesOf(state).length]).toEqual([{ columns: 8, rows: 8 }, 32]);
    }
  });
});

describe("the rules in short", () => {
  test("show pairs and marks as the engine sets them", async () => {
    // The pictures are a corner of a larger board, with the kings beyond what is seen.
    const widened = [
      [SUPERPOSITION, "4k3/8/8/8/8/1N6/3N4/7K w - - 0 1 | N:d2/b3=e"],
      [ATTEMPT, "4k3/8/8/8/8/1N6/1r1N4/7K b - - 0 1 | N:d2/b3=e"],
      [ENTANGLED, "4k3/8/8/8/8/1n6/3n4/RR5K w - - 0 1 | R:a1/b1=e@1;n:b3/d2=e@1"],
    ] as const;
    for (const [picture, position] of widened) {
      const answer = await engine.ask({ game: "chess", position, report: ["marks", "state"] });
      if (!answer.ok) throw new Error(answer.error.reason);
      expect(marksIn(answer)).toEqual(picture.marks);
      expect((answer.state as State).pairs).toEqual(picture.pairs);
    }
  });

  test("every variant has a name and an explanation", async () => {
    for (const variant of ["niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox", "tunnelling", "plain"]) {
      const answer = await engine.ask({ game: "chess", rules: { ...chess.usual.rules, variant }, report: ["state"] });
      expect(answer.ok).toBe(true);
      expect(words.summary({ variant }).length).toBeGreaterThan(40);
    }
  });
});
