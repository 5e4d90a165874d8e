import { useEffect, useState } from "preact/hooks";
import { startOf } from "../../game/game_table";
import { language, say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import type { AboutProps } from "../kit";
import { readTemperature, readValue, valueSentence, type Temperature, type Value } from "./value_words";
import type { State } from "./state";

type Found = { busy: true } | { value: Value; explained: string; temperature: Temperature | null } | { refusal: string };

/** The value of the position, when it is asked for. */
export function ValueCard({ engine, setup, actions }: AboutProps<State>) {
  const [found, setFound] = useState<Found | null>(null);
  const key = actions.join(" ");

  // Another position or language, another sentence; what is still being computed is given up.
  useEffect(() => {
    setFound(null);
    return () => engine.stopStudying();
  }, [engine, setup, key, language()]);

  async function ask() {
    setFound({ busy: true });
    const question = { ...startOf(setup), moves: actions };
    const answer = await engine.study({ ...question, report: ["value", "explanation"] });
    if (!answer.ok) return setFound({ refusal: answer.error.reason });
    const value = readValue(answer.value);
    if (!value) return setFound(null);
    const explained = answer.explanation ?? "";
    setFound({ value, explained, temperature: null });
    // Impartial games have none.
    if (typeof value.value !== "string") return;
    const more = await engine.study({ ...question, report: ["temperature"] });
    if (more.ok) setFound({ value, explained, temperature: readTemperature(more.temperature) });
  }

  function stop() {
    engine.stopStudying();
    setFound(null);
  }

  const busy = found !== null && "busy" in found;
  return (
    <div class="about-part">
      <button type="button" aria-disabled={busy} onClick={() => !busy && void ask()}>
        {say("page-combinatorial.value.button")}
      </button>
      {busy && (
        <button type="button" onClick={stop}>
          {say("page-combinatorial.value.stop")}
        </button>
      )}
      <div class="about-said" role="status">
        {busy && <p class="busy">{say("page-combinatorial.value.busy")}</p>}
        {found && "value" in found && (
          <>
            <p class="value">{valueSentence(found.value, found.explained)}</p>
            <p class="quiet">
              {say("page-combinatorial.value.explained")} {found.temperature && say("page-combinatorial.value.temperature", { ...found.temperature })}
            </p>
          </>
        )}
        {found && "refusal" in found && <p class="quiet">{asSentence(found.refusal)}</p>}
      </div>
    </div>
  );
}
