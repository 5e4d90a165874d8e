import type { Rules } from "../../client/protocol";
import type { RulesInShortProps } from "../kit";
import { Picture } from "./board";
import { drawnBy } from "./classical/all";
import { say, sayNamed } from "../../words/say";
import { orderOf } from "./move_words";
import { exampleOf, type RulesExample } from "./rules_examples";
import { asState, classicalName, isQuantum } from "./state";
import { gameTitle, rulesetExplained, rulesetName } from "./words";

function classicalRule(rules: Rules): string {
  const set = Array.isArray(rules.set) ? rules.set.map(String) : [];
  return sayNamed(`page-combinatorial.rules.${classicalName(rules)}`, { set }) ?? "";
}

function Pictures({ rules, example: { start, moves, worlds } }: { rules: Rules; example: RulesExample }) {
  return (
    <span class="rule-pictures">
      {worlds.map((world, index) => (
        <Picture
          key={world}
          rules={rules}
          state={asState(world)}
          origin={asState(start)}
          label={drawnBy(rules).describe(world)}
          past={[moves.slice(index, index + 1)]}
        />
      ))}
    </span>
  );
}

/** The rules in a few pictures and sentences. */
export function RulesInShort({ rules, described }: RulesInShortProps) {
  const ruleset = String(rules.ruleset ?? "A");
  const example = exampleOf(rules);
  const others = (described.find(({ key }) => key === "ruleset")?.choices ?? []).filter((one) => one !== ruleset);
  return (
    <ol class="rules-in-short">
      <li>
        <strong>{gameTitle(rules, false)}.</strong> {classicalRule(rules)} {say("page-combinatorial.rules-losing")}
      </li>
      {isQuantum(rules) && (
        <>
          <li>
            {example && <Pictures rules={rules} example={example} />}
            <p>{say("page-combinatorial.rules-superposition", { moves: example ? orderOf(rules, ...example.moves) : undefined })}</p>
          </li>
          <li>
            <p>{say("page-combinatorial.rules-vanishing")}</p>
          </li>
          <li>
            <strong>{say("page-combinatorial.rules-ruleset", { ruleset: rulesetName(ruleset) })}</strong> {rulesetExplained(ruleset)}{" "}
            {say("page-combinatorial.rules-width", { width: Number(rules.width ?? 2) })}
          </li>
          <li>
            <details>
              <summary>{say("page-combinatorial.rules-others")}</summary>
              <dl class="rulesets">
                {others.map((one) => (
                  <div key={one}>
                    <dt>{rulesetName(one)}</dt>
                    <dd>{rulesetExplained(one)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        </>
      )}
    </ol>
  );
}
