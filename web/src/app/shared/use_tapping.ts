import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { EngineState, Success } from "../../client/protocol";
import type { GameTable, TableView } from "../../game/game_table";
import { legalIn, type AnyKit, type EngineMove } from "../../games/kit";
import { say } from "../../words/say";

interface TappingProps {
  kit: AnyKit;
  table: GameTable;
  view: TableView;
  details: Success<EngineState> | null;
  /** Plays an action; the cells that were tapped for it are told too. */
  onPlay: (action: string, cells: readonly string[]) => void;
}

export interface Tapping {
  /** The legal actions of the last moment, read. */
  legal: readonly EngineMove[];
  /** Those of them that are chosen by looking at where each leads; empty where one looks back. */
  choices: readonly EngineMove[];
  picked: readonly string[];
  pick: (picked: readonly string[]) => void;
  /** A tap by a person who may act in the last moment: it picks a cell, plays an action or is refused. */
  tap: (cell: string) => void;
}

/** How taps on the cells of a board become actions at a table, in a game as in a lesson. */
export function useTapping({ kit, table, view, details, onPlay }: TappingProps): Tapping {
  const [picked, pick] = useState<readonly string[]>([]);
  const legal = useMemo(() => legalIn(kit, view), [kit, view.legal, view.options]);
  const atEnd = view.cursor === view.moments.length - 1;
  const { state, actor, events } = table.last;
  const choices = useMemo(() => (atEnd ? kit.choices(state, legal) : []), [kit, state, legal, atEnd]);

  // What was picked belongs to the moment it was picked in.
  useLayoutEffect(() => pick([]), [table, view.cursor, view.moments]);

  function tap(cell: string) {
    table.clearRefusal();
    const tapped = kit.tap({ rules: table.setup.rules, state, actor, legal, picked, events, details }, cell);
    if ("picked" in tapped) return pick(tapped.picked);
    if ("refusal" in tapped) return table.refuse(tapped.refusal);
    if (choices.length > 0 && !view.legal.includes(tapped.action)) return table.refuse(say("page.choose-shown"));
    onPlay(tapped.action, [...picked, cell]);
  }

  return { legal, choices, picked, pick, tap };
}
