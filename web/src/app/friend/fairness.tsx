import type { ServerFacts } from "../../client/game_server";
import type { RemoteTable } from "../../game/remote_table";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { isGivenRoll } from "../shared/given";
import { diceWords } from "../shared/fault_words";

interface FairnessProps {
  kit: AnyKit;
  table: RemoteTable;
  facts: ServerFacts | null;
}

/** Where the rolls of a game come from: whose dice they are, and how many were brought along when the game was opened. */
export function Fairness({ kit, table, facts }: FairnessProps) {
  const given = table.view.moments.filter((moment) => moment.given);
  const rolls = given.filter(isGivenRoll).length;
  const rolled = kit.rolls?.(table.setup.rules) ?? false;
  return (
    <>
      {given.length > 0 && <p class="quiet">{say("page.given-actions", { count: given.length, rolls })}</p>}
      {rolled && facts?.dice && <p class={facts.diceFile ? "warning" : "quiet"}>{diceWords(facts.dice, facts.diceFile)}</p>}
    </>
  );
}
