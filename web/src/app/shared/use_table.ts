import { useEffect, useReducer } from "preact/hooks";
import type { GameTable, TableView } from "../../game/game_table";

/** The table's view, drawn anew at every change. */
export function useTable(table: GameTable): TableView {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const view = table.view;
  useEffect(() => {
    // It may have changed between drawing and listening.
    if (table.view !== view) redraw(undefined);
    return table.subscribe(() => redraw(undefined));
  }, [table]);
  return view;
}
