import { useState } from "preact/hooks";
import type { ComposerProps } from "../kit";
import { ChoicePanel } from "./choice_panel";
import { placement, type State } from "./state";
import { shapesOf } from "./variants";
import { composerWords } from "./words";

/** Passing, and resigning after a second thought. */
function PassAndResign({ taught, onPlay }: { taught: boolean; onPlay: (action: string) => void }) {
  const [leaving, setLeaving] = useState(false);
  if (leaving) {
    return (
      <>
        <button type="button" onClick={() => onPlay("resign")}>
          {composerWords.resignNow}
        </button>
        <button type="button" onClick={() => setLeaving(false)}>
          {composerWords.keepPlaying}
        </button>
      </>
    );
  }
  return (
    <>
      <button type="button" onClick={() => onPlay("pass")}>
        {composerWords.pass}
      </button>
      {!taught && (
        <button type="button" onClick={() => setLeaving(true)}>
          {composerWords.resign}
        </button>
      )}
    </>
  );
}

/** What cannot be tapped on the board: the shape of a group, a choice with its reasons, to pass, to resign. */
export function Composer(props: ComposerProps) {
  const { setup, actor, picked, active, onPick, onPlay } = props;
  const { choosing, captured } = props.state as State;
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
          <PassAndResign key={props.actions.length} taught={props.taught ?? false} onPlay={onPlay} />
        </div>
      )}
      {captured.black + captured.white > 0 && <p class="quiet">{composerWords.captured(captured.black, captured.white)}</p>}
    </section>
  );
}
