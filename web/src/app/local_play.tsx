import type { Engine } from "../client/engine";
import type { Seats } from "../game/seats";
import type { Table } from "../game/table";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";
import { Controls } from "./controls";
import { Play } from "./play";
import { useTable } from "./use_table";

function sittersOf(seats: Seats): Record<string, string> {
  const alone = Object.values(seats).some((seat) => seat.kind === "computer");
  const person = alone ? words.you : words.player;
  const names = Object.entries(seats).map(([actor, seat]) => [actor, seat.kind === "computer" ? words.computerAt(seat.level) : person]);
  return Object.fromEntries(names) as Record<string, string>;
}

interface LocalPlayProps {
  engine: Engine;
  table: Table;
  kit: GameKit;
  onNewGame: () => void;
  onRematch: () => void;
  onLoad: (text: string) => void;
}

/** A game at this page alone, against the computer or with both players at it. */
export function LocalPlay({ engine, table, kit, onNewGame, onRematch, onLoad }: LocalPlayProps) {
  const view = useTable(table);
  return (
    <Play
      engine={engine}
      table={table}
      kit={kit}
      sitters={sittersOf(table.setup.seats)}
      controls={<Controls kit={kit} table={table} view={view} onNewGame={onNewGame} onRematch={onRematch} onLoad={onLoad} />}
      onPlayFromHere={() => void table.playFromHere()}
    />
  );
}
