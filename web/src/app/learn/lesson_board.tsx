import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import { NATURE, type EngineState } from "../../client/protocol";
import type { Table } from "../../game/table";
import { movesIn, type AnyKit, type LessonStep } from "../../games/kit";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import { ChoiceCard } from "../shared/choice_card";
import { standingAt } from "../shared/standing";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { outcomeText, Story, storyAt } from "../shared/story";
import { useEnding } from "../shared/use_ending";
import { useLearnedBoard } from "../shared/use_learned_board";
import { useTapping } from "../shared/use_tapping";
import { useTable } from "../shared/use_table";

interface LessonBoardProps {
  engine: Engine;
  kit: AnyKit;
  table: Table;
  step: LessonStep<EngineState>;
  onDone: () => void;
}

/** The board of a step, and what is said to the pupil's action. An action that misses the task can be taken back. */
export function LessonBoard({ engine, kit, table, step, onDone }: LessonBoardProps) {
  const view = useTable(table);
  const ending = useEnding(engine, kit, table, view);
  useLearnedBoard(engine, kit, table.setup.rules);
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const rules = table.setup.rules;
  const standing = standingAt(view, view.cursor);
  const { moment, before } = standing;
  const told = useCurrentAnswer(engine, kit.reports ? { ...table.question(), report: kit.reports } : null);
  const details = told?.ok ? told : null;
  const acted = view.cursor > step.moves.length;
  // A die has to come to rest first.
  const verdict = acted && moment.actor !== NATURE ? step.judge(standing, view.result) : null;
  const you = [view.moments[step.moves.length]?.actor ?? ""];
  const { choices, legal, picked, pick, tap } = useTapping({ kit, table, view, details, onPlay: (action) => void table.play(action) });
  const moves = useMemo(() => movesIn(kit, table.actions), [kit, table, view.moments]);
  const choosing = !acted && choices.length > 0;

  useEffect(() => {
    if (!verdict) return;
    if (verdict.done) onDone();
    else again.current?.focus();
  }, [verdict?.done]);

  async function tryAgain() {
    await table.undo();
    setTries(tries + 1);
    board.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  }

  return (
    <>
      {choosing && (
        <ChoiceCard
          table={table}
          kit={kit}
          you={you}
          actions={choices.map(({ text }) => text)}
          takesFocus={tries > 0}
          onChoose={(action) => void table.play(action)}
        />
      )}
      <div class="lesson-stage">
        <div class="board" ref={board}>
          <kit.Board
            rules={rules}
            state={moment.state}
            origin={table.origin}
            details={details}
            actor={moment.actor}
            before={view.fresh ? (before?.state ?? null) : null}
            picked={picked}
            hint={null}
            last={moment.action === null ? null : kit.readMove(moment.action)}
            previous={before?.state ?? null}
            moves={moves}
            legal={legal}
            events={moment.events}
            pointed={pointed}
            you={you}
            active={!acted}
            ending={ending}
            label={say("page.board-label", { game: kit.words.title(rules) })}
            onTap={(cell) => !acted && tap(cell)}
            onRevoke={() => pick([])}
          />
        </div>
        {kit.Composer && (
          <kit.Composer
            engine={engine}
            setup={table.setup}
            actions={table.actions}
            state={moment.state}
            origin={table.origin}
            details={details}
            actor={moment.actor}
            standing={standing}
            picked={picked}
            legal={legal}
            active={!acted}
            taught
            onPick={pick}
            onPlay={(action) => void table.play(action)}
          />
        )}
      </div>
      <div class="lesson-said">
        <div role="status" aria-live="polite">
          {!acted && !kit.Composer && picked.length > 0 && <p class="prompt">{kit.words.prompt(moment, legal, picked, you)}</p>}
          {!acted && view.refusal && <p class="refusal">{asSentence(view.refusal)}</p>}
          {verdict && <Story sentences={storyAt(kit, standing)} onPoint={setPointed} />}
          {ending && <p class="story">{outcomeText(kit, ending, moment)}</p>}
          {verdict && <p class={`verdict ${verdict.done ? "right" : "not-yet"}`}>{verdict.words}</p>}
        </div>
        {verdict && !verdict.done && (
          <button type="button" class="main" ref={again} onClick={() => void tryAgain()}>
            {say("page.try-again")}
          </button>
        )}
      </div>
    </>
  );
}
