import type { Json } from "../client/protocol";

interface SelectFieldProps {
  id: string;
  label: string;
  value: Json;
  choices: readonly { value: Json; label: string }[];
  onChange: (value: Json) => void;
}

/** One of several things, folded up. */
export function SelectField({ id, label, value, choices, onChange }: SelectFieldProps) {
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={String(choices.findIndex((choice) => choice.value === value))}
        onChange={(event) => onChange(choices[Number(event.currentTarget.value)]?.value ?? null)}
      >
        {choices.map((choice, index) => (
          <option key={choice.label} value={String(index)}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
