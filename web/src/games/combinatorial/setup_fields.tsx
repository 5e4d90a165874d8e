import { useId, useState } from "preact/hooks";
import type { Rules } from "../../client/protocol";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { ChoiceRow } from "../../form/choice_row";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import type { SetupFieldsProps } from "../kit";
import { Picture } from "./board";
import { drawnBy } from "./classical/all";
import { exampleLabel, OFFERS, offerOf, readSet, type Offer } from "./examples";
import { asState, worldsOf, type State } from "./state";
import { nameOf, rulesetExplained, rulesetName } from "./words";

/** Worlds of a superposed beginning. */
const MOST_SHOWN = 6;

/** How many moves a turn may superpose; 0 is any number. */
const WIDTHS = [2, 3, 0, 1];

/** The rules of another classical game; ruleset and width stay. */
function rulesOf(offer: Offer, { ruleset, width }: Rules): Rules {
  const common = { game: offer.game, ruleset: ruleset ?? "C", width: width ?? 2 };
  if (offer.option?.key === "code") return { ...common, code: offer.option.usual };
  if (offer.option?.key === "set") return { ...common, set: readSet(offer.option.usual) };
  return common;
}

/** The code or the set of the rules, as one types it. */
function optionText({ code, set }: Rules): string {
  return typeof code === "string" ? code : Array.isArray(set) ? set.join(",") : "";
}

/** Which classical game, from which position, and what a quantum move may be. */
export function SetupFields({ engine, beginning, described, onChange }: SetupFieldsProps<State>) {
  const { rules, start } = beginning;
  const offer = offerOf(rules);
  const position = start ?? "";
  const [more, setMore] = useState(offer.isFurther ?? false);
  /** The option as it was typed, which may be no set of numbers yet. */
  const [typed, setTyped] = useState<{ game: string; text: string } | null>(null);
  const field = useId();
  const answer = useCurrentAnswer(engine, { game: "combinatorial", rules, position, report: ["state", "result"] });
  const offers = OFFERS.filter(({ isFurther, game }) => more || !isFurther || game === offer.game);

  function choose(game: string) {
    setTyped(null);
    const next = OFFERS.find((one) => one.game === game) ?? offer;
    onChange({ rules: rulesOf(next, rules), start: next.examples[0]?.position ?? "" });
  }

  function changeOption(text: string) {
    setTyped({ game: offer.game, text });
    const change = offer.option?.key === "set" ? { set: readSet(text) } : { code: text };
    onChange({ rules: { ...rules, ...change }, start });
  }

  function changeWidth(text: string) {
    const width = Number(text);
    // With one move a turn only D is a game.
    onChange({ rules: { ...rules, width, ...(width === 1 ? { ruleset: "D" } : {}) }, start });
  }

  return (
    <>
      <ChoiceRow
        legend={say("page-combinatorial.rule.game")}
        name="classical"
        value={offer.game}
        choices={offers.map(({ game }) => ({ value: game, label: nameOf(game) }))}
        onChoose={choose}
      >
        {!more && (
          <button type="button" class="more-games" onClick={() => setMore(true)}>
            {say("page-combinatorial.rule.game.more")}
          </button>
        )}
      </ChoiceRow>
      {offer.option && (
        <div class="option">
          <label for={`${field}-option`}>{offer.option.key === "code" ? say("page-combinatorial.rule.code") : say("page-combinatorial.rule.set")}</label>
          <input
            id={`${field}-option`}
            type="text"
            autocomplete="off"
            value={typed?.game === offer.game ? typed.text : optionText(rules)}
            onInput={(event) => changeOption(event.currentTarget.value)}
          />
        </div>
      )}
      <div class="position-field">
        <label for={`${field}-position`}>{say("page-combinatorial.setup.position")}</label>
        <input
          id={`${field}-position`}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={position}
          aria-invalid={answer !== null && !answer.ok}
          aria-describedby={`${field}-spelling ${field}-fault`}
          onInput={(event) => onChange({ rules, start: event.currentTarget.value })}
        />
        <div class="examples" role="group" aria-label={say("page-combinatorial.setup.examples")}>
          {offer.examples.map((example) => (
            <button
              key={example.position}
              type="button"
              aria-pressed={example.position === position}
              onClick={() => onChange({ rules, start: example.position })}
            >
              {exampleLabel(example)}
            </button>
          ))}
        </div>
        <p class="quiet spelling" id={`${field}-spelling`}>
          {say(`page-combinatorial.spelling.${offer.spelling}`)}
        </p>
        <div class="preview" id={`${field}-fault`} role="status">
          {answer && !answer.ok && <p class="refusal">{asSentence(answer.error.reason)}</p>}
          {answer?.ok && answer.state && (
            <ul class="world-row">
              {worldsOf(rules, answer.state).slice(0, MOST_SHOWN).map((world) => (
                <li key={world} class="world">
                  <Picture
                    rules={rules}
                    state={asState(world)}
                    origin={answer.state}
                    label={drawnBy(rules).describe(world)}
                    coordinates
                  />
                </li>
              ))}
            </ul>
          )}
          {answer?.ok && answer.result && <p class="quiet">{say("page-combinatorial.setup.over")}</p>}
        </div>
      </div>
      <ChoiceRow
        legend={say("page-combinatorial.rule.width")}
        name="width"
        value={String(rules.width ?? 2)}
        choices={WIDTHS.map((width) => ({ value: String(width), label: say("page-combinatorial.rule.width.value", { width }) }))}
        onChoose={changeWidth}
      />
      {rules.width !== 1 && (
        <div>
          <ChoiceRow
            legend={say("page-combinatorial.rule.ruleset")}
            name="ruleset"
            value={String(rules.ruleset ?? "C")}
            choices={(described.find(({ key }) => key === "ruleset")?.choices ?? []).map((value) => ({ value, label: rulesetName(value) }))}
            onChoose={(ruleset) => onChange({ rules: { ...rules, ruleset }, start })}
          />
          <p class="quiet ruleset-explained">{rulesetExplained(String(rules.ruleset ?? "C"))}</p>
        </div>
      )}
    </>
  );
}
