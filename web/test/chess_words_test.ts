import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/shared/standing";
import { outcomeText, storyText } from "../src/app/shared/story";
import type { Engine } from "../src/client/engine";
import { NATURE, type Rules } from "../src/client/protocol";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { checkWords } from "../src/games/chess/composer";
import { attemptIn, marksIn, oddsIn } from "../src/games/chess/details";
import { departureIn, squaresOfDeed } from "../src/games/chess/events";
import { formWords } from "../src/games/chess/form_choice";
import { chess } from "../src/games/chess/kit";
import { isStep } from "../src/games/chess/moves";
import { formsOf, pairMovesOf } from "../src/games/chess/offers";
import { pairMoveWords } from "../src/games/chess/piece_menu";
import { pieceAt, piecesOf, sizeOf, stateInWorld, type State } from "../src/games/chess/state";
import { missWords } from "../src/games/chess/target_choice";
import { describeBoard, describeSquare, pointedWords, words } from "../src/games/chess/words";
import { legalIn, packed, wantsOf } from "../src/games/kit";
import { learn } from "../src/words/catalogues";
import { LANGUAGES } from "../src/words/language";
import { momentOf } from "./chess_moment";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

interface Game {
  start?: string;
  rules?: Rules;
  /** What the die shows each time. */
  face?: number;
}

async function played(actions: readonly string[], { start, rules = {}, face = 2 }: Game = {}): Promise<Table<State>> {
  const setup = { game: "chess", rules: { variant: "niel", ...rules }, start: start ?? null, ...wantsOf(packed(chess)), seats: { white: PERSON, black: PERSON } };
  const table = await Table.open(engine, setup, [], { randomBytes: (count) => new Uint8Array(count).fill(Math.floor((256 * (face - 0.5)) / 6)) });
  if (!(table instanceof Table)) throw new Error(table.refusal);
  for (const action of actions) {
    if (!(await table.play(action))) throw new Error(table.view.refusal ?? action);
    while (table.last.actor === NATURE) await new Promise((resolve) => setTimeout(resolve));
  }
  return table;
}

function told(table: Table<State>): string {
  return storyText(chess, standingAt(table.view, table.view.cursor));
}

async function story(actions: readonly string[], game: Game = {}): Promise<string> {
  return told(await played(actions, game));
}

const ATTEMPT_START = "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e";
const BOTH_HALVES = "4k3/8/6n1/4n3/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=e;n:e5/g6=e";
const PAIR = "7k/8/8/8/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=e";

