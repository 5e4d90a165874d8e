// A superposition of each classical game, for the rules in short: where it begins, its moves, and the world that each of them leads to.
import type { Rules } from "../../client/protocol";
import { classicalName } from "./state";

export interface RulesExample {
  start: string;
  moves: readonly string[];
  worlds: readonly string[];
}

const PINS: RulesExample = { start: "###", moves: ["1", "3"], worlds: [".##", "##."] };
const PAIRS_OF_PINS: RulesExample = { start: "###", moves: ["1-2", "2-3"], worlds: ["..#", "#.."] };
const COLOURS: RulesExample = { start: "a-b,b-c", moves: ["a", "b"], worlds: ["a-b,b-c,a:L", "a-b,b-c,b:L"] };

const EXAMPLES: Record<string, RulesExample> = {
  nim: { start: "2,2", moves: ["1-1", "2-1"], worlds: ["1,2", "2,1"] },
  kayles: PINS,
  dawson: PAIRS_OF_PINS,
  "dawson-kayles": PAIRS_OF_PINS,
  domineering: { start: "##/##", moves: ["a1a2", "b1b2"], worlds: [".#/.#", "#./#."] },
  hackenbush: { start: "1:0-1:B,2:1-2:R,3:0-3:B", moves: ["1", "3"], worlds: ["3:0-3:B", "1:0-1:B,2:1-2:R"] },
  "node-kayles": { start: "a-b,b-c", moves: ["a", "c"], worlds: ["c", "a"] },
  col: COLOURS,
  snort: COLOURS,
  clobber: { start: "xox", moves: ["a1b1", "c1b1"], worlds: [".xx", "xx."] },
  "toads-and-frogs": { start: "T./T.", moves: ["a1b1", "a2b2"], worlds: ["T./.T", ".T/T."] },
  geography: { start: "a-b,a-c@a", moves: ["b", "c"], worlds: ["b,c@b", "b,c@c"] },
};

/** One that the game of these rules allows; null where none is at hand: octal codes differ too much. */
export function exampleOf(rules: Rules): RulesExample | null {
  const game = classicalName(rules);
  if (game === "subtraction" && Array.isArray(rules.set)) {
    const least = Math.min(...rules.set.map(Number));
    return { start: `${least},${least}`, moves: [`1-${least}`, `2-${least}`], worlds: [`0,${least}`, `${least},0`] };
  }
  if (game === "octal") return rules.code === "0.6" ? PINS : null;
  return EXAMPLES[game] ?? null;
}
