import { Resign } from "../../form/resign";
import { listOf, say } from "../../words/say";
import type { ComposerProps } from "../kit";
import { oddsIn, type Check } from "./details";
import { DiceTray } from "./dice_tray";
import { hasEvent } from "./events";
import { FormChoice } from "./form_choice";
import type { Move } from "./moves";
import { PieceMenu } from "./piece_menu";
import { selectionFrom } from "./selection";
import { pieceAt, type State } from "./state";
import { TargetChoice } from "./target_choice";
import { pieceTerm, playerTerm, presentTerm } from "./terms";

/** Offering a draw to a person, or answering the offer. */
function Draw({ offer, mover, onPlay }: { offer: string | undefined; mover: string; onPlay: (action: string) => void }) {
  if (offer === mover) return <p class="chess-offer">{say("page-chess.draw.offering")}</p>;
  return (
    <>
      {offer && (
        <p class="chess-offer" role="status">
          {say("page-chess.draw.offered", { player: playerTerm(offer) })}
        </p>
      )}
      <button type="button" class={offer ? "chess-accept" : undefined} onClick={() => onPlay("draw")}>
        {say(offer ? "page-chess.draw.accept" : "page-chess.draw.offer")}
      </button>
    </>
  );
}

/** What gives check, and with what chance. */
export function checkWords(checks: readonly Check[], state: State): string {
  const all = checks.map(({ king, attacker, p }) => {
    const piece = pieceAt(state, attacker);
    return say("page-chess.check.one", { attacker: piece ? presentTerm(piece) : pieceTerm("P"), at: attacker, king, chance: p });
  });
  return say("page-chess.check", { checks: listOf(all) });
}

/** What cannot be tapped on the board: the piece's menu, how a superposition is to be, odds to be accepted; and the dice. */
export function Composer(props: ComposerProps<State, Move>) {
  const { active, picked, details, standing, state } = props;
  const selection = selectionFrom(picked);
  const odds = oddsIn(details);
  const playing = active && selection.stage !== "none";
  // Where the story has just told it, nobody has to hear it twice.
  const tellsCheck = odds.check.length > 0 && !hasEvent(standing.moment.events, "check");
  return (
    <section class="composer chess-composer" aria-label={say("page-chess.composer")}>
      {tellsCheck && (
        <p class="chess-check-words" role="status">
          {checkWords(odds.check, state)}
        </p>
      )}
      {!playing && (
        <div class="chess-rest">
          <DiceTray standing={standing} />
          {active && !props.taught && props.peopleOnly && state.pieces.must === null && (
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
