import type { Engine } from "../../client/engine";
import type { Rules } from "../../client/protocol";
import { useRules } from "../../client/use_rules";
import type { AnyKit } from "../../games/kit";

/** The rules of a game in short. */
export function RulesPanel({ engine, kit, rules }: { engine: Engine; kit: AnyKit; rules: Rules }) {
  return <kit.RulesInShort rules={rules} described={useRules(engine, kit.name, rules)} />;
}
