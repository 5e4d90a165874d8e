// How a question goes to an engine of this page, and how its answer comes back: both in the language that is spoken.
import { language, sayNamed } from "../words/say";
import type { Answer, Question } from "./protocol";

export function requestOf(question: Question): string {
  return JSON.stringify({ language: language(), ...question });
}

/** The answer. Where the page refuses and not the engine (engine_set.ts), its words are put in here. */
export function answerOf<State>(text: string): Answer<State> {
  const answer = JSON.parse(text) as Answer<State>;
  if (answer.ok || answer.error.reason !== "") return answer;
  const { detail = "", arguments: values } = answer.error;
  return { ...answer, error: { ...answer.error, reason: sayNamed(`page.${detail}`, values as Record<string, string>) ?? detail } };
}
