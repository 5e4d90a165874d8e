import { startOf } from "../../game/game_table";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { say } from "../../words/say";
import { asClause } from "../../words/sentence";
import type { ComposerProps } from "../kit";
import type { Asked } from "./events";
import type { Move } from "./moves";
import { choiceText, type State } from "./state";
import { playerTerm } from "./words";

type AskProps = Pick<ComposerProps<State, Move>, "engine" | "setup" | "actions">;

/** A stone that may not be named, and the engine's word why. */
function Forbidden({ engine, setup, actions, action, point }: AskProps & { action: string; point: string }) {
  const moves = [...actions, action];
  const answer = useCurrentAnswer(engine, { ...startOf(setup), moves, report: [] });
  return (
    <p class="go-why">
      <strong>{say("page-go.composer.forbidden", { point })}</strong> {answer && !answer.ok && asClause(answer.error.reason)}
    </p>
  );
}

/** The choice of who must choose in a collapse: the stones of one group that may be named, and why others may not. */
export function ChoicePanel({ asked, ...props }: ComposerProps<State, Move> & { asked: Asked }) {
  const { group, allowed, does, step, chooser } = asked;
  const forbidden = group.filter((point) => !allowed.includes(point));
  return (
    <div class="go-choice">
      <p class="quiet">{say("page-go.composer.step", { step, player: playerTerm(chooser) })}</p>
      <div class="go-actions">
        {allowed.map((point) => (
          <button key={point} type="button" class="main" data-choice={point} onClick={() => props.onPlay(choiceText(does, point))}>
            {say("page-go.composer.choice", { does, point })}
          </button>
        ))}
      </div>
      {forbidden.map((point) => (
        <Forbidden key={point} engine={props.engine} setup={props.setup} actions={props.actions} action={choiceText(does, point)} point={point} />
      ))}
    </div>
  );
}
