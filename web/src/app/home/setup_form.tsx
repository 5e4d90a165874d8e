import { useRef, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import { isAllowed } from "../../client/rule_descriptions";
import { useRules } from "../../client/use_rules";
import { RuleFields, ruleFieldId } from "../../form/rule_fields";
import type { TableSetup } from "../../game/table";
import { wantsOf, type AnyKit, type Beginning } from "../../games/kit";
import { say } from "../../words/say";
import { Refusal } from "../shared/refusal";
import { SeatFields, seatsFrom, type Seating } from "./seat_fields";

export interface Settings extends Seating, Beginning {}

export function usualSettings(kit: AnyKit): Settings {
  return { opponent: "computer", level: 2, side: kit.actors[0], ...kit.usual };
}

export function setupFrom(kit: AnyKit, settings: Settings): TableSetup {
  const { rules, start } = settings;
  return { game: kit.name, rules, start, ...wantsOf(kit), seats: seatsFrom(kit, settings) };
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
  const described = useRules(engine, kit.name, settings.rules);

  function submit(event: Event) {
    event.preventDefault();
    const wrong = kit.options.find((key) => {
      const one = described.find((rule) => rule.key === key);
      return one && !isAllowed(one, settings.rules[key] ?? one.value);
    });
    setTried(wrong !== undefined);
    if (wrong === undefined) return busy ? undefined : onStart();
    // A field that is hidden can neither be seen nor take the focus.
    if (disclosure.current) disclosure.current.open = true;
    document.getElementById(ruleFieldId(wrong))?.focus();
  }

  return (
    <form class="setup" aria-label={say("page.new-game")} noValidate onSubmit={submit}>
      {kit.SetupFields && (
        <kit.SetupFields engine={engine} beginning={settings} described={described} onChange={(change) => onChange({ ...settings, ...change })} />
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
          <RuleFields
            game={kit.name}
            described={described}
            keys={kit.options}
            rules={settings.rules}
            checked={tried}
            onChange={(key, value) => onChange({ ...settings, rules: { ...settings.rules, [key]: value } })}
          />
        </details>
      )}
      <Refusal reason={refusal} />
      <button type="submit" class="main" aria-disabled={busy}>
        {busy ? say("page.opening-game") : say("page.start")}
      </button>
    </form>
  );
}
