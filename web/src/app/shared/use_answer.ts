import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import type { Answer, Question } from "../../client/protocol";
import { requestOf } from "../../client/request";

/** The engine's answer; the one before it stays until it comes. */
export function useAnswer<State>(engine: Engine<State>, question: Question): Answer<State> | null {
  const [answer, setAnswer] = useState<Answer<State> | null>(null);
  const key = requestOf(question);
  useEffect(() => {
    let current = true;
    engine.ask(question).then(
      (received) => current && setAnswer(received),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [engine, key]);
  return answer;
}
