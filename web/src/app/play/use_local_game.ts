import { useEffect, useRef, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import { isFault, readRecord, type GameRecord, type RecordFault } from "../../game/record";
import { readSeats, type Seats } from "../../game/seats";
import { Table, type Moment, type TableOptions, type TableSetup } from "../../game/table";
import { gameNamed, games, wantsOfGame } from "../../games/all";
import { forcedAction } from "./forced";
import { drawId } from "./kept_games";
import { go, localPath } from "../shared/route";
import { shelf } from "./shelf";
import { waitForDie } from "../shared/wait_for_die";

const COMPUTER_PAUSE_MS = 600;
/** A die that has come to rest wants to be looked at. */
const AFTER_ROLL_MS = 2200;

const tableOptions: TableOptions = {
  pause: (afterRoll) => new Promise((resolve) => setTimeout(resolve, afterRoll ? AFTER_ROLL_MS : COMPUTER_PAUSE_MS)),
  roll: waitForDie,
  forced: forcedAction,
};

interface OpenTable {
  id: string;
  table: Table;
}

export interface LocalGame {
  /** The game one is at, or has come from. */
  current: OpenTable | null;
  /** False when the browser has no room for the game, so that it ends with the page. */
  kept: boolean;
  /** Opens a game under an id of its own and goes there; the engine's reason when it refuses. */
  open(setup: TableSetup): Promise<string | null>;
  openRecord(record: GameRecord, seats: Seats): Promise<string | null>;
  /** Goes on with the current game after so many of its actions, in a game of its own: the current one stays as it is. */
  branch(length: number): Promise<string | null>;
  /** Goes on with a game that the browser kept; false when there is none, or it is damaged. */
  resume(id: string): Promise<boolean>;
  read(text: string): Promise<GameRecord | RecordFault>;
}

type Played = readonly { action: string; face?: number; ms?: number }[];

function setupOf({ game, rules, start }: GameRecord, seats: Seats): TableSetup {
  return { game, rules, start, ...wantsOfGame(game), seats };
}

/** The games that belong to this browser alone, one at a time. Each is kept under its id from its beginning. */
export function useLocalGame(engine: Engine, onBroken: () => void): LocalGame {
  const [current, setCurrent] = useState<OpenTable | null>(null);
  const [kept, setKept] = useState(true);
  /** The moments of the current game that are on the shelf. */
  const shelved = useRef<readonly Moment[] | null>(null);

  /** Sits down at a table; `known` when the shelf has the game as it is. */
  function sitDown(opened: OpenTable, known: boolean): void {
    current?.table.leave();
    shelved.current = known ? opened.table.view.moments : null;
    opened.table.begin();
    setCurrent(opened);
  }

  async function open(setup: TableSetup, played: Played = []): Promise<string | null> {
    const table = await Table.open(engine, setup, played, tableOptions);
    if ("refusal" in table) return table.refusal;
    const id = drawId();
    sitDown({ id, table }, false);
    go(localPath(id));
    return null;
  }

  const read = (text: string) => readRecord(text, games.map((game) => game.name), engine);

  async function branch(length: number): Promise<string | null> {
    if (!current) return null;
    return open(current.table.setup, current.table.record().actions.slice(0, length));
  }

  async function resume(id: string): Promise<boolean> {
    const found = await shelf.take(id);
    const record = found && (await read(JSON.stringify(found.record)));
    if (!found || !record || isFault(record)) return false;
    const seats = readSeats(found.seats, gameNamed(record.game)?.actors ?? []);
    const table = seats && (await Table.open(engine, setupOf(record, seats), record.actions, tableOptions));
    if (!table || "refusal" in table) return false;
    // One may have gone elsewhere meanwhile.
    if (location.pathname === localPath(id)) sitDown({ id, table }, true);
    return true;
  }

  useEffect(() => {
    if (!current) return;
    const { id, table } = current;
    const keep = async () => {
      if (table.view.broken) onBroken();
      if (table.view.moments === shelved.current) return;
      shelved.current = table.view.moments;
      const game = { record: table.record(), seats: table.setup.seats };
      const done = await shelf.keep(id, game);
      setKept(done !== "full");
      if (done !== "taken") return;
      // Another page has gone on with this game: what is played here is a game of its own from now on.
      const own = drawId();
      await shelf.keep(own, game);
      setCurrent({ id: own, table });
      if (location.pathname === localPath(id)) go(localPath(own), { replace: true });
    };
    void keep();
    return table.subscribe(() => void keep());
  }, [current]);

  return { current, kept, open, openRecord: (record, seats) => open(setupOf(record, seats), record.actions), branch, resume, read };
}
