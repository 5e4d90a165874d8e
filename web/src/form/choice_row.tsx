import type { ComponentChildren } from "preact";

interface ChoiceRowProps<Value extends string> {
  legend: string;
  /** Of the group of radio buttons. */
  name: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
  /** What stands behind the choices. */
  children?: ComponentChildren;
}

/** One of a few things, all in sight. */
export function ChoiceRow<Value extends string>({ legend, name, value, choices, onChoose, children }: ChoiceRowProps<Value>) {
  return (
    <fieldset class="choice-row">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} class="pill">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