describe("the story is the engine's", () => {
  test("of moves and superpositions", async () => {
    expect(await story(["e2e4"])).toBe("White moved the pawn on e2 to e4.");
    expect(await story(["e2e4", "a7a6", "e4e5", "d7d5", "e5d6"])).toBe("White's pawn on e5 captured the pawn on d5 in passing and went to d6.");
    expect(await story(["g1^f3h3"])).toBe("White split the knight on g1. White's knight is on f3 or on h3, each with chance 1/2.");
  });

  test("of an attempt with its rolls, and who was not there", async () => {
    const captured = await story(["e1e5"], { start: ATTEMPT_START });
    expect(captured).toMatch(/^White's rook on e1 tried to capture the half knight on e5 \(chance 1\/2\)\. The die showed [246]: even .* captured the knight on e5\./);
    expect(await story(["e1e5"], { start: BOTH_HALVES, face: 5 })).toMatch(/The die showed [135]: odd.*The die showed [135]: odd.*nothing was captured\.$/);
  });

  test("speaks of squares, so that they can be shown", async () => {
    const table = await played(["e1e5"], { start: ATTEMPT_START });
    const cells = table.last.story.map((sentence) => sentence.cells);
    expect(cells).toContainEqual(expect.arrayContaining(["e5"]));
    expect(departureIn(table.last.events)).toBe("e1");
    expect(squaresOfDeed(table.last.events).sort()).toEqual(["e1", "e5"]);
    const split = await played(["g1^f3h3"]);
    expect([departureIn(split.last.events), squaresOfDeed(split.last.events)]).toEqual(["g1", ["g1", "f3", "h3"]]);
  });

  test("of the end", async () => {
    const table = await played(["a1a8"], { start: "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1 | R:a1/b1=e" });
    const ending = { result: { winner: "white", by: "checkmate" }, decided: [] };
    expect(outcomeText(chess, ending, table.last)).toBe("Checkmate: White wins. Black has no move that leaves the king safe.");
    expect(told(table)).not.toContain("Checkmate");
  });

  test("has a word for every move of a random game, in every language", async () => {
    try {
      for (const [index, variant] of ["niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox", "tunnelling", "plain"].entries()) {
        await learn(LANGUAGES[index % LANGUAGES.length] ?? "en");
        const table = await played([], { rules: { variant, board: "gardner5x5", remote_collapse: variant !== "plain" } });
        for (let turn = 0; turn < 24 && !table.over; ++turn) {
          const { legal } = table.view;
          const action = legal[(turn * 7919) % legal.length] ?? "";
          const moves = legalIn(chess, table.view);
          const said = [words.hint(table.last, action, moves), words.prompt(table.last, moves, [], ["white"])];
          await table.play(action);
          while (table.last.actor === NATURE) await new Promise((resolve) => setTimeout(resolve));
          said.push(told(table), words.move(standingAt(table.view, table.view.cursor)), describeBoard(table.last.state));
          for (const one of said) expect(one, `${variant} ${action}`).not.toMatch(/undefined|null|\s\s|[{}]|page-chess/);
          expect(words.move(standingAt(table.view, table.view.cursor))).not.toContain("#");
        }
      }
    } finally {
      await learn("en");
    }
  }, 60_000);
});

describe("what the board says", () => {
  test("of squares and halves", async () => {
    const { state, details } = await momentOf(engine, { moves: ["g1^f3h3u"] });
    const known = { marks: marksIn(details), targets: [] };
    expect(describeSquare(state, "e4", known)).toBe("e4: empty");
    expect(describeSquare(state, "e4", { ...known, targets: [{ square: "e4", kind: "go", chance: null }] })).toBe("e4: empty, can be reached");
    expect(describeSquare(state, "e8", { ...known, targets: [{ square: "e8", kind: "take", chance: "1/2" }] })).toBe("e8: black king, capture succeeds with chance 1/2");
    expect(describeSquare(state, "h3", known)).toBe("h3: white knight, a half, here with chance 1/3, else on f3, blue mark facing the owner");
    expect(pointedWords(state, "f3")).toBe("White knight: 2/3 on f3, 1/3 on h3.");
    expect(describeBoard(state)).toContain("knight on f3 or h3");
  });

  test("of what goes together", async () => {
    const { state } = await momentOf(engine, { position: "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1" });
    expect(describeSquare(state, "d5", { marks: [], targets: [] })).toContain("entangled: when it is here, the white rook is on f4");
    expect(pointedWords(state, "d5")).toBe("Black knight: 1/2 on f6, 1/2 on d5; on d5 when the white rook is on f4.");
  });

  test("of a check, with its chance", async () => {
    const { state, details } = await momentOf(engine, { position: "k3r3/8/8/8/r7/8/8/4K3 w - - 0 1 | r:e8/a4=u" });
    expect(checkWords(oddsIn(details).check, state)).toBe("Check: the half rook on e8 would capture the king on e1 with chance 2/3.");
  });

  test("of what follows when an attempt fails", async () => {
    const { state, legal, details } = await momentOf(engine, { position: "4k3/4p3/8/8/3pP3/4P3/8/4K3 b - e3 0 1 | P:e3/e4=e" });
    const mover = pieceAt(state, "d4");
    const misses = (action: string, success?: string) => {
      const attempt = attemptIn(oddsIn(details), action);
      const step = legal.filter(isStep).find(({ text }) => text === action);
      if (!mover || !attempt || !step) throw new Error(`no ${action}`);
      return missWords(mover, step, success === undefined ? attempt : { ...attempt, success });
    };
    expect(misses("d4e3")).toBe("If it fails, the pawn is on e4; your pawn stands on e3 all the same.");
    // N13: set back.
    expect(misses("d4e3ep")).toBe("If it fails, the pawn is on e2; your pawn stands on e3 all the same.");
    expect(misses("d4e3", "1")).toBe("");
    expect(misses("d4e3", "0")).toMatch(/^It cannot succeed: the pawn is on e4;/);
  });

  test("of a piece that cannot move, and of one that must", async () => {
    const table = await played([]);
    const legal = legalIn(chess, table.view);
    expect(words.prompt(table.last, legal, ["a1"], [])).toBe("White to move.");
    expect(words.prompt(table.last, legal, ["a1"], ["white"])).toBe("Rook on a1: it has no legal move now. Tap another piece.");
    const collapse = await played(["e1!"], { start: PAIR, rules: { remote_collapse: true } });
    expect(words.prompt(collapse.last, legalIn(chess, collapse.view), [], ["white"])).toBe("Your turn: now move the rook on e1.");
  });

  test("of the ways to entangle, and of moves with pairs", async () => {
    const { state, legal } = await momentOf(engine, { position: "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e" });
    const forms = formsOf(legal, { stage: "halves", from: "f6", sign: "&", squares: ["d5"] });
    expect(forms.map((form) => formWords(state, form)).sort()).toEqual(["Entangle: d5 with e4, f6 with f4", "Entangle: f6 with e4, d5 with f4"]);
    const offered = async (position: string, rules: Rules) => {
      const moment = await momentOf(engine, { position, rules });
      return pairMovesOf(moment.state, moment.legal, "e1").map((move) => pairMoveWords(moment.state, move, String(rules.variant))).sort();
    };
    expect(await offered(PAIR.replace("=e", "=u"), { variant: "niel", remote_collapse: true })).toEqual(["Flip: f1 gets 2/3", "Roll for it now, then move it"]);
    expect(await offered(PAIR.replace("=e", "=p"), { variant: "hadamard" })).toEqual(["Hadamard: the rook is on f1", "Z: change the phase"]);
    expect(await offered(PAIR, { variant: "deterministic", remote_collapse: true })).toContain("Find it now, then move it");
  });

  test("of a hint", async () => {
    const table = await played([]);
    const hint = (action: string) => words.hint(table.last, action, legalIn(chess, table.view));
    expect(hint("e2e4")).toBe("Hint: pawn from e2 to e4.");
    expect(hint("g1^f3h3")).toBe("Hint: knight from g1 to f3 and h3 at once.");
    expect(hint("g1^h3f3u")).toBe("Hint: knight from g1 to h3 and f3 at once, 2/3 of it on h3.");
    expect(hint("z9")).toBe("Hint: z9.");
  });
});

describe("worlds", () => {
  test("are boards without halves", async () => {
    const table = await played(["g1^f3h3"]);
    const answer = await engine.ask({ ...table.question(), report: ["worlds"] });
    const worlds = (answer.ok ? answer.worlds : undefined) ?? [];
    expect(worlds.length).toBe(2);
    for (const world of worlds) {
      const state = stateInWorld(world, table.last.state);
      expect([sizeOf(state), piecesOf(state).length]).toEqual([{ columns: 8, rows: 8 }, 32]);
    }
  });
});
