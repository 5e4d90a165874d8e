import { useState } from "preact/hooks";
import type { Engine } from "../client/engine";
import type { Table } from "../game/table";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";
import { asPercent, asSentence } from "../words/list";
import { useAnswer } from "./use_answer";

const PAGE = 12;

/** Every classical board that is still possible, with its share. */
export function WorldsPanel({ engine, table, kit }: { engine: Engine; table: Table; kit: GameKit }) {
  const answer = useAnswer(engine, { ...table.question(), report: ["worlds"] });
  const [shown, setShown] = useState(PAGE);
  if (!answer) return null;
  if (!answer.ok) return <p class="quiet">{asSentence(answer.error.reason)}</p>;
  const worlds = answer.worlds ?? [];
  return (
    <>
      <p class="quiet">{words.worldsIntro(worlds.length)}</p>
      <ul class="worlds">
        {worlds.slice(0, shown).map((world, index) => {
          const state = kit.worldState(world);
          return (
            <li key={index}>
              <kit.Picture rules={table.setup.rules} state={state} label={kit.describe(state)} />
              <span>{words.worldShare(world.p, asPercent(world.p))}</span>
            </li>
          );
        })}
      </ul>
      {worlds.length > shown && (
        <button type="button" onClick={() => setShown(shown + 4 * PAGE)}>
          {words.moreWorlds(Math.min(4 * PAGE, worlds.length - shown))}
        </button>
      )}
    </>
  );
}
