import { Resign } from "../../form/resign";
import type { ComposerProps } from "../kit";
import { ChoicePanel } from "./choice_panel";
import { placement, type State } from "./state";
import { shapesOf } from "./variants";
import { composerWords } from "./words";
import type { Move } from "./moves";

/** What cannot be tapped on the board: the shape of a group, a choice with its reasons, to pass, to resign. */
export function Composer(props: ComposerProps<State, Move>) {
  const { setup, actor, picked, active, onPick, onPlay } = props;
  const { choosing, captured } = props.state;
  const shapes = shapesOf(setup.rules, actor);
  const fitting = shapes.length > 1 ? shapes.filter(({ stones }) => stones === picked.length) : [];
  return (
    <section class="composer" aria-label={composerWords.title}>
      {active && choosing && <ChoicePanel {...props} choosing={choosing} />}
      {active && !choosing && (
        <div class="go-actions">
          {fitting.map(({ stones, name }) => (
            <button key={name} type="button" class="main" onClick={() => onPlay(placement(picked, name))}>
              {composerWords.place(stones, name)}
            </button>
          ))}
          {picked.length > 0 && (
            <button type="button" onClick={() => onPick([])}>
              {composerWords.takeBack(picked)}
            </button>
          )}
          <Resign key={props.actions.length} offered={!props.taught} onPlay={onPlay}>
            <button type="button" onClick={() => onPlay("pass")}>
              {composerWords.pass}
            </button>
          </Resign>
        </div>
      )}
      {captured.black + captured.white > 0 && <p class="quiet">{composerWords.captured(captured.black, captured.white)}</p>}
    </section>
  );
}
