import type { Rules } from "../../client/protocol";
import { Picture } from "./board";
import { drawnBy } from "./classical/all";
import { gameTitle } from "./game_names";
import { ordersOf } from "./move_words";
import { exampleOf, type RulesExample } from "./rules_examples";
import { classicalRule, inShort } from "./rules_words";
import { RULESETS, setupWords } from "./setup_words";
import { isQuantum } from "./state";
import { asState } from "./use_vanished";

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
export function RulesInShort({ rules }: { rules: Rules }) {
  const ruleset = String(rules.ruleset ?? "A");
  const example = exampleOf(rules);
  const others = RULESETS.filter((one) => one !== ruleset);
  return (
    <ol class="rules-in-short">
      <li>
        <strong>{gameTitle(rules)}.</strong> {classicalRule(rules)} {inShort.losing}
      </li>
      {isQuantum(rules) && (
        <>
          <li>
            {example && <Pictures rules={rules} example={example} />}
            <p>{example ? inShort.superposition(ordersOf(rules, example.moves)) : inShort.superpositionPlainly}</p>
          </li>
          <li>
            <p>{inShort.vanishing}</p>
          </li>
          <li>
            <strong>{inShort.ruleset(setupWords.rulesetName(ruleset))}</strong> {setupWords.rulesetExplained(ruleset)}{" "}
            {inShort.width(Number(rules.width ?? 2))}
          </li>
          <li>
            <details>
              <summary>{inShort.otherRulesets}</summary>
              <dl class="rulesets">
                {others.map((one) => (
                  <div key={one}>
                    <dt>{setupWords.rulesetName(one)}</dt>
                    <dd>{setupWords.rulesetExplained(one)}</dd>
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
