import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import type { GameTable } from "../../game/game_table";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import { Ket } from "./ket";
import { useAnswer } from "../shared/use_answer";

/** Characters of a state that are shown. */
const LONGEST_SHOWN = 5000;

/** The position in Dirac's notation. */
export function StatePanel({ engine, table, kit }: { engine: Engine; table: GameTable; kit: AnyKit }) {
  const answer = useAnswer(engine, { ...table.question(), report: ["ket"] });
  const [copied, setCopied] = useState(false);
  const ket = answer?.ok ? answer.ket : undefined;
  useEffect(() => setCopied(false), [ket?.latex]);
  if (answer && !answer.ok) return <p class="quiet">{asSentence(answer.error.reason)}</p>;
  if (!ket) return null;
  const text = ket.short ?? ket.text;
  return (
    <>
      <p class="quiet">{kit.words.stateIntro}</p>
      <Ket text={kit.words.ket(text.slice(0, LONGEST_SHOWN))} />
      {text.length > LONGEST_SHOWN && <p class="quiet">{say("page.cut-off")}</p>}
      {kit.StateDetails && <kit.StateDetails engine={engine} question={table.question()} />}
      {navigator.clipboard && (
        <button type="button" onClick={() => void navigator.clipboard.writeText(ket.latex).then(() => setCopied(true))}>
          {copied ? say("page.copied") : say("page.copy-latex")}
        </button>
      )}
    </>
  );
}
