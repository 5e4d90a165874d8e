import { useRef, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import type { TableSetup } from "../../game/table";
import type { Beginning, AnyKit, RuleOption } from "../../games/kit";
import { say } from "../../words/say";
import { faultOf } from "./option_fault";
import { Refusal } from "../shared/refusal";
import { SeatFields, seatsFrom, type Seating } from "./seat_fields";

export interface Settings extends Seating, Beginning {}

export function usualSettings(kit: AnyKit): Settings {
  return { opponent: "computer", level: 2, side: kit.actors[0], ...kit.usual };
}

export function setupFrom(kit: AnyKit, settings: Settings): TableSetup {
  const { rules, start } = settings;
  return { game: kit.name, rules, start, needsLegal: kit.needsLegal ?? true, seats: seatsFrom(kit, settings) };
}

function fieldId(option: RuleOption): string {
  return `option-${option.key}`;
}

interface OptionFieldProps {
  option: RuleOption;
  value: string | number;
  fault: string | null;
  onChange: (value: string | number) => void;
}

function OptionField({ option, value, fault, onChange }: OptionFieldProps) {
  const id = fieldId(option);
  return (
    <div class="option">
      <label for={id}>{option.label}</label>
      {option.kind === "number" ? (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          required
          min={option.least}
          max={option.most}
          value={Number.isNaN(value) ? "" : value}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      ) : (
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {option.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
      {fault !== null && (
        <p class="refusal" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

interface SetupFormProps {
  engine: Engine;
  kit: AnyKit;
  settings: Settings;
  refusal: string | null;
  /** True while the game is being opened. */
  busy: boolean;
  onChange: (settings: Settings) => void;
  onStart: () => void;
}

/** Who plays whom, and by which rules. */
export function SetupForm({ engine, kit, settings, refusal, busy, onChange, onStart }: SetupFormProps) {
  const [tried, setTried] = useState(false);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const valueOf = (option: RuleOption) => (settings.rules[option.key] ?? option.usual) as string | number;

  function submit(event: Event) {
    event.preventDefault();
    const wrong = kit.options.find((option) => faultOf(option, valueOf(option)) !== null);
    setTried(wrong !== undefined);
    if (!wrong) return busy ? undefined : onStart();
    // A field that is hidden can neither be seen nor take the focus.
    if (disclosure.current) disclosure.current.open = true;
    document.getElementById(fieldId(wrong))?.focus();
  }

  return (
    <form class="setup" aria-label={say("page.new-game")} noValidate onSubmit={submit}>
      {kit.SetupFields && (
        <kit.SetupFields engine={engine} beginning={settings} onChange={(change) => onChange({ ...settings, ...change })} />
      )}
      <SeatFields
        kit={kit}
        rules={settings.rules}
        seating={settings}
        onChange={(change) => onChange({ ...settings, ...change })}
      />
      {kit.options.length > 0 && (
        <details class="options" ref={disclosure}>
          <summary>{say("page.options")}</summary>
          {kit.options.map((option) => (
            <OptionField
              key={option.key}
              option={option}
              value={valueOf(option)}
              fault={tried ? faultOf(option, valueOf(option)) : null}
              onChange={(value) => onChange({ ...settings, rules: { ...settings.rules, [option.key]: value } })}
            />
          ))}
        </details>
      )}
      <Refusal reason={refusal} />
      <button type="submit" class="main" aria-disabled={busy}>
        {busy ? say("page.opening-game") : say("page.start")}
      </button>
    </form>
  );
}
