import { useId } from "preact/hooks";
import type { Json, Rules } from "../../client/protocol";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { ChoiceRow } from "../../form/choice_row";
import { choicesOf, RuleFields, ruleLabel } from "../../form/rule_fields";
import { VariantField } from "../../form/variant_field";
import { say, sayNamed } from "../../words/say";
import { asSentence } from "../../words/sentence";
import type { SetupFieldsProps } from "../kit";
import { Picture } from "./board";
import { variantOf, type State } from "./state";
import { describeBoard } from "./words";

const GAME = "chess";

/** The rules on another board, whose pawns move as is usual there. */
export function onBoard({ double_step: _, ...rules }: Rules, board: string): Rules {
  return { ...rules, board };
}

/** What is said of a variant to whoever chooses it. */
export function explained(variant: string): string {
  return sayNamed(`page-chess.rule.variant.${variant}.explained`) ?? "";
}

/** How a game of chess is to begin. */
export function SetupFields({ engine, beginning, described, onChange }: SetupFieldsProps<State>) {
  const id = useId();
  const { rules } = beginning;
  const variant = variantOf(rules);
  const ruleNamed = (name: string) => described.find(({ key }) => key === name);
  const choices = (name: string) => {
    const rule = ruleNamed(name);
    return rule ? choicesOf(GAME, rule).map(({ value, label }) => ({ value: String(value), label })) : [];
  };
  const board = ruleNamed("board");
  const change = (key: string, value: Json) => onChange({ rules: { ...rules, [key]: value }, start: null });
  // The usual board needs no picture.
  const isUsual = !board || (rules.board ?? board.default) === board.choices?.[0];
  const answer = useCurrentAnswer(engine, isUsual ? null : { game: GAME, rules, report: ["state", "pieces"] });
  const state = answer?.ok && answer.state && answer.pieces ? { ...answer.state, pieces: answer.pieces } : null;
  // Where pawns begin with two steps anyway, nobody is asked.
  const further = ["stay_only", "remote_collapse", ...(ruleNamed("double_step")?.default === true ? [] : ["double_step"]), "draws"];
  return (
    <>
      <div>
        <VariantField
          label={ruleLabel(GAME, "variant")}
          variant={variant}
          choices={choices("variant")}
          explained={explained(variant)}
          onChange={(value) => change("variant", value)}
        />
      </div>
      <ChoiceRow
        legend={ruleLabel(GAME, "board")}
        name={`${id}-board`}
        value={String(rules.board ?? board?.value ?? "")}
        choices={choices("board")}
        onChoose={(chosen) => onChange({ rules: onBoard(rules, chosen), start: null })}
      />
      {state && (
        <div class="chess-beginning">
          <Picture rules={rules} state={state} label={describeBoard(state)} />
        </div>
      )}
      {answer && !answer.ok && (
        <p class="refusal" role="status">
          {asSentence(answer.error.reason)}
        </p>
      )}
      <details class="options">
        <summary>{say("page-chess.rule.more")}</summary>
        <RuleFields game={GAME} described={described} keys={further} rules={rules} onChange={change} />
      </details>
    </>
  );
}
