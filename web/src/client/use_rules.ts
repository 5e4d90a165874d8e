import { useRef } from "preact/hooks";
import type { Engine } from "./engine";
import type { RuleDescription, Rules } from "./protocol";
import { useCurrentAnswer } from "./use_current_answer";

const NOTHING: readonly RuleDescription[] = [];

/**
 * What the engine tells about the rules of a game, as they are with these values; what it told last while it thinks, or
 * where these values are no rules. Empty before the first answer.
 */
export function useRules<State>(engine: Engine<State>, game: string, rules: Rules): readonly RuleDescription[] {
  const known = useRef<{ game: string; described: readonly RuleDescription[] }>({ game, described: NOTHING });
  const answer = useCurrentAnswer(engine, { game, rules, report: ["rules"] });
  const usual = useCurrentAnswer(engine, answer && !answer.ok && known.current.described === NOTHING ? { game, report: ["rules"] } : null);
  const told = answer?.ok ? answer.rules : usual?.ok ? usual.rules : undefined;
  if (told) known.current = { game, described: told };
  return known.current.game === game ? known.current.described : NOTHING;
}
