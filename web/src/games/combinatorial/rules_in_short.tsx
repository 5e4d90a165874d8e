import type { Rules } from "../../client/protocol";
import { Picture } from "./board";
import { gameTitle } from "./game_names";
import { classicalRule, inShort } from "./rules_words";
import { RULESETS, setupWords } from "./setup_words";
import { isQuantum } from "./state";
import { asState } from "./use_vanished";

const NIM = { game: "nim" };
const ORIGIN = asState("2,2");

function Pictures({ worlds }: { worlds: readonly string[] }) {
  return (
    <span class="rule-pictures">
      {worlds.map((world) => (
        <Picture key={world} rules={NIM} state={asState(world)} origin={ORIGIN} label={`heaps ${world}`} />
      ))}
    </span>
  );
}

/** The rules in a few pictures and sentences. */
export function RulesInShort({ rules }: { rules: Rules }) {
  const ruleset = String(rules.ruleset ?? "A");
  const others = RULESETS.filter((one) => one !== ruleset);
  return (
    <ol class="rules-in-short">
      <li>
        <strong>{gameTitle(rules)}.</strong> {classicalRule(rules)} {inShort.losing}
      </li>
      {isQuantum(rules) && (
        <>
          <li>
            <Pictures worlds={["1,2", "2,1"]} />
            <p>{inShort.superposition}</p>
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
