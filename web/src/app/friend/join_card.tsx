import { useId } from "preact/hooks";
import { words } from "../../words/en";
import { asSentence } from "../../words/list";
import { QuietButton } from "../shared/quiet_button";
import { Refusal } from "../shared/refusal";

interface JoinCardProps {
  /** The free seats, and their names. */
  seats: readonly { seat: string; name: string }[];
  asking: boolean;
  refusal: string | null;
  onSit: (seat: string) => void;
}

/** For a visitor: a seat is free. */
export function JoinCard({ seats, asking, refusal, onSit }: JoinCardProps) {
  const title = useId();
  return (
    <section class="card join-card" aria-labelledby={title}>
      <h2 id={title}>{words.joinTitle}</h2>
      <p>{words.joinText}</p>
      <div class="card-actions">
        {seats.map(({ seat, name }) => (
          <QuietButton key={seat} main off={asking} onPress={() => onSit(seat)}>
            {words.playAsSeat(name)}
          </QuietButton>
        ))}
      </div>
      <Refusal reason={refusal && asSentence(refusal)} />
    </section>
  );
}
