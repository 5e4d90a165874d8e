import { useId } from "preact/hooks";
import type { Json } from "../../client/protocol";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { ChoiceRow } from "../../form/choice_row";
import { FurtherRules } from "../../form/further_rules";
import { VariantField } from "../../form/variant_field";
import { asSentence } from "../../words/sentence";
import type { SetupFieldsProps } from "../kit";
import { Picture } from "./board";
import { explained } from "./rules_words";
import { FURTHER, setupWords } from "./setup_words";
import { variantOf, type State } from "./state";
import { boardOf, BOARDS, isStandard, onBoard, VARIANTS } from "./variants";
import { describeBoard } from "./words";

/** How a game of chess is to begin. */
export function SetupFields({ engine, beginning, onChange }: SetupFieldsProps<State>) {
  const id = useId();
  const { rules } = beginning;
  const variant = variantOf(rules);
  const change = (key: string, value: Json) => onChange({ rules: { ...rules, [key]: value }, start: null });
  const answer = useCurrentAnswer(engine, isStandard(rules) ? null : { game: "chess", rules, report: ["state"] });
  return (
    <>
      <div>
        <VariantField
          label={setupWords.variant}
          variant={variant}
          choices={VARIANTS.map((value) => ({ value, label: setupWords.variantName(value) }))}
          explained={explained(variant)}
          onChange={(value) => change("variant", value)}
        />
      </div>
      <ChoiceRow
        legend={setupWords.board}
        name={`${id}-board`}
        value={boardOf(rules)}
        choices={BOARDS.map((value) => ({ value, label: setupWords.boardName(value) }))}
        onChoose={(board) => onChange({ rules: onBoard(rules, board), start: null })}
      />
      {answer?.ok && answer.state && (
        <div class="chess-beginning">
          <Picture rules={rules} state={answer.state} label={describeBoard(answer.state)} />
        </div>
      )}
      {answer && !answer.ok && (
        <p class="refusal" role="status">
          {asSentence(answer.error.reason)}
        </p>
      )}
      <FurtherRules title={setupWords.more} further={FURTHER} rules={rules} onChange={change} />
    </>
  );
}
