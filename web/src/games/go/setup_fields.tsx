import { useEffect, useId, useState } from "preact/hooks";
import type { Json, RuleDescription, Rules } from "../../client/protocol";
import { isAllowed } from "../../client/rule_descriptions";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { ChoiceRow } from "../../form/choice_row";
import { NumberField, RuleFields, ruleLabel } from "../../form/rule_fields";
import { SelectField } from "../../form/select_field";
import { VariantField } from "../../form/variant_field";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import type { SetupFieldsProps } from "../kit";
import { Picture } from "./board";
import { isGrid, learnBoard } from "./goban";
import type { State } from "./state";
import { describeBoard, variantIn, words } from "./words";

interface Bounds {
  min: number;
  max: number;
  default: number;
}

/** The sizes that a board may have: one where its height is its width, none where it is a graph. */
interface Sizes {
  board: string;
  width?: Bounds;
  height?: Bounds;
}

declare module "../../client/protocol" {
  interface GameReports {
    sizes?: readonly Sizes[];
    /** Where so many handicap stones stand by custom. */
    handicaps?: readonly { stones: number; at: readonly string[] }[];
  }
}

/** The sizes that are offered at once. */
const SIDES = [5, 6, 7, 9, 13, 19] as const;
const OTHER = "other";

/** Rules that are seldom changed. */
const FURTHER = ["scoring", "remaining", "self_contact", "suicide", "superko"];

/** A number of the form, and what the engine tells about it. */
interface Numbered {
  label: string;
  value: number;
  described: RuleDescription;
}

/** What is wrong with a number, in a sentence; null when nothing is. */
export function numberFault({ label, value, described }: Numbered): string | null {
  if (isAllowed(described, value)) return null;
  const { min, max, step = 1 } = described;
  return asSentence(say("page-go.number-wanted", { label, step, least: min, most: max }));
}

