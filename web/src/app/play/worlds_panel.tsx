import { useState } from "preact/hooks";
import type { EngineState } from "../../client/protocol";
import type { Engine } from "../../client/engine";
import type { GameTable } from "../../game/game_table";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { asPercent, asSentence } from "../../words/sentence";
import { useAnswer } from "../shared/use_answer";

const PAGE = 12;
/** Worlds beyond this number are counted and not drawn. */
const MOST_DRAWN = PAGE + 4 * 4 * PAGE;

/** Every classical board that is still possible, with its share. */
export function WorldsPanel({ engine, table, kit, state }: { engine: Engine; table: GameTable; kit: AnyKit; state: EngineState }) {
  const answer = useAnswer(engine, { ...table.question(), report: ["worlds"] });
  const [shown, setShown] = useState(PAGE);
  if (!answer) return null;
  if (!answer.ok) return <p class="quiet">{asSentence(answer.error.reason)}</p>;
  const worlds = answer.worlds ?? [];
  const drawn = Math.min(worlds.length, MOST_DRAWN);
  if (worlds.length < 2) return <p class="quiet">{say("page.nothing-spooky")}</p>;
  // Where a player chooses freely, shares would speak of chance.
  const chosen = kit.toBeChosen(state);
  return (
    <>
      <p class="quiet">{chosen ? say("page.worlds-to-choose", { count: worlds.length }) : say("page.worlds-intro", { count: worlds.length })}</p>
      <ul class="worlds">
        {worlds.slice(0, Math.min(shown, drawn)).map((world, index) => {
          const board = kit.worldState?.(world, state);
          const caption = kit.worldCaption?.(world);
          return (
            <li key={index}>
              {board && <kit.Picture rules={table.setup.rules} state={board} origin={table.origin} label={kit.describe(board, table.setup.rules)} />}
              {!chosen && world.p && <span>{say("page.world-share", { share: world.p, percent: asPercent(world.p) })}</span>}
              {caption && <span>{caption}</span>}
            </li>
          );
        })}
      </ul>
      {drawn > shown && (
        <button type="button" onClick={() => setShown(shown + 4 * PAGE)}>
          {say("page.more", { count: Math.min(4 * PAGE, drawn - shown) })}
        </button>
      )}
      {drawn <= shown && worlds.length > drawn && <p class="quiet">{say("page.worlds-not-drawn", { count: worlds.length - drawn })}</p>}
    </>
  );
}
