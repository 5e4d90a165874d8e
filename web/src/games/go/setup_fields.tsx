import { useId, useState } from "preact/hooks";
import type { Json } from "../../client/protocol";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { ChoiceRow } from "../../form/choice_row";
import { FurtherRules } from "../../form/further_rules";
import { SelectField } from "../../form/select_field";
import { VariantField } from "../../form/variant_field";
import { asSentence } from "../../words/sentence";
import type { SetupFieldsProps } from "../kit";
import { handicapOf, handicapsOf, LEAST_SIDE, MOST_SIDE, resized, SIDES, sizeIn, usualKomi, usualKomiOf } from "./beginning";
import { Picture } from "./board";
import { isGrid, learnBoard } from "./goban";
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

/** Boards that have a side and no height. */
const ONE_SIZE = ["triangular", "hexagonal", "cube"];

/** The board, the variant, komi and handicap; and what is seldom changed. */
export function SetupFields({ engine, beginning, onChange }: SetupFieldsProps<State>) {
  const { rules } = beginning;
  const size = sizeIn(rules);
  const known = SIDES.find((side) => side === size.columns && side === size.rows);
  const [other, setOther] = useState(known === undefined);
  const id = useId();
  const grid = isGrid(rules);
  const answer = useCurrentAnswer(engine, { game: "go", rules, report: grid ? ["state"] : ["state", "board"] });
  if (!grid && answer?.ok) learnBoard(rules, answer);
  const goban = (!grid && answer?.ok && answer.board) || null;
  const stones = Array.isArray(rules.handicap) ? rules.handicap.length : 0;
  const variant = variantOf(rules);
  const change = (key: string, value: Json) => onChange({ rules: { ...rules, [key]: value }, start: null });
  const resize = (columns: number, rows: number) => onChange({ rules: resized(rules, { columns, rows }), start: null });

  /** Sizes, komi and handicap of another board are the usual ones. */
  function chooseBoard(board: string) {
    const { width: _width, height: _height, komi: _komi, handicap: _handicap, graph: _graph, ...others } = rules;
    if (board !== "grid") return onChange({ rules: { ...others, board }, start: null });
    const { board: _board, ...rest } = others;
    onChange({ rules: { ...rest, width: 9, height: 9, handicap: [], komi: usualKomi({ columns: 9, rows: 9 }) }, start: null });
  }

  async function readGraph(file: File | undefined) {
    if (!file) return;
    try {
      change("graph", JSON.parse(await file.text()) as Json);
    } catch {
      change("graph", {});
    }
  }

  function chooseSize(value: string) {
    setOther(value === "other");
    if (value !== "other") resize(Number(value), Number(value));
  }

  return (
    <>
      <div>
        <SelectField
          id={`${id}-kind`}
          label={setupWords.kind}
          value={String(rules.board ?? "grid")}
          choices={Object.entries(setupWords.kinds).map(([value, label]) => ({ value, label }))}
          onChange={(value) => chooseBoard(String(value))}
        />
        {rules.board === "graph" && (
          <div class="option">
            <label for={`${id}-graph`}>{setupWords.graphFile}</label>
            <input
              id={`${id}-graph`}
              type="file"
              accept=".json,application/json"
              onChange={(event) => void readGraph(event.currentTarget.files?.[0])}
            />
          </div>
        )}
        {!grid && rules.board !== "graph" && (
          <>
            <NumberField
              id={`${id}-columns`}
              label={setupWords.width}
              value={Number(rules.width ?? goban?.width ?? NaN)}
              step={1}
              onChange={(width) => change("width", width)}
            />
            {!ONE_SIZE.includes(String(rules.board)) && (
              <NumberField
                id={`${id}-rows`}
                label={setupWords.height}
                value={Number(rules.height ?? goban?.height ?? NaN)}
                step={1}
                onChange={(height) => change("height", height)}
              />
            )}
          </>
        )}
        {grid && <ChoiceRow
          legend={setupWords.board}
          name="size"
          value={other || known === undefined ? "other" : String(known)}
          choices={[
            ...SIDES.map((side) => ({ value: String(side), label: setupWords.size(side, side) })),
            { value: "other", label: setupWords.otherSize },
          ]}
          onChoose={chooseSize}
        />}
        {grid && (other || known === undefined) && (
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
          value={Number(rules.komi ?? (grid ? usualKomi(size) : (goban ? usualKomiOf(goban) : NaN)))}
          step={0.5}
          onChange={(komi) => change("komi", komi)}
        />
        <SelectField
          id={`${id}-handicap`}
          label={setupWords.handicap}
          value={stones}
          choices={[
            { value: 0, label: setupWords.noHandicap },
            ...(grid ? handicapsOf(size) : (goban?.stars ?? []).map((_, index) => index + 1)).map((value) => ({
              value,
              label: setupWords.stones(value),
            })),
          ]}
          onChange={(value) => change("handicap", grid ? handicapOf(size, Number(value)) : (goban?.stars.slice(0, Number(value)) ?? []))}
        />
        {(stones > 0 || !grid) && answer?.ok && answer.state && (
          <div class="go-beginning">
            <Picture rules={rules} state={answer.state} label={describeBoard(answer.state)} />
            {stones > 0 && <p class="quiet">{setupWords.handicapHint}</p>}
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