/** The board, the variant, komi and handicap; and what is seldom changed. */
export function SetupFields({ engine, beginning, described, onChange }: SetupFieldsProps<State>) {
  const { rules } = beginning;
  const change = (key: string, value: Json) => onChange({ rules: { ...rules, [key]: value }, start: null });
  const [otherSize, setOtherSize] = useState(false);
  const id = useId();
  const general = useCurrentAnswer(engine, { game: "go", report: ["sizes"] });
  const answer = useCurrentAnswer(engine, { game: "go", rules, report: ["state", "board", "placements", "handicaps"] });
  if (answer?.ok) learnBoard(rules, answer);
  const handicaps = (answer?.ok && answer.handicaps) || [];
  const stones = Array.isArray(rules.handicap) ? rules.handicap.length : 0;
  /** How many handicap stones are wanted: they keep their number on a board of another size that has a custom for it. */
  const [wanted, setWanted] = useState(stones);
  useEffect(() => {
    const found = handicaps.find((one) => one.stones === wanted);
    if (found && stones === 0) change("handicap", found.at);
  }, [answer]);
  const ruleOf = (key: string) => described.find((one) => one.key === key);
  const [widthRule, heightRule, komiRule] = ["width", "height", "komi"].map(ruleOf);
  if (!general?.ok || !widthRule || !heightRule || !komiRule) return null;

  const grid = isGrid(rules);
  const board = String(rules.board ?? "grid");
  const { width: widths, height: heights } = general.sizes?.find((sizes) => sizes.board === board) ?? {};
  const width = Number(rules.width ?? widths?.default ?? NaN);
  const height = Number(rules.height ?? heights?.default ?? NaN);
  const known = SIDES.find((side) => side === width && side === height);
  const other = grid && (otherSize || known === undefined);
  const variant = variantIn(rules);
  const choicesOfKey = (key: string) => ruleOf(key)?.choices ?? [];

  /** The rules without a komi that is the usual one anyway: another board may have another. */
  function withoutUsualKomi(): Rules {
    const { komi: given, ...others } = rules;
    return given === undefined || given === komiRule?.default ? others : rules;
  }

  function resize(columns: number, rows: number) {
    onChange({ rules: { ...withoutUsualKomi(), width: columns, height: rows, handicap: [] }, start: null });
  }

  function chooseHandicap(count: number) {
    setWanted(count);
    change("handicap", handicaps.find((one) => one.stones === count)?.at ?? []);
  }

  /** Sizes, komi and handicap of another board are the usual ones. */
  function chooseBoard(chosen: string) {
    setWanted(0);
    const { board: _board, width: _width, height: _height, komi: _komi, handicap: _handicap, graph: _graph, ...others } = rules;
    const sized = chosen === "grid" ? { width: 9, height: 9, handicap: [] } : { board: chosen };
    onChange({ rules: { ...others, ...sized }, start: null });
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
    setOtherSize(value === OTHER);
    if (value !== OTHER) resize(Number(value), Number(value));
  }

  const columns = { label: say(grid ? "page-go.rule.columns" : "page-go.rule.width"), value: width, described: { ...widthRule, ...widths } };
  const rows = { label: say(grid ? "page-go.rule.rows" : "page-go.rule.height"), value: height, described: { ...heightRule, ...heights } };
  const komi = { label: say("page-go.rule.komi"), value: Number(rules.komi ?? komiRule.default), described: komiRule };
  const fault = [...(widths ? [columns] : []), ...(heights ? [rows] : []), komi].map(numberFault).find((one) => one !== null);

  return (
    <>
      <div>
        <SelectField
          id={`${id}-kind`}
          label={say("page-go.rule.board")}
          value={board}
          choices={choicesOfKey("board").map((value) => ({ value, label: ruleLabel("go", "board", value) }))}
          onChange={(value) => chooseBoard(String(value))}
        />
        {board === "graph" && (
          <div class="option">
            <label for={`${id}-graph`}>{say("page-go.rule.graph")}</label>
            <input
              id={`${id}-graph`}
              type="file"
              accept=".json,application/json"
              onChange={(event) => void readGraph(event.currentTarget.files?.[0])}
            />
          </div>
        )}
        {grid && (
          <ChoiceRow
            legend={say("page-go.rule.size")}
            name="size"
            value={other ? OTHER : String(known)}
            choices={[...SIDES.map((side) => ({ value: String(side), label: `${side}×${side}` })), { value: OTHER, label: say("page-go.rule.size.other") }]}
            onChoose={chooseSize}
          />
        )}
        {(!grid || other) && widths && (
          <NumberField id={`${id}-columns`} {...columns} onChange={(value) => (grid ? resize(value, height) : change("width", value))} />
        )}
        {(!grid || other) && heights && (
          <NumberField id={`${id}-rows`} {...rows} onChange={(value) => (grid ? resize(width, value) : change("height", value))} />
        )}
      </div>
      <div>
        <VariantField
          label={say("page-go.rule.variant")}
          variant={variant}
          choices={choicesOfKey("variant").map((value) => ({ value, label: words.title({ variant: value }) }))}
          explained={say("page-go.explained", { variant })}
          onChange={(value) => change("variant", value)}
        />
        <NumberField id={`${id}-komi`} {...komi} onChange={(value) => change("komi", value)} />
        <SelectField
          id={`${id}-handicap`}
          label={say("page-go.rule.handicap")}
          value={stones}
          choices={[0, ...handicaps.map((one) => one.stones)].map((count) => ({ value: count, label: say("page-go.handicap-stones", { count }) }))}
          onChange={(value) => chooseHandicap(Number(value))}
        />
        {(stones > 0 || !grid) && answer?.ok && answer.state && (
          <div class="go-beginning">
            <Picture rules={rules} state={answer.state} label={describeBoard(answer.state, rules)} />
            {stones > 0 && <p class="quiet">{say("page-go.handicap-hint")}</p>}
          </div>
        )}
        <p class="refusal" role="status">
          {fault ?? (answer && !answer.ok && asSentence(answer.error.reason))}
        </p>
      </div>
      <details class="options">
        <summary>{say("page-go.more-rules")}</summary>
        <RuleFields game="go" described={described} keys={FURTHER} rules={rules} onChange={change} />
      </details>
    </>
  );
}
