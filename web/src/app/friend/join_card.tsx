import { useId } from "preact/hooks";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
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
      <h2 id={title}>{say("page.join-title")}</h2>
      <p>{say("page.join-text")}</p>
      <div class="card-actions">
        {seats.map(({ seat, name }) => (
          <QuietButton key={seat} main off={asking} onPress={() => onSit(seat)}>
            {say("page.play-as-seat", { name })}
          </QuietButton>
        ))}
      </div>
      <Refusal reason={refusal && asSentence(refusal)} />
    </section>
  );
}
