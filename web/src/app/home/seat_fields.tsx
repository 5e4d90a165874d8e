import type { Rules } from "../../client/protocol";
import { ChoiceRow } from "../../form/choice_row";
import { LEVELS, PERSON, type Seats } from "../../game/seats";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";

/** Who plays whom. */
export interface Seating {
  opponent: "computer" | "friend" | "screen";
  level: number;
  /** The seat the person takes against the computer or a friend. */
  side: string;
}

/** The seats of a game at this page. */
export function seatsFrom(kit: AnyKit, seating: Seating): Seats {
  const seats: Seats = {};
  for (const actor of kit.actors) {
    const person = seating.opponent === "screen" || actor === seating.side;
    seats[actor] = person ? PERSON : { kind: "computer", level: seating.level };
  }
  return seats;
}

interface SeatFieldsProps {
  kit: AnyKit;
  rules: Rules;
  seating: Seating;
  onChange: (change: Partial<Seating>) => void;
}

/** The part of a form that asks who plays whom. */
export function SeatFields({ kit, rules, seating, onChange }: SeatFieldsProps) {
  const name = kit.words.actorName;
  const first = kit.begins?.(rules) ?? kit.actors[0];
  return (
    <>
      <ChoiceRow
        legend={say("page.opponent")}
        name="opponent"
        value={seating.opponent}
        choices={[
          { value: "computer", label: say("page.computer") },
          { value: "friend", label: say("page.friend-by-link") },
          { value: "screen", label: say("page.one-screen") },
        ]}
        onChoose={(opponent) => onChange({ opponent })}
      />
      {seating.opponent === "friend" && <p class="quiet">{say("page.friend-hint")}</p>}
      {seating.opponent === "computer" && (
        <ChoiceRow
          legend={say("page.level")}
          name="level"
          value={String(seating.level)}
          choices={LEVELS.map((level) => ({ value: String(level), label: say("page.level-name", { level }) }))}
          onChoose={(level) => onChange({ level: Number(level) })}
        />
      )}
      {seating.opponent !== "screen" && (
        <ChoiceRow
          legend={say("page.play-as")}
          name="side"
          value={seating.side}
          choices={kit.actors.map((actor) => ({
            value: actor,
            label: actor === first ? say("page.begins", { seat: name(actor) }) : name(actor),
          }))}
          onChoose={(side) => onChange({ side })}
        />
      )}
    </>
  );
}
