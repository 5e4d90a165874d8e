// What is said at the end of a game, and of its value, against the result: every game, at random.
import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import type { Question, Result, Rules } from "../src/client/protocol";
import { outcomeText } from "../src/app/shared/story";
import { gameNamed } from "../src/games/all";
import { OFFERS, readSet } from "../src/games/combinatorial/examples";
import { readValue, valueSentence } from "../src/games/combinatorial/value_words";
import { nodeEngine } from "./node_engine";

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

let seed = 11;
const below = (bound: number) => (seed = (seed * 16807) % 2147483647) % bound;

/** Plays at random to the end; null when that does not come soon. */
async function playedAtRandom(start: Question): Promise<{ question: Question; result: Result } | null> {
  const moves: string[] = [];
  for (let length = 0; length < 300; ++length) {
    const answer = await engine.ask({ ...start, moves, report: ["legal", "result"] });
    if (!answer.ok) throw new Error(answer.error.reason);
    if (answer.result) return { question: { ...start, moves }, result: answer.result };
    // Few games last when every other player resigns.
    const legal = (answer.legal ?? []).filter((action) => action !== "resign" && action !== "draw");
    moves.push(legal[below(legal.length)] ?? "");
  }
  return null;
}

/** Whom a sentence calls the winner: an actor, or nobody. */
function winnerIn(said: string, names: Readonly<Record<string, string>>, you: readonly string[]): string | null {
  const [only] = you.length === 1 ? you : [];
  if (only !== undefined && /\b[Yy]ou (win|have won)\b|[Yy]ou have .* and win\b/.test(said)) return only;
  return Object.keys(names).find((actor) => new RegExp(`\\b${names[actor]} (wins|has won)\\b|\\b${names[actor]} has .* and wins\\b`).test(said)) ?? null;
}

interface Case {
  game: string;
  rules: Rules;
  position?: string;
}

/** The usual option of a classical game, as the rules want it. */
function optionOf(game: string): Rules {
  const option = OFFERS.find((offer) => offer.game === game)?.option;
  if (!option) return {};
  return { [option.key]: option.key === "set" ? readSet(option.usual) : option.usual };
}

const COMBINATORIAL: Case[] = OFFERS.flatMap(({ game, examples }, index) =>
  examples.map(({ position }, number) => {
    const ruleset = ["A", "B", "C", "C'", "D", "BC"][(index + number) % 6] ?? "C";
    const first = number % 2 === 0 ? "left" : "right";
    return { game: "combinatorial", rules: { game, ruleset, width: 2, first, ...optionOf(game) }, position };
  }),
);

const CASES: Case[] = [
  { game: "tictactoe", rules: { variant: "goff", width: 3, height: 3, line: 3 } },
  { game: "tictactoe", rules: { variant: "goff", width: 2, height: 2, line: 2 } },
  { game: "tictactoe", rules: { variant: "plain", width: 3, height: 3, line: 3 } },
  { game: "go", rules: { width: 3, height: 3, variant: "base", komi: 0.5 } },
  { game: "go", rules: { width: 3, height: 3, variant: "plain", komi: 0 } },
  { game: "go", rules: { width: 4, height: 3, variant: "w3", komi: 1 } },
  { game: "chess", rules: { variant: "niel", board: "silverman4x5", draws: true } },
  { game: "chess", rules: { variant: "plain", board: "silverman4x5", draws: true } },
  ...COMBINATORIAL,
];

describe("the sentence at the end names the winner, whoever listens", () => {
  test.each(CASES)("$game $rules.game $rules.variant $position", async ({ game, rules, position }) => {
    const kit = gameNamed(game);
    if (!kit) throw new Error(game);
    const names = Object.fromEntries(kit.actors.map((actor) => [actor, kit.words.actorName(actor)]));
    for (let round = 0; round < 4; ++round) {
      const end = await playedAtRandom({ game, rules, ...(position === undefined ? {} : { position }) });
      if (!end) continue;
      const told = await engine.ask({ ...end.question, report: [...(kit.endingReports ?? ["decided"]), "events", "story"] });
      const ending = { result: end.result, decided: told.ok ? (told.decided ?? []) : [], rules };
      const winner = kit.actors.includes(end.result.winner) ? end.result.winner : null;
      const moment = { events: told.ok ? (told.events ?? []) : [], story: told.ok ? (told.story ?? []) : [] };
      for (const you of [[], [kit.actors[0]], [kit.actors[1]], kit.actors]) {
        const said = outcomeText(kit, ending, moment);
        expect(winnerIn(said, names, you), said).toBe(winner);
      }
      if (game !== "combinatorial") continue;
      const valued = await engine.ask({ ...end.question, report: ["value", "explanation"] });
      if (!valued.ok) throw new Error(valued.error.reason);
      const value = readValue(valued.value);
      if (!value) throw new Error("no value");
      const sentence = valueSentence(value, valued.explanation ?? "");
      expect(winnerIn(sentence, names, []), sentence).toBe(winner);
    }
  });
});

/** Who wins when both play perfectly from here, found by playing so. */
async function winnerOfPerfectPlay(start: Question): Promise<string> {
  const moves = [...(start.moves ?? [])];
  for (;;) {
    const answer = await engine.ask({ ...start, moves, report: ["legal", "result", "best"] });
    if (!answer.ok) throw new Error(answer.error.reason);
    if (answer.result) return answer.result.winner;
    moves.push(answer.best?.[0] ?? answer.legal?.[0] ?? "");
  }
}

describe("whom the value calls the winner wins by perfect play", () => {
  const small = COMBINATORIAL.filter(({ position = "" }) => ["2,2", "1,2,3", "5", "2x3", "BR+RB", "path4", "xoxo", "TT.F"].includes(position));
  test.each(small)("$rules.game $position by $rules.ruleset", async ({ game, rules, position = "" }) => {
    const moves: string[] = [];
    for (let length = 0; length < 3; ++length) {
      const question = { game, rules, position, moves: [...moves] };
      const answer = await engine.ask({ ...question, report: ["value", "explanation", "legal"] });
      if (!answer.ok) throw new Error(answer.error.reason);
      const value = readValue(answer.value);
      if (!value) throw new Error("no value");
      const said = valueSentence(value, answer.explanation ?? "");
      const winner = await winnerOfPerfectPlay(question);
      const names = { left: "Left", right: "Right" };
      const [, fate, mover = ""] = /(wins|loses), here (Left|Right)\b/.exec(said) ?? [];
      const other = { Left: "right", Right: "left" }[mover];
      const called = fate === "wins" ? mover.toLowerCase() : fate === "loses" ? other : winnerIn(said, names, []);
      expect(called, said).toBe(winner);
      const legal = answer.legal ?? [];
      if (legal.length === 0) break;
      moves.push(legal[below(legal.length)] ?? "");
    }
  });
});
