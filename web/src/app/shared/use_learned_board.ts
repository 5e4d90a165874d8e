import type { Engine } from "../../client/engine";
import type { Rules } from "../../client/protocol";
import { useCurrentAnswer } from "../../client/use_current_answer";
import type { AnyKit } from "../../games/kit";

/** Has a kit know what it has to ask once per rules. */
export function useLearnedBoard(engine: Engine, kit: AnyKit, rules: Rules): void {
  const answer = useCurrentAnswer(engine, kit.boardQuestion?.(rules) ?? null);
  if (answer?.ok) kit.learnBoard?.(rules, answer);
}
