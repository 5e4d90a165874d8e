import { Resign } from "../../form/resign";
import { say } from "../../words/say";
import type { ComposerProps } from "../kit";
import { ChoicePanel } from "./choice_panel";
import { askedIn } from "./events";
import { placementsOf, shapesFor } from "./goban";
import type { Move } from "./moves";
import { placement, type State } from "./state";

/** What cannot be tapped on the board: the shape of a group, a choice with its reasons, to pass, to resign. */
export function Composer(props: ComposerProps<State, Move>) {
  const { setup, actor, picked, active, onPick, onPlay } = props;
  const { black, white } = props.state.captured;
  const asked = askedIn(props.standing.moment.events);
  const placements = placementsOf(setup.rules);
  const shapes = placements && !placements.opposite ? shapesFor(actor, placements) : [];
  const fitting = shapes.length > 1 ? shapes.filter(({ stones }) => stones === picked.length) : [];
  return (
    <section class="composer" aria-label={say("page-go.composer.title")}>
      {active && asked && <ChoicePanel {...props} asked={asked} />}
      {active && !asked && (
        <div class="go-actions">
          {fitting.map(({ shape, suffix }) => (
            <button key={shape} type="button" class="main" onClick={() => onPlay(placement(picked, suffix))}>
              {say("page-go.composer.place", { shape })}
            </button>
          ))}
          {picked.length > 0 && (
            <button type="button" onClick={() => onPick([])}>
              {say("page-go.composer.take-back", { points: picked })}
            </button>
          )}
          <Resign key={props.actions.length} offered={!props.taught} onPlay={onPlay}>
            <button type="button" onClick={() => onPlay("pass")}>
              {say("page-go.composer.pass")}
            </button>
          </Resign>
        </div>
      )}
      {black + white > 0 && (
        <p class="quiet">{say("page-go.composer.captured", { black, white, both: black > 0 && white > 0 ? "yes" : "no" })}</p>
      )}
    </section>
  );
}
