import { useEffect, useReducer } from "preact/hooks";
import type { Table, TableView } from "../game/table";

/** The table's view, drawn anew at every change. */
export function useTable(table: Table): TableView {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const view = table.view;
  useEffect(() => {
    // It may have changed between drawing and listening.
    if (table.view !== view) redraw(undefined);
    return table.subscribe(() => redraw(undefined));
  }, [table]);
  return view;
}
