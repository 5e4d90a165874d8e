import { useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import type { Seats } from "../../game/seats";
import type { Table } from "../../game/table";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { AskDialog } from "../shared/ask_dialog";
import { Controls } from "./controls";
import { Play } from "./play";
import { useTable } from "../shared/use_table";

function sittersOf(seats: Seats): Record<string, string> {
  const alone = Object.values(seats).some((seat) => seat.kind === "computer");
  const person = alone ? say("page.you") : say("page.player");
  const names = Object.entries(seats).map(([actor, seat]) => [actor, seat.kind === "computer" ? say("page.computer-at", { level: seat.level }) : person]);
  return Object.fromEntries(names) as Record<string, string>;
}

interface LocalPlayProps {
  engine: Engine;
  table: Table;
  kit: AnyKit;
  onNewGame: () => void;
  onRematch: () => void;
  /** Goes on after so many actions in a game of its own; this one stays as it is. */
  onBranch: (length: number) => void;
  onLoad: (text: string) => void;
}

/** A game at this page alone, against the computer or with both players at it. */
export function LocalPlay({ engine, table, kit, onNewGame, onRematch, onBranch, onLoad }: LocalPlayProps) {
  const view = useTable(table);
  /** After how many actions of a finished game one wants to go on. */
  const [asked, setAsked] = useState<number | null>(null);
  const undo = () => (table.over ? onBranch(view.moments.length - 1 - table.undoable) : void table.undo());
  const controls = (
    <Controls kit={kit} table={table} view={view} onUndo={undo} onNewGame={onNewGame} onRematch={onRematch} onLoad={onLoad} />
  );
  return (
    <>
      <Play
        engine={engine}
        table={table}
        kit={kit}
        sitters={sittersOf(table.setup.seats)}
        controls={controls}
        onPlayFromHere={() => (table.over ? setAsked(view.cursor) : onBranch(view.cursor))}
      />
      {asked !== null && (
        <AskDialog
          title={say("page.branch-title")}
          text={say("page.branch-text")}
          yes={say("page.branch-now")}
          onYes={() => {
            setAsked(null);
            onBranch(asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}
