import { useState } from "preact/hooks";
import type { Rules } from "../client/protocol";
import type { TableSetup } from "../game/table";
import { LEVELS, PERSON, type Seats } from "../game/seats";
import type { GameKit, RuleOption } from "../games/kit";
import { words } from "../words/en";

export interface Settings {
  opponent: "computer" | "screen";
  level: number;
  /** The seat the person takes against the computer. */
  side: string;
  rules: Rules;
}

export function usualSettings(kit: GameKit): Settings {
  const rules = Object.fromEntries(kit.options.map((option) => [option.key, option.usual]));
  return { opponent: "computer", level: 2, side: kit.actors[0], rules };
}

export function setupFrom(kit: GameKit, settings: Settings): TableSetup {
  const seats: Seats = {};
  for (const actor of kit.actors) {
    const person = settings.opponent === "screen" || actor === settings.side;
    seats[actor] = person ? PERSON : { kind: "computer", level: settings.level };
  }
  return { game: kit.name, rules: settings.rules, start: null, seats };
}

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ legend, name, value, choices, onChoose }: ChoiceProps<Value>) {
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
    </fieldset>
  );
}

function OptionField({ option, value, onChange }: { option: RuleOption; value: string | number; onChange: (value: string | number) => void }) {
  const id = `option-${option.key}`;
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
          value={value}
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
    </div>
  );
}

interface SetupFormProps {
  kit: GameKit;
  settings: Settings;
  refusal: string | null;
  onStart: (settings: Settings) => void;
}

/** Who plays whom, and by which rules. */
export function SetupForm({ kit, settings, refusal, onStart }: SetupFormProps) {
  const [chosen, setChosen] = useState(settings);
  const choose = (change: Partial<Settings>) => setChosen({ ...chosen, ...change });
  const name = kit.words.actorName;
  return (
    <form
      class="setup"
      aria-label={words.newGame}
      onSubmit={(event) => {
        event.preventDefault();
        onStart(chosen);
      }}
    >
      <Choice
        legend={words.opponent}
        name="opponent"
        value={chosen.opponent}
        choices={[
          { value: "computer", label: words.computer },
          { value: "screen", label: words.oneScreen },
        ]}
        onChoose={(opponent) => choose({ opponent })}
      />
      {chosen.opponent === "computer" && (
        <>
          <Choice
            legend={words.level}
            name="level"
            value={String(chosen.level)}
            choices={LEVELS.map((level) => ({ value: String(level), label: words.levelName(level) }))}
            onChoose={(level) => choose({ level: Number(level) })}
          />
          <Choice
            legend={words.playAs}
            name="side"
            value={chosen.side}
            choices={kit.actors.map((actor, index) => ({
              value: actor,
              label: index === 0 ? words.begins(name(actor)) : name(actor),
            }))}
            onChoose={(side) => choose({ side })}
          />
        </>
      )}
      <details class="options">
        <summary>{words.options}</summary>
        {kit.options.map((option) => (
          <OptionField
            key={option.key}
            option={option}
            value={chosen.rules[option.key] ?? option.usual}
            onChange={(value) => choose({ rules: { ...chosen.rules, [option.key]: value } })}
          />
        ))}
      </details>
      <p class="refusal" role="alert">
        {refusal}
      </p>
      <button type="submit" class="main">
        {words.start}
      </button>
    </form>
  );
}
