import { useId, useState } from "preact/hooks";
import type { Json } from "../../client/protocol";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { ChoiceRow } from "../../form/choice_row";
import { FurtherRules } from "../../form/further_rules";
import { SelectField } from "../../form/select_field";
import { VariantField } from "../../form/variant_field";
import { asSentence } from "../../words/list";
import type { SetupFieldsProps } from "../kit";
import { handicapOf, handicapsOf, LEAST_SIDE, MOST_SIDE, resized, SIDES, sizeIn, usualKomi } from "./beginning";
import { Picture } from "./board";
import { explained } from "./rules_words";
import { refusalOf } from "./refusal_words";
import { FURTHER, setupWords } from "./setup_words";
import { variantOf, type State } from "./state";
import { VARIANTS } from "./variants";
import { describeBoard } from "./words";

interface NumberFieldProps {
  id: string;
  label: string;
  value: number;
  least?: number;
  most?: number;
  step: number;
  onChange: (value: number) => void;
}

function NumberField({ id, label, value, least, most, step, onChange }: NumberFieldProps) {
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        step={step}
        min={least}
        max={most}
        value={Number.isNaN(value) ? "" : value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** The board, the variant, komi and handicap; and what is seldom changed. */
export function SetupFields({ engine, beginning, onChange }: SetupFieldsProps) {
  const { rules } = beginning;
  const size = sizeIn(rules);
  const known = SIDES.find((side) => side === size.columns && side === size.rows);
  const [other, setOther] = useState(known === undefined);
  const id = useId();
  const answer = useCurrentAnswer(engine, { game: "go", rules, report: ["state"] });
  const stones = Array.isArray(rules.handicap) ? rules.handicap.length : 0;
  const variant = variantOf(rules);
  const change = (key: string, value: Json) => onChange({ rules: { ...rules, [key]: value }, start: null });
  const resize = (columns: number, rows: number) => onChange({ rules: resized(rules, { columns, rows }), start: null });

  function chooseSize(value: string) {
    setOther(value === "other");
    if (value !== "other") resize(Number(value), Number(value));
  }

  return (
    <>
      <div>
        <ChoiceRow
          legend={setupWords.board}
          name="size"
          value={other || known === undefined ? "other" : String(known)}
          choices={[
            ...SIDES.map((side) => ({ value: String(side), label: setupWords.size(side, side) })),
            { value: "other", label: setupWords.otherSize },
          ]}
          onChoose={chooseSize}
        />
        {(other || known === undefined) && (
          <>
            <NumberField
              id={`${id}-columns`}
              label={setupWords.columns}
              value={size.columns}
              least={LEAST_SIDE}
              most={MOST_SIDE}
              step={1}
              onChange={(columns) => resize(columns, size.rows)}
            />
            <NumberField
              id={`${id}-rows`}
              label={setupWords.rows}
              value={size.rows}
              least={LEAST_SIDE}
              most={MOST_SIDE}
              step={1}
              onChange={(rows) => resize(size.columns, rows)}
            />
          </>
        )}
      </div>
      <div>
        <VariantField
          label={setupWords.variant}
          variant={variant}
          choices={VARIANTS.map((value) => ({ value, label: setupWords.variantName(value) }))}
          explained={explained(variant)}
          onChange={(value) => change("variant", value)}
        />
        <NumberField
          id={`${id}-komi`}
          label={setupWords.komi}
          value={Number(rules.komi ?? usualKomi(size))}
          step={0.5}
          onChange={(komi) => change("komi", komi)}
        />
        <SelectField
          id={`${id}-handicap`}
          label={setupWords.handicap}
          value={stones}
          choices={[
            { value: 0, label: setupWords.noHandicap },
            ...handicapsOf(size).map((value) => ({ value, label: setupWords.stones(value) })),
          ]}
          onChange={(value) => change("handicap", handicapOf(size, Number(value)))}
        />
        {stones > 0 && answer?.ok && (
          <div class="go-beginning">
            <Picture rules={rules} state={answer.state} label={describeBoard(answer.state as State)} />
            <p class="quiet">{setupWords.handicapHint}</p>
          </div>
        )}
        <p class="refusal" role="status">
          {answer && !answer.ok && asSentence(refusalOf(answer.error.reason))}
        </p>
      </div>
      <FurtherRules title={setupWords.more} further={FURTHER} rules={rules} onChange={change} />
    </>
  );
}
