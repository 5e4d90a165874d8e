import type { Moment, TableView } from "../../game/game_table";
import type { Standing } from "../../games/kit";

/** What the words need to know about one moment of a game. */
export function standingAt<State>(view: TableView<State>, cursor: number): Standing<State> {
  return {
    moment: view.moments[cursor] as Moment<State>,
    before: view.moments[cursor - 1] ?? null,
    moments: view.moments,
    index: cursor,
  };
}
