import { startOf } from "../../game/game_table";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { asClause } from "../../words/sentence";
import type { ComposerProps } from "../kit";
import { refusalOf } from "./refusal_words";
import { choiceOf, type Choosing, type State } from "./state";
import { composerWords } from "./words";
import type { Move } from "./moves";

type AskProps = Pick<ComposerProps<State, Move>, "engine" | "setup" | "actions">;

/** A stone that may not be named, and the engine's word why. */
function Forbidden({ engine, setup, actions, state, point }: AskProps & { state: State; point: string }) {
  const moves = [...actions, choiceOf(state, point)];
  const answer = useCurrentAnswer(engine, { ...startOf(setup), moves, report: [] });
  return (
    <p class="go-why">
      <strong>{composerWords.forbidden(point)}</strong> {answer && !answer.ok && asClause(refusalOf(answer.error.reason))}
    </p>
  );
}

/** The choice of who must choose in a collapse: the stones of one group that may be named, and why others may not. */
export function ChoicePanel({ choosing, ...props }: ComposerProps<State, Move> & { choosing: Choosing }) {
  const state = props.state;
  const forbidden = choosing.group.filter((point) => !choosing.allowed.includes(point));
  return (
    <div class="go-choice">
      <p class="quiet">{composerWords.step(choosing.step, props.actor)}</p>
      <div class="go-actions">
        {choosing.allowed.map((point) => (
          <button key={point} type="button" class="main" data-choice={point} onClick={() => props.onPlay(choiceOf(state, point))}>
            {composerWords.choice(state, point)}
          </button>
        ))}
      </div>
      {forbidden.map((point) => (
        <Forbidden key={point} engine={props.engine} setup={props.setup} actions={props.actions} state={state} point={point} />
      ))}
    </div>
  );
}
