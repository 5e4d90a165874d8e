import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { drawnBy } from "../src/games/combinatorial/classical/all";
import { OFFERS, readSet, type Offer } from "../src/games/combinatorial/examples";
import { combinatorial } from "../src/games/combinatorial/kit";
import { nameOf } from "../src/games/combinatorial/words";
import { orderOf } from "../src/games/combinatorial/move_words";
import { sharesOf } from "../src/games/combinatorial/shares";
import { worldsOf, type State } from "../src/games/combinatorial/state";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

function rulesOf({ game, option }: Offer): Rules {
  const common = { game, ruleset: "D", width: 2 };
  if (!option) return common;
  return { ...common, [option.key]: option.key === "set" ? readSet(option.usual) : option.usual };
}

const EXAMPLES = OFFERS.flatMap((offer) => offer.examples.map(({ position }) => [offer.game, position, offer] as const));

/** Plays at random and looks at every position on the way. */
async function wander(rules: Rules, position: string, look: (state: State, moves: readonly string[], origin: State) => void) {
  let seed = 11;
  const below = (bound: number) => (seed = (seed * 16807) % 2147483647) % bound;
  const moves: string[] = [];
  let origin: State | null = null;
  for (;;) {
    const answer = await engine.ask({ game: "combinatorial", rules, position, moves, report: ["state", "available"] });
    if (!answer.ok) throw new Error(answer.error.reason);
    const state = answer.state as State;
    origin ??= state;
    const available = (answer.available ?? []).map(({ move }) => move);
    look(state, available, origin);
    if (available.length === 0 || moves.length > 12) return;
    const picked = new Set([below(available.length), below(available.length)].map((index) => available[index]));
    moves.push([...picked].join("|"));
  }
}

describe.each(EXAMPLES)("%s from %s", (_, position, offer) => {
  test("every move has a place of its own on the drawing, and words", async () => {
    const rules = rulesOf(offer);
    const game = drawnBy(rules);
    await wander(rules, position, (state, moves, origin) => {
      const scene = game.sceneOf(worldsOf(rules, origin), rules);
      const shares = sharesOf(worldsOf(rules, state).map(game.thingsIn));
      const places = new Set<string>();
      for (const move of moves) {
        const handle = scene.handleOf(move, shares);
        if (!handle) throw new Error(`${move} has no place in ${state.position}`);
        const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
        expect(x > 0 && x < scene.width && y > 0 && y < scene.height, `${move} in ${state.position}`).toBe(true);
        places.add(`${Math.round(x)} ${Math.round(y)}`);
        expect(orderOf(rules, move)).not.toMatch(/undefined|NaN|^play/);
      }
      expect(places.size, state.position).toBe(moves.length);
    });
  });
});

/** How many turns the computer needs against itself. */
async function turnsOf(rules: Rules, position: string, seed: number): Promise<number> {
  const moves: string[] = [];
  for (;;) {
    const answer = await engine.ask({ game: "combinatorial", rules, position, moves, report: ["move"], level: 2, seed: seed + moves.length });
    if (!answer.ok) throw new Error(answer.error.reason);
    if (!answer.move) return moves.length;
    moves.push(answer.move);
  }
}

describe("games last", () => {
  const usual = { ruleset: combinatorial.usual.rules.ruleset ?? "", width: combinatorial.usual.rules.width ?? 0 };
  const seeds = [100, 200, 300, 400, 500, 600];

  test.each(OFFERS.map((offer) => [offer.game, offer] as const))("%s as it is offered first", async (_, offer) => {
    const position = offer.examples[0]?.position ?? "";
    for (const seed of seeds) expect(await turnsOf({ ...rulesOf(offer), ...usual }, position, seed), position).toBeGreaterThan(3);
  });

  test.each(EXAMPLES)("%s from %s, at least now and then", async (_, position, offer) => {
    const turns = await Promise.all(seeds.map((seed) => turnsOf({ ...rulesOf(offer), ...usual }, position, seed)));
    expect(Math.max(...turns)).toBeGreaterThan(2);
  });

  test("the form begins with the first of these", () => {
    const [first] = OFFERS;
    expect([combinatorial.usual.rules.game, combinatorial.usual.start]).toEqual([first?.game, first?.examples[0]?.position]);
  });
});

test("every game has a name", () => {
  for (const { game } of OFFERS) expect(nameOf(game)).toMatch(/^[A-Za-z]/);
});

test("what is wrong with a position is said in a sentence", async () => {
  for (const { game, option, ...rest } of OFFERS) {
    const answer = await engine.ask({ game: "combinatorial", rules: rulesOf({ game, ...(option ? { option } : {}), ...rest }), position: "?!" });
    expect(answer.ok, game).toBe(false);
    if (!answer.ok) expect(answer.error.reason.length, game).toBeGreaterThan(15);
  }
});
