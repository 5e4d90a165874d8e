import { useEffect, useState } from "preact/hooks";
import type { Engine } from "./engine";
import type { Answer, Question } from "./protocol";
import { requestOf } from "./request";

/** The engine's answer to this very question; null until it comes, and when nothing is asked. */
export function useCurrentAnswer<State>(engine: Engine<State>, question: Question | null): Answer<State> | null {
  const key = question && requestOf(question);
  const [known, setKnown] = useState<{ key: string; answer: Answer<State> } | null>(null);
  useEffect(() => {
    if (!question || key === null) return;
    let current = true;
    engine.ask(question).then(
      (answer) => current && setKnown({ key, answer }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [engine, key]);
  return known && known.key === key ? known.answer : null;
}
