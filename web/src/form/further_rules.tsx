import { useId } from "preact/hooks";
import type { Json, Rules } from "../client/protocol";
import { SelectField } from "./select_field";

/** A rule that is seldom changed. */
export interface FurtherRule {
  key: string;
  label: string;
  /** The first one is the usual one. */
  choices: readonly [{ value: Json; label: string }, ...{ value: Json; label: string }[]];
  /** Whether it matters by the other rules; always when nothing is said. */
  matters?: (rules: Rules) => boolean;
}

interface FurtherRulesProps {
  title: string;
  further: readonly FurtherRule[];
  rules: Rules;
  onChange: (key: string, value: Json) => void;
}

/** The rules that are seldom changed, folded up. */
export function FurtherRules({ title, further, rules, onChange }: FurtherRulesProps) {
  const id = useId();
  return (
    <details class="options">
      <summary>{title}</summary>
      {further
        .filter(({ matters }) => matters?.(rules) ?? true)
        .map(({ key, label, choices }) => (
          <SelectField
            key={key}
            id={`${id}-${key}`}
            label={label}
            value={rules[key] ?? choices[0].value}
            choices={choices}
            onChange={(value) => onChange(key, value)}
          />
        ))}
    </details>
  );
}
