import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../client/engine";
import { isFault, readRecord, type GameRecord, type RecordFault } from "../game/record";
import { readSeats, type Seats } from "../game/seats";
import { Table, type TableOptions, type TableSetup } from "../game/table";
import { gameNamed, games, needsLegal } from "../games/all";
import type { GameKit } from "../games/kit";
import { waitForDie } from "./wait_for_die";
import { forgetGame, keepGame, keptGame } from "./memory";

const COMPUTER_PAUSE_MS = 600;
/** A die that has come to rest wants to be looked at. */
const AFTER_ROLL_MS = 2200;

const tableOptions: TableOptions = {
  pause: (afterRoll) => new Promise((resolve) => setTimeout(resolve, afterRoll ? AFTER_ROLL_MS : COMPUTER_PAUSE_MS)),
  roll: waitForDie,
};

export interface LocalGame {
  table: Table | null;
  /** True when what the browser kept has been taken up. */
  ready: boolean;
  /** Opens a game in place of the one there is; the engine's reason when it refuses. */
  open(setup: TableSetup): Promise<string | null>;
  openRecord(record: GameRecord, seats: Seats): Promise<string | null>;
  read(text: string): Promise<GameRecord | RecordFault>;
}

/** The game that belongs to this page alone. The browser keeps it between visits. */
export function useLocalGame(engine: Engine, kit: GameKit, onBroken: () => void): LocalGame {
  const [table, setTable] = useState<Table | null>(null);
  // Where nothing was kept there is nothing to wait for; the engine loads meanwhile.
  const [ready, setReady] = useState(() => keptGame() === null);

  async function open(setup: TableSetup, played: readonly { action: string; ms?: number }[] = []) {
    const opened = await Table.open(engine, setup, played, tableOptions);
    if ("refusal" in opened) return opened.refusal;
    table?.leave();
    opened.begin();
    setTable(opened);
    return null;
  }

  const read = (text: string) => readRecord(text, games.map((game) => game.name), engine);

  function openRecord({ game, rules, start, actions }: GameRecord, seats: Seats) {
    return open({ game, rules: { ...gameNamed(game)?.defaults, ...rules }, start, needsLegal: needsLegal(game), seats }, actions);
  }

  /** Goes on with the game that the browser kept; what is damaged is forgotten. */
  async function resume(): Promise<unknown> {
    const kept = keptGame();
    const record = kept ? await read(kept.record) : null;
    const actors = record && !isFault(record) ? gameNamed(record.game)?.actors : undefined;
    const seats = kept && actors ? readSeats(kept.seats, actors) : null;
    if (record && !isFault(record) && seats) return openRecord(record, seats);
    if (kept) forgetGame();
    // Loads the engine.
    return engine.ask({ game: kit.name });
  }

  useEffect(() => {
    resume().catch(onBroken).finally(() => setReady(true));
  }, []);

  useEffect(() => {
    if (!table) return;
    const keep = () => {
      if (table.view.broken) onBroken();
      if (table.view.moments.length === 1) forgetGame();
      else keepGame({ record: table.record(), seats: table.setup.seats });
    };
    keep();
    return table.subscribe(keep);
  }, [table]);

  return { table, ready, open, openRecord, read };
}
