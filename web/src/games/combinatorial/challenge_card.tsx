import { useEffect, useId, useState } from "preact/hooks";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { startOf } from "../../game/game_table";
import { say } from "../../words/say";
import type { AboutProps } from "../kit";
import { MOST_MOVES_LISTED } from "./bounds";
import { Picture } from "./board";
import { drawnBy } from "./classical/all";
import { orderOf } from "./move_words";
import { asState, movesOf, type State } from "./state";
import { witnessOf, type Run } from "./witness";

/** A move that may be doubted, and the actions that came before it. */
interface Doubt {
  move: string;
  actions: readonly string[];
  label: string;
}

function RunPictures({ run, doubt, props }: { run: Run; doubt: Doubt; props: AboutProps<State> }) {
  const { rules } = props.setup;
  return (
    <ol class="run">
      {["", ...run.moves].map((move, index) => {
        const position = run.positions[index];
        const next = run.moves[index] ?? doubt.move;
        return (
          <li key={index}>
            <span>{index === 0 ? say("page-combinatorial.challenge.begin") : say("page-combinatorial.challenge.step", { number: index, move: orderOf(rules, move) })}</span>
            {position !== undefined && (
              <Picture
                rules={rules}
                state={asState(position)}
                origin={props.origin}
                label={drawnBy(rules).describe(position)}
                moves={[next]}
                actor="witness"
              />
            )}
          </li>
        );
      })}
      <li class="proven">{say("page-combinatorial.challenge.proven", { move: orderOf(rules, doubt.move) })}</li>
    </ol>
  );
}

/** Doubts about a move, and the run that settles them. */
export function ChallengeCard(props: AboutProps<State>) {
  const { engine, setup, actions } = props;
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const [run, setRun] = useState<Run | "none" | null>(null);
  const field = useId();
  const key = actions.join(" ");
  const answer = useCurrentAnswer(engine, open ? { ...startOf(setup), moves: actions, report: ["available"] } : null);

  const last = actions[actions.length - 1];
  const { rules } = setup;
  const played: Doubt[] = (last === undefined ? [] : movesOf(last)).map((move) => ({
    move,
    actions: actions.slice(0, -1),
    label: say("page-combinatorial.challenge.last", { move: orderOf(rules, move) }),
  }));
  const now: Doubt[] = (answer?.ok ? (answer.available ?? []) : []).slice(0, MOST_MOVES_LISTED).map(({ move }) => ({
    move,
    actions,
    label: say("page-combinatorial.challenge.now", { move: orderOf(rules, move) }),
  }));
  const doubts = [...played, ...now];
  const doubt = doubts[chosen];

  useEffect(() => setChosen(0), [key]);

  useEffect(() => {
    setRun(null);
    if (!open || !doubt) return;
    let current = true;
    witnessOf(engine, setup, doubt.actions, doubt.move).then(
      (found) => current && setRun(found ?? "none"),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [engine, open, key, doubt?.move, doubt?.actions.length]);

  return (
    <div class="about-part">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say("page-combinatorial.challenge.button")}
      </button>
      {open && (
        <div class="challenge about-said">
          <p class="quiet">{say("page-combinatorial.challenge.explained")}</p>
          {doubts.length === 0 ? (
            <p>{say("page-combinatorial.challenge.nothing")}</p>
          ) : (
            <p class="option">
              <label for={field}>{say("page-combinatorial.challenge.which")}</label>
              <select id={field} value={String(chosen)} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
                {doubts.map(({ label }, index) => (
                  <option key={label} value={String(index)}>
                    {label}
                  </option>
                ))}
              </select>
            </p>
          )}
          <div role="status">
            {run === "none" && <p>{say("page-combinatorial.challenge.none")}</p>}
            {run && run !== "none" && doubt && <RunPictures run={run} doubt={doubt} props={props} />}
          </div>
        </div>
      )}
    </div>
  );
}
