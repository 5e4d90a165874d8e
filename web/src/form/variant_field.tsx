import { useId } from "preact/hooks";
import { SelectField } from "./select_field";

interface VariantFieldProps {
  label: string;
  variant: string;
  choices: readonly { value: string; label: string }[];
  /** The variant chosen, in a sentence. */
  explained: string;
  onChange: (variant: string) => void;
}

/** Which variant of a game. */
export function VariantField({ label, variant, choices, explained, onChange }: VariantFieldProps) {
  return (
    <>
      <SelectField id={useId()} label={label} value={variant} choices={choices} onChange={(value) => onChange(String(value))} />
      <p class="quiet variant-explained">{explained}</p>
    </>
  );
}
