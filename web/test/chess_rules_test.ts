import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { inShort } from "../src/games/chess/rules_words";
import type { State } from "../src/games/chess/state";
import { BOARDS, hasDoubleStep, hasPhases, hasUnequal, isDeterministic, keepsOrder, onBoard, VARIANTS } from "../src/games/chess/variants";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function legalIn(rules: Rules, position?: string): Promise<readonly string[]> {
  const answer = await engine.ask({ game: "chess", rules, ...(position === undefined ? {} : { position }), report: ["legal"] });
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.legal ?? [];
}

describe("what the page knows of the variants", () => {
  test.each(VARIANTS)("is what the engine plays: %s", async (variant) => {
    const rules = { variant };
    const legal = await legalIn(rules);
    expect(hasUnequal(rules)).toBe(legal.includes("g1^f3h3u"));
    expect(hasPhases(rules)).toBe(legal.includes("g1^f3h3p"));
    expect(keepsOrder(rules)).toBe(legal.includes("g1^f3h3") && legal.includes("g1^h3f3"));
    if (variant === "plain") return;
    const question = { game: "chess", rules, position: "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e", moves: ["e1e5"] };
    const answer = await engine.ask({ ...question, report: ["state"] });
    expect(answer.ok && (answer.state as State).rolling === null).toBe(isDeterministic(rules));
  });

  test.each(BOARDS)("and of the double step on %s", async (board) => {
    for (const rules of [{ board }, { board, double_step: true }, { board, double_step: false }]) {
      const [size] = board.match(/\d+x\d+/) ?? [];
      const [columns, rows] = (size ?? "").split("x").map(Number);
      const empty = `/${columns}`.repeat((rows ?? 0) - 3);
      const side = (letters: string) => letters + (columns === letters.length ? "" : String((columns ?? 0) - letters.length));
      const legal = await legalIn(rules, `${side("k")}${empty}/${side("P")}/${side("K")} w - - 0 1`);
      expect(legal.includes("a2a4"), JSON.stringify(rules)).toBe(hasDoubleStep(rules));
    }
  });

  test("a choice for small boards does not follow to the large one", () => {
    const small = { variant: "niel", board: "gardner5x5", double_step: true };
    expect(onBoard(small, "attack5x6")).toEqual({ ...small, board: "attack5x6" });
    expect(onBoard({ ...small, double_step: false }, "standard8x8")).toEqual({ variant: "niel", board: "standard8x8" });
    expect(onBoard({ variant: "niel" }, "gardner5x5")).toEqual({ variant: "niel", board: "gardner5x5" });
  });
});

/** All that is said of the rules of a variant, whether it is shown or not. */
function saidOf(rules: Rules): string {
  const { superposition, attempt, entanglement, flip, check, collapse, chess, draws } = inShort;
  return [superposition, attempt, entanglement, flip, check, collapse, chess, draws].map((one) => one(rules)).join(" ");
}

describe("the rules in short", () => {
  test.each(VARIANTS.filter((one) => one !== "plain"))("say nothing that is not so: %s", (variant) => {
    const rules = { variant };
    expect(/two to one/i.test(saidOf(rules))).toBe(hasUnequal(rules));
    expect(/however small the chance/.test(saidOf(rules))).toBe(!isDeterministic(rules));
    expect(/even means|a die is rolled|one roll|roll for/i.test(saidOf(rules))).toBe(!isDeterministic(rules));
    expect(saidOf(rules)).not.toMatch(/undefined|\s\s|\.\./);
  });

  test("tell who is rolled for first", () => {
    expect(inShort.attempt({ variant: "niel" })).toContain("first for the piece that is attacked");
    expect(inShort.attempt({ variant: "nobox" })).toContain("first for a half that attacks");
  });

  test("tell what phase is good for", () => {
    expect(inShort.phase({ variant: "hadamard" })).toMatch(/changes no chance.*Hadamard move.*Z move.*not entangled/);
    expect(inShort.phase({ variant: "hadamard+" })).toContain("whole group");
    expect(inShort.phase({ variant: "deterministic" })).toContain("which half is the real one");
  });

  test("go by the options", () => {
    expect(inShort.superposition({ stay_only: true })).toContain("to an empty square and stay");
    expect(inShort.chess({})).toContain("with castling, promotion and capture in passing");
    expect(inShort.chess({ board: "gardner5x5" })).toContain("without castling and the double step of pawns");
    expect(inShort.chess({ board: "gardner5x5", double_step: true })).toBe("All else is as in chess, but without castling.");
    expect(inShort.draws({ draws: true })).toContain("third time");
    expect(inShort.draws({})).not.toContain("third time");
    expect(inShort.plain({ variant: "plain" })).not.toContain("paper");
  });
});
