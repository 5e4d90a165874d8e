// Why there is no move though something may be left on the board.
import type { Rules, Stuck } from "../../client/protocol";
import { listOf } from "../../words/say";
import { alternatives, orderOf } from "./move_words";
import { actorName, isYou } from "./names";
import { setupWords } from "./setup_words";

/** What each ruleset says of one move alone. */
const FORBIDS: Record<string, string> = {
  A: "never allows one move alone",
  B: "allows one move alone only when there is no other",
  C: "allows one move alone only if it is legal in every world",
  "C'": "allows one move alone only if it is legal in every world where one can still move",
  BC: "allows one move alone only when there is no other, or if it is legal in every world",
};

/** More than these are only counted. */
const MOST_NAMED = 3;

function leftOver({ moves, count }: Stuck, rules: Rules, who: string): string {
  const [first] = moves;
  if (!first) return "";
  const named = moves.slice(0, MOST_NAMED).map(({ move }) => orderOf(rules, move));
  const all = count > MOST_NAMED ? `make one of ${count} moves` : alternatives(named);
  const where = moves.every(({ worlds, of }) => worlds === of) ? "" : ` in ${first.worlds} of ${first.of} worlds`;
  const rulesets = [...new Set(moves.map(({ ruleset }) => ruleset))];
  const rule = listOf(rulesets.map((ruleset) => `ruleset ${setupWords.rulesetName(ruleset)} ${FORBIDS[ruleset] ?? ""}`));
  const alone = first.width === 1 ? "moves are not superposed here" : "there is no other to superpose it with";
  return `${who} could still ${all}${count === 1 ? where : ""}, but ${rule}, and ${alone}.`;
}

/** One sentence, after it was said who cannot move. */
export function stuckWords(stuck: Stuck, rules: Rules, you: readonly string[]): string {
  const who = isYou(stuck.actor, you) ? "You" : actorName(stuck.actor);
  if (stuck.moves.length > 0) return leftOver(stuck, rules, who);
  if (stuck.other === 0) return "No move is left for anybody.";
  const other = stuck.actor === "left" ? "right" : "left";
  return isYou(other, you) ? "Only you could still move." : `Only ${actorName(other)} could still move.`;
}
