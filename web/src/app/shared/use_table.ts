import { useEffect, useReducer } from "preact/hooks";
import type { GameTable, TableView } from "../../game/game_table";
import { useSpokenLanguage } from "./spoken_language";

/** The table's view, drawn anew at every change. */
export function useTable(table: GameTable): TableView {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const view = table.view;
  useEffect(() => {
    // It may have changed between drawing and listening.
    if (table.view !== view) redraw(undefined);
    return table.subscribe(() => redraw(undefined));
  }, [table]);
  // What was told in another language is told again.
  const { spoken } = useSpokenLanguage();
  useEffect(() => void table.retell(), [table, spoken, view.moments]);
  return view;
}
