import { Resign } from "../../form/resign";
import type { ComposerProps } from "../kit";
import { oddsIn } from "./details";
import { composerWords } from "./composer_words";
import { DiceTray } from "./dice_tray";
import { FormChoice } from "./form_choice";
import { PieceMenu } from "./piece_menu";
import { selectionFrom } from "./selection";
import { mustMove, type State } from "./state";
import { TargetChoice } from "./target_choice";
import type { Move } from "./moves";

/** Offering a draw to a person, or answering the offer. */
function Draw({ offer, mover, onPlay }: { offer: string | undefined; mover: string; onPlay: (action: string) => void }) {
  if (offer === mover) return <p class="chess-offer">{composerWords.drawOffered}</p>;
  return (
    <>
      {offer && (
        <p class="chess-offer" role="status">
          {composerWords.drawOffer(offer)}
        </p>
      )}
      <button type="button" class={offer ? "chess-accept" : undefined} onClick={() => onPlay("draw")}>
        {offer ? composerWords.acceptDraw : composerWords.offerDraw}
      </button>
    </>
  );
}

/** What cannot be tapped on the board: the piece's menu, how a superposition is to be, odds to be accepted; and the dice. */
export function Composer(props: ComposerProps<State, Move>) {
  const { active, picked, details, standing } = props;
  const state = props.state;
  const selection = selectionFrom(picked);
  const odds = oddsIn(details);
  const playing = active && selection.stage !== "none";
  return (
    <section class="composer chess-composer" aria-label={composerWords.title}>
      {odds.check.length > 0 && (
        <p class="chess-check-words" role="status">
          {composerWords.check(odds.check, state)}
        </p>
      )}
      {!playing && (
        <div class="chess-rest">
          <DiceTray standing={standing} />
          {active && !props.taught && props.peopleOnly && !mustMove(state) && (
            <Draw offer={state.draw_offer} mover={props.actor} onPlay={props.onPlay} />
          )}
          {active && !props.taught && <Resign key={props.actions.length} offered onPlay={props.onPlay} />}
        </div>
      )}
      {playing && <PieceMenu {...props} selection={selection} />}
      {playing && selection.stage === "target" && <TargetChoice {...props} selection={selection} />}
      {playing && selection.stage === "halves" && <FormChoice {...props} selection={selection} />}
    </section>
  );
}
