// The rules in short: what they show is what the engine makes of it, in the game that they explain.
import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { OFFERS, readSet } from "../src/games/combinatorial/examples";
import { exampleOf } from "../src/games/combinatorial/rules_examples";
import type { State } from "../src/games/combinatorial/state";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

describe("the superposition shown in the rules is one of the game explained", () => {
  test.each([...OFFERS.map(({ game }) => game), "dawson", "dawson-kayles"])("%s", async (game) => {
    const option = OFFERS.find((offer) => offer.game === game)?.option;
    const rules = { game, ruleset: "D", width: 2, ...(option ? { [option.key]: option.key === "set" ? readSet(option.usual) : option.usual } : {}) };
    const example = exampleOf(rules);
    if (!example) throw new Error("no example");
    const ask = (action: string) => engine.ask({ game: "combinatorial", rules, position: example.start, moves: [action] });
    expect(await ask(example.moves.join("|"))).toMatchObject({ ok: true, state: { realisations: 2 } });
    for (const [index, move] of example.moves.entries()) {
      expect(await ask(move)).toMatchObject({ ok: true, state: { position: example.worlds[index] } });
    }
  });
});

test("of an octal code that is not known nothing is shown", () => {
  expect(exampleOf({ game: "octal", code: "0.07" })).toBeNull();
});
