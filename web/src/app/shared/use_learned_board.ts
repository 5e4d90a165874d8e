import type { Engine } from "../../client/engine";
import type { Rules } from "../../client/protocol";
import { useCurrentAnswer } from "../../client/use_current_answer";
import type { AnyKit } from "../../games/kit";

/** Has a kit know what it has to ask once per rules; whether it knows it, or has nothing to ask. */
export function useLearnedBoard(engine: Engine, kit: AnyKit, rules: Rules): boolean {
  const question = kit.boardQuestion?.(rules) ?? null;
  const answer = useCurrentAnswer(engine, question);
  if (answer?.ok) kit.learnBoard?.(rules, answer);
  return question === null || answer !== null;
}
