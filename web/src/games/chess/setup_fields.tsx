import { useId } from "preact/hooks";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { ChoiceRow } from "../../form/choice_row";
import { asSentence } from "../../words/list";
import type { SetupFieldsProps } from "../kit";
import { Picture } from "./board";
import { explained } from "./rules_words";
import { FURTHER, setupWords } from "./setup_words";
import { variantOf, type State } from "./state";
import { BOARDS, VARIANTS } from "./variants";
import { describeBoard } from "./words";

interface SelectFieldProps {
  id: string;
  label: string;
  value: unknown;
  choices: readonly { value: string | boolean; label: string }[];
  onChange: (value: string | boolean) => void;
}

function SelectField({ id, label, value, choices, onChange }: SelectFieldProps) {
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={String(value)}
        onChange={(event) => {
          const chosen = choices.find((one) => String(one.value) === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={String(choice.value)} value={String(choice.value)}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** How a game of chess is to begin. */
export function SetupFields({ engine, beginning, onChange }: SetupFieldsProps) {
  const id = useId();
  const { rules } = beginning;
  const variant = variantOf(rules);
  const board = String(rules.board ?? BOARDS[0]);
  const change = (key: string, value: string | boolean) => onChange({ rules: { ...rules, [key]: value }, start: null });
  const answer = useCurrentAnswer(engine, board === BOARDS[0] ? null : { game: "chess", rules, report: ["state"] });
  return (
    <>
      <div>
        <SelectField
          id={`${id}-variant`}
          label={setupWords.variant}
          value={variant}
          choices={VARIANTS.map((value) => ({ value, label: setupWords.variantName(value) }))}
          onChange={(value) => change("variant", value)}
        />
        <p class="quiet variant-explained">{explained(variant)}</p>
      </div>
      <ChoiceRow
        legend={setupWords.board}
        name={`${id}-board`}
        value={board}
        choices={BOARDS.map((value) => ({ value, label: setupWords.boardName(value) }))}
        onChoose={(value) => change("board", value)}
      />
      {answer?.ok && (
        <div class="chess-beginning">
          <Picture rules={rules} state={answer.state} label={describeBoard(answer.state as State)} />
        </div>
      )}
      {answer && !answer.ok && (
        <p class="refusal" role="status">
          {asSentence(answer.error.reason)}
        </p>
      )}
      <details class="options">
        <summary>{setupWords.more}</summary>
        {FURTHER.map(({ key, label, choices }) => (
          <SelectField
            key={key}
            id={`${id}-${key}`}
            label={label}
            value={rules[key] ?? choices[0].value}
            choices={choices}
            onChange={(value) => change(key, value)}
          />
        ))}
      </details>
    </>
  );
}
