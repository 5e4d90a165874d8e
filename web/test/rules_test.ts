// What the engine tells about rules, and what the form makes of it: every rule that is asked for has labels in every language.
import { beforeAll, describe, expect, test } from "vitest";
import { completed, counts, isAllowed } from "../src/client/rule_descriptions";
import type { Engine } from "../src/client/engine";
import type { RuleDescription, Rules } from "../src/client/protocol";
import { choicesOf, ruleLabel } from "../src/form/rule_fields";
import { games } from "../src/games/all";
import { learn } from "../src/words/catalogues";
import { nodeEngine } from "./node_engine";

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

async function described(game: string, rules: Rules = {}): Promise<readonly RuleDescription[]> {
  const answer = await engine.ask({ game, rules, report: ["rules"] });
  if (!answer.ok) throw new Error(answer.error.reason);
  return answer.rules ?? [];
}

test("rules are completed by what the engine tells, without what does not count", async () => {
  expect(completed({ width: 4 }, await described("tictactoe", { width: 4 }))).toEqual({ variant: "goff", width: 4, height: 3, line: 3 });
  const nim = completed({ game: "nim" }, await described("combinatorial", { game: "nim" }));
  expect(nim).toEqual({ game: "nim", ruleset: "A", width: 2, first: "left" });
  for (const { name, usual } of games) {
    const rules = completed(usual.rules, await described(name, usual.rules));
    const asked = { game: name, rules, ...(usual.start === null ? {} : { position: usual.start }) };
    expect(await engine.ask(asked), "the engine knows what it told").toMatchObject({ ok: true });
  }
});

test("bounds are the engine's", async () => {
  const width = (await described("tictactoe")).find(({ key }) => key === "width");
  const komi = (await described("go")).find(({ key }) => key === "komi");
  if (!width || !komi) throw new Error("no such rule");
  expect([1, 26].map((value) => isAllowed(width, value))).toEqual([true, true]);
  expect([0, 27, 2.5, NaN, "3"].map((value) => isAllowed(width, value))).toEqual([false, false, false, false, false]);
  expect([7.5, -3, 7.25].map((value) => isAllowed(komi, value))).toEqual([true, true, false]);
});

test("a rule counts with the values that the engine names", async () => {
  const all = await described("combinatorial", { game: "octal", code: "0.6" });
  const code = all.find(({ key }) => key === "code");
  if (!code) throw new Error("no such rule");
  expect(counts(code, () => "octal")).toBe(true);
  expect(counts(code, () => "nim")).toBe(false);
});

describe.each(["en", "de", "fr", "es"] as const)("in %s", (language) => {
  test("every option of every form and each of its choices has a label", async () => {
    await learn(language);
    for (const { name, options } of games) {
      const all = await described(name);
      for (const key of options) {
        const one = all.find((rule) => rule.key === key);
        if (!one) throw new Error(`${name} has no rule ${key}`);
        expect(ruleLabel(name, key), `${name} ${key}`).not.toBe(key);
        for (const { value, label } of choicesOf(name, one)) expect(label, `${name} ${key}`).not.toBe(`${key}.${String(value)}`);
      }
    }
    await learn("en");
  });
});
