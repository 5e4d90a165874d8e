import type { Engine } from "../client/engine";
import type { GameTable, TableView } from "../game/game_table";
import type { Ending } from "../games/kit";
import { useAnswer } from "./use_answer";

/** How the game ended, when one is looking at its end; null until all of that is known. */
export function useEnding(engine: Engine, table: GameTable, view: TableView): Ending | null {
  const result = view.cursor === view.moments.length - 1 ? view.result : null;
  const answer = useAnswer(engine, { ...table.question(), report: result ? ["decided"] : [] });
  if (!result || !answer) return null;
  // A game need not tell what decided it.
  if (!answer.ok) return { result, decided: [] };
  return answer.decided ? { result, decided: answer.decided } : null;
}
