import type { Json, RuleDescription, Rules } from "../client/protocol";
import { counts, isAllowed } from "../client/rule_descriptions";
import { say, sayNamed } from "../words/say";
import { SelectField } from "./select_field";

interface NumberFieldProps {
  id: string;
  label: string;
  value: number;
  described: RuleDescription;
  /** Whether a wrong number is told. */
  checked?: boolean;
  onChange: (value: number) => void;
}

/** A number within the bounds that the engine tells. */
export function NumberField({ id, label, value, described, checked = false, onChange }: NumberFieldProps) {
  const { min, max, step = 1 } = described;
  const wrong = checked && !isAllowed(described, value);
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode={step === 1 ? "numeric" : "decimal"}
        required
        step={step}
        min={min}
        max={max}
        value={Number.isNaN(value) ? "" : value}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-fault` : undefined}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {wrong && (
        <p class="refusal" id={`${id}-fault`}>
          {say("page.number-wanted", { label, least: min, most: max })}
        </p>
      )}
    </div>
  );
}

/** The label of a rule, or of one of its choices: a message of the game's section. */
export function ruleLabel(game: string, key: string, choice?: Json): string {
  const name = choice === undefined ? key : `${key}.${String(choice)}`;
  return sayNamed(`page-${game}.rule.${name}`) ?? name;
}

/** The choices of a rule with their labels; those of a switch are its two positions. */
export function choicesOf(game: string, { key, kind, choices }: RuleDescription): { value: Json; label: string }[] {
  const values: readonly Json[] = kind === "switch" ? [true, false] : (choices ?? []);
  return values.map((value) => ({ value, label: ruleLabel(game, key, value) }));
}

export function ruleFieldId(key: string): string {
  return `rule-${key}`;
}

interface RuleFieldsProps {
  game: string;
  described: readonly RuleDescription[];
  /** Which of them, in the order in which they are shown. */
  keys: readonly string[];
  rules: Rules;
  checked?: boolean;
  onChange: (key: string, value: Json) => void;
}

/** Fields for those of the rules that count beside the others. */
export function RuleFields({ game, described, keys, rules, checked = false, onChange }: RuleFieldsProps) {
  const valueOf = (key: string) => rules[key] ?? described.find((one) => one.key === key)?.value;
  const shown = keys.flatMap((key) => described.find((one) => one.key === key && counts(one, valueOf)) ?? []);
  return (
    <>
      {shown.map((one) => {
        const { key, kind } = one;
        const common = { id: ruleFieldId(key), label: ruleLabel(game, key) };
        return kind === "integer" || kind === "number" ? (
          <NumberField key={key} {...common} value={Number(valueOf(key))} described={one} checked={checked} onChange={(value) => onChange(key, value)} />
        ) : (
          <SelectField key={key} {...common} value={valueOf(key) ?? null} choices={choicesOf(game, one)} onChange={(value) => onChange(key, value)} />
        );
      })}
    </>
  );
}
