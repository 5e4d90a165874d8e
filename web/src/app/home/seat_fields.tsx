import type { Rules } from "../../client/protocol";
import { ChoiceRow } from "../../form/choice_row";
import { LEVELS, PERSON, type Seats } from "../../game/seats";
import type { AnyKit } from "../../games/kit";
import { words } from "../../words/en";

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
        legend={words.opponent}
        name="opponent"
        value={seating.opponent}
        choices={[
          { value: "computer", label: words.computer },
          { value: "friend", label: words.friendByLink },
          { value: "screen", label: words.oneScreen },
        ]}
        onChoose={(opponent) => onChange({ opponent })}
      />
      {seating.opponent === "friend" && <p class="quiet">{words.friendHint}</p>}
      {seating.opponent === "computer" && (
        <ChoiceRow
          legend={words.level}
          name="level"
          value={String(seating.level)}
          choices={LEVELS.map((level) => ({ value: String(level), label: words.levelName(level) }))}
          onChoose={(level) => onChange({ level: Number(level) })}
        />
      )}
      {seating.opponent !== "screen" && (
        <ChoiceRow
          legend={words.playAs}
          name="side"
          value={seating.side}
          choices={kit.actors.map((actor) => ({
            value: actor,
            label: actor === first ? words.begins(name(actor)) : name(actor),
          }))}
          onChoose={(side) => onChange({ side })}
        />
      )}
    </>
  );
}
