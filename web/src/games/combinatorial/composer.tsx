import { startOf } from "../../game/game_table";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import type { ComposerProps } from "../kit";
import { vanishedIn } from "./events";
import { MoveList } from "./move_list";
import { objectOf } from "./move_words";
import { actionOf, isQuantum, isSum, worldsOf, type State } from "./state";
import { WorldsRow } from "./worlds_row";
import type { Move } from "./moves";

/** The moves picked so far as chips, word of whether they may be played, and the worlds now and then. */
export function Composer(props: ComposerProps<State, Move>) {
  const { engine, setup, actions, details, actor, picked, active, onPick, onPlay } = props;
  const { rules } = setup;
  const action = actionOf(picked);
  const asked = picked.length > 0 && active ? { ...startOf(setup), moves: [...actions, action], report: ["state"] as const } : null;
  const answer = useCurrentAnswer(engine, asked);
  const worlds = worldsOf(rules, props.state);
  // The classical game has one world, of which nothing need be said.
  const quantum = isQuantum(rules) || worlds.length > 1;
  const available = details?.available ?? [];
  // Also of moves that are refused: where none of those picked is legal, the world would vanish.
  const kept = new Set(available.filter(({ move }) => picked.includes(move)).flatMap(({ worlds: legal }) => legal));
  const lost = picked.length > 0 && details && !isSum(rules) ? worlds.filter((_, index) => !kept.has(index)) : [];
  const then = answer?.ok && answer.state ? worldsOf(rules, answer.state) : null;

  return (
    <section class="composer" aria-label={say("page-combinatorial.composer.title")}>
      {active && (
        <>
          <div class="composed">
            {picked.length === 0 && <p class="quiet">{say("page-combinatorial.composer.nothing")}</p>}
            {picked.map((move, index) => (
              <span key={move} class="chip-place">
                {index > 0 && <span class="or">{say("page-combinatorial.composer.or")}</span>}
                <button
                  type="button"
                  class={`chip ${actor}`}
                  aria-label={say("page-combinatorial.composer.take-back", { move: objectOf(rules, move) })}
                  onClick={() => onPick(picked.filter((one) => one !== move))}
                >
                  {objectOf(rules, move)} <span aria-hidden={true}>✕</span>
                </button>
              </span>
            ))}
            <button
              type="button"
              class="main play-composed"
              aria-disabled={!answer?.ok}
              onClick={() => answer?.ok && onPlay(action)}
            >
              {say("page-combinatorial.composer.play")}
            </button>
          </div>
          <p class={`composed-verdict${answer && !answer.ok ? " refusal" : ""}`} role="status">
            {then && (quantum ? say("page-combinatorial.composer.allowed", { moves: picked.length, then: then.length, lost: lost.length }) : say("page-combinatorial.composer.allowed-plainly"))}
            {answer && !answer.ok && asSentence(answer.error.reason)}
          </p>
        </>
      )}
      {quantum && (
        <WorldsRow
          rules={rules}
          origin={props.origin}
          worlds={worlds}
          past={details?.past}
          actor={actor}
          picked={picked}
          available={available}
          lost={lost}
          vanished={picked.length > 0 ? [] : vanishedIn(props.standing.moment.events).worlds}
          then={then}
        />
      )}
      {active && available.length > 0 && (
        <MoveList rules={rules} origin={props.origin} total={worlds.length} available={available} picked={picked} onPick={onPick} />
      )}
    </section>
  );
}
