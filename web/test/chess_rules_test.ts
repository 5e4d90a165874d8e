import { describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { chess } from "../src/games/chess/kit";
import { ATTEMPT, ENTANGLED, rulesInShort, SUPERPOSITION } from "../src/games/chess/rules_in_short";
import { explained, onBoard } from "../src/games/chess/setup_fields";
import type { State } from "../src/games/chess/state";
import { words } from "../src/games/chess/words";
import { ruleLabel } from "../src/form/rule_fields";
import { LANGUAGES } from "../src/words/language";
import { learn } from "../src/words/catalogues";
import { momentOf } from "./chess_moment";
import { nodeEngine } from "./node_engine";

const engine: Engine<State> = await nodeEngine<State>();

async function choicesOf(rule: string): Promise<readonly string[]> {
  const answer = await engine.ask({ game: "chess", report: ["rules"] });
  return (answer.ok ? answer.rules : undefined)?.find(({ key }) => key === rule)?.choices ?? [];
}

const VARIANTS = await choicesOf("variant");
const BOARDS = await choicesOf("board");

function saidOf(rules: Rules): string {
  return rulesInShort(rules).map(({ text }) => text).join(" ");
}

describe("the rules in short", () => {
  const QUANTUM = VARIANTS.filter((one) => one !== "plain");

  test.each(QUANTUM)("say nothing that is not so: %s", async (variant) => {
    const rules = { variant, remote_collapse: true };
    const { legal } = await momentOf(engine, { rules });
    const offers = (text: string) => legal.some((move) => move.text === text);
    const position = "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e";
    const rolls = (await momentOf(engine, { rules, position, moves: ["e1e5"] })).state.rolling !== null;
    // What is said of the variant in one sentence may name what it has not.
    const said = saidOf(rules).replace(explained(variant), "");
    expect(/two to one/i.test(said)).toBe(offers("g1^f3h3u"));
    expect(/Phase is a sign/.test(said)).toBe(offers("g1^f3h3p"));
    expect(/however small the chance/.test(said)).toBe(rolls);
    expect(/even means|a die is rolled|one roll|roll for/i.test(said)).toBe(rolls);
    expect(said.includes("tunnel")).toBe(variant === "tunnelling");
    expect(said).not.toMatch(/undefined|\s\s|\.\.|[{}]/);
  });

  test("tell who is rolled for first", () => {
    expect(saidOf({ variant: "niel" })).toContain("first for the piece that is attacked");
    expect(saidOf({ variant: "nobox" })).toContain("first for a half that attacks");
  });

  test("tell what phase is good for", () => {
    expect(saidOf({ variant: "hadamard" })).toMatch(/changes no chance.*Hadamard move.*Z move.*not entangled/);
    expect(saidOf({ variant: "hadamard+" })).toContain("whole group");
    expect(saidOf({ variant: "deterministic" })).toContain("which half is the real one");
  });

  test("go by the options", () => {
    expect(saidOf({ stay_only: true })).toContain("to an empty square and stay");
    expect(saidOf({})).toContain("with castling, promotion and capture in passing");
    expect(saidOf({ board: "gardner5x5" })).toContain("without castling and the double step of pawns");
    expect(saidOf({ board: "gardner5x5", double_step: true })).toContain("All else is as in chess, but without castling.");
    expect(saidOf({ draws: true })).toContain("third time");
    expect(saidOf({})).not.toContain("third time");
    expect(saidOf({ variant: "plain" })).not.toContain("half");
    expect(rulesInShort({ variant: "plain" }).length).toBe(2);
  });

  test("show pieces, pairs and marks as the engine sets them", async () => {
    // The pictures are a corner of a larger board, with the kings beyond what is seen.
    const widened = [
      [SUPERPOSITION, "4k3/8/8/8/8/1N6/3N4/7K w - - 0 1 | N:d2/b3=e"],
      [ATTEMPT, "4k3/8/8/8/8/1N6/1r1N4/7K b - - 0 1 | N:d2/b3=e"],
      [ENTANGLED, "4k3/8/8/8/8/1n6/3n4/RR5K w - - 0 1 | R:a1/b1=e@1;n:b3/d2=e@1"],
    ] as const;
    for (const [picture, position] of widened) {
      const { state, details } = await momentOf(engine, { position });
      expect(details.marks).toEqual(picture.marks);
      expect(state.pairs).toEqual(picture.pairs);
      const bySquare = (all: State["pieces"]["pieces"]) => all.filter(({ type }) => type !== "K").sort((a, b) => a.square.localeCompare(b.square));
      expect(bySquare(picture.pieces.pieces)).toEqual(bySquare(state.pieces.pieces));
    }
  });

  test.each(LANGUAGES)("are whole in %s, as is every variant's name", async (language) => {
    await learn(language);
    try {
      for (const variant of VARIANTS) {
        const said = [saidOf({ variant, remote_collapse: true }), words.title({ variant }), words.summary({ variant }), explained(variant)];
        for (const one of said) {
          expect(one.length, variant).toBeGreaterThan(10);
          expect(one, variant).not.toMatch(/[{}]|page-chess|undefined/);
        }
      }
    } finally {
      await learn("en");
    }
  });
});

describe("the form", () => {
  test("has a name for every variant, board and option", async () => {
    expect([VARIANTS.length, BOARDS.length]).toEqual([expect.any(Number), 5]);
    for (const variant of VARIANTS) expect(ruleLabel("chess", "variant", variant)).not.toContain("variant");
    for (const board of BOARDS) expect(ruleLabel("chess", "board", board)).toMatch(/^\d×\d/);
    for (const key of ["stay_only", "remote_collapse", "double_step", "draws"]) {
      for (const value of [true, false]) expect(ruleLabel("chess", key, value)).not.toContain(key);
    }
  });

  test.each(BOARDS)("offers boards that the engine has: %s", async (board) => {
    const { state } = await momentOf(engine, { rules: { ...chess.usual.rules, board } });
    expect(`${state.pieces.columns}x${state.pieces.rows}`).toBe(board.replace(/^[a-z]+/, ""));
  });

  test("leaves the pawns of another board as they are there", () => {
    const small = { variant: "niel", board: "gardner5x5", double_step: true };
    expect(onBoard(small, "standard8x8")).toEqual({ variant: "niel", board: "standard8x8" });
    expect(onBoard({ variant: "niel" }, "gardner5x5")).toEqual({ variant: "niel", board: "gardner5x5" });
  });
});
