import type { Engine } from "../../client/engine";
import type { GameTable, TableView } from "../../game/game_table";
import type { Report } from "../../client/protocol";
import type { Ending, AnyKit } from "../../games/kit";
import { useAnswer } from "./use_answer";

const DECIDED: readonly Report[] = ["decided"];

/** How the game ended, when one is looking at its end; null until all of that is known. */
export function useEnding(engine: Engine, kit: AnyKit, table: GameTable, view: TableView): Ending | null {
  const reports = kit.endingReports ?? DECIDED;
  const result = view.cursor === view.moments.length - 1 ? view.result : null;
  const answer = useAnswer(engine, { ...table.question(), report: result ? reports : [] });
  if (!result || !answer) return null;
  const { rules } = table.setup;
  // A game need not tell what decided it.
  if (!answer.ok) return { result, decided: [], rules };
  if (reports.some((report) => !(report in answer))) return null;
  return { result, decided: answer.decided ?? [], told: answer, rules };
}
