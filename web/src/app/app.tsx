import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../client/engine";
import { isFault, readRecord, type GameRecord } from "../game/record";
import { readSeats, type Seats } from "../game/seats";
import { Table, type TableOptions, type TableSetup } from "../game/table";
import { gameNamed, games } from "../games/all";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";
import { asSentence } from "../words/list";
import { forgetGame, keepGame, keptGame } from "./memory";
import { OpenDialog } from "./open_dialog";
import { Play } from "./play";
import { LoadRecordButton } from "./record_file";
import { Refusal } from "./refusal";
import { seatsFrom } from "./seat_fields";
import { SetupForm, setupFrom, usualSettings, type Settings } from "./setup_form";

const COMPUTER_PAUSE_MS = 600;

const tableOptions: TableOptions = {
  pause: () => new Promise((resolve) => setTimeout(resolve, COMPUTER_PAUSE_MS)),
};

/** The page: a form for a new game, or the table that one plays at. */
export function App({ engine }: { engine: Engine }) {
  const kit = games[0] as GameKit;
  const [settings, setSettings] = useState<Settings>(() => usualSettings(kit));
  const [table, setTable] = useState<Table | null>(null);
  const [atSetup, setAtSetup] = useState(false);
  /** A saved game that waits for who plays it. */
  const [toOpen, setToOpen] = useState<GameRecord | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  const [ready, setReady] = useState(false);

  async function open(setup: TableSetup, played: readonly { action: string; ms?: number }[] = []) {
    const opened = await Table.open(engine, setup, played, tableOptions);
    if ("refusal" in opened) return setRefusal(asSentence(opened.refusal));
    table?.leave();
    opened.begin();
    setRefusal(null);
    setTable(opened);
    setAtSetup(false);
  }

  const read = (text: string) => readRecord(text, games.map((game) => game.name), engine);

  async function openRecord(record: GameRecord, seats: Seats) {
    const { game, rules, start, actions } = record;
    await open({ game, rules: { ...usualSettings(kit).rules, ...rules }, start, seats }, actions);
  }

  /** Opens a saved game, after asking what has to be asked. */
  async function load(text: string) {
    const record = await read(text);
    if (isFault(record)) return setRefusal(words.recordFault(record));
    setRefusal(null);
    if (table?.inProgress || record.result === null) return setToOpen(record);
    await openRecord(record, seatsFrom(kit, { ...settings, opponent: "screen" }));
  }

  /** Goes on with the game that the browser kept; what is damaged is forgotten. */
  async function resume() {
    const kept = keptGame();
    const record = kept ? await read(kept.record) : null;
    const seats = kept ? readSeats(kept.seats, kit.actors) : null;
    if (record && !isFault(record) && seats) return openRecord(record, seats);
    if (kept) forgetGame();
    // Loads the engine.
    await engine.ask({ game: kit.name });
  }

  const orBroken = (work: Promise<unknown>) => void work.catch(() => setBroken(true));

  // Whatever the engine could not answer ends here.
  useEffect(() => {
    const onFailure = () => setBroken(true);
    addEventListener("unhandledrejection", onFailure);
    return () => removeEventListener("unhandledrejection", onFailure);
  }, []);

  useEffect(() => orBroken(resume().finally(() => setReady(true))), []);

  useEffect(() => {
    if (!table) return;
    const keep = () => {
      if (table.view.broken) setBroken(true);
      if (table.view.moments.length === 1) forgetGame();
      else keepGame({ record: table.record(), seats: table.setup.seats });
    };
    keep();
    return table.subscribe(keep);
  }, [table]);

  const atTable = table !== null && !atSetup;
  const shownRules = atTable ? table.setup.rules : settings.rules;
  return (
    <>
      <header class="top">
        <span class="brand">{words.productName}</span>
        <h1>{kit.words.title(shownRules)}</h1>
      </header>
      {broken ? (
        <main>
          <p class="notice" role="alert">
            {words.engineBroken}
          </p>
        </main>
      ) : !ready ? (
        <main>
          <p class="notice quiet">{words.loading}</p>
        </main>
      ) : atTable ? (
        <>
          {refusal && <Refusal reason={refusal} className="notice" />}
          <Play
            engine={engine}
            table={table}
            kit={gameNamed(table.setup.game) ?? kit}
            onNewGame={() => {
              setRefusal(null);
              setAtSetup(true);
            }}
            onRematch={() => orBroken(open(table.setup))}
            onLoad={(text) => orBroken(load(text))}
          />
        </>
      ) : (
        <main class="welcome">
          <p class="summary">{kit.words.summary(settings.rules)}</p>
          <SetupForm
            kit={kit}
            settings={settings}
            refusal={refusal}
            onChange={setSettings}
            onStart={() => orBroken(open(setupFrom(kit, settings)))}
          />
          <div class="other-ways">
            {table && (
              <button type="button" onClick={() => setAtSetup(false)}>
                {words.continueGame}
              </button>
            )}
            <LoadRecordButton onText={(text) => orBroken(load(text))} />
          </div>
          <details class="card">
            <summary>{words.rules}</summary>
            <kit.RulesInShort rules={settings.rules} />
          </details>
        </main>
      )}
      {toOpen && !broken && (
        <OpenDialog
          kit={gameNamed(toOpen.game) ?? kit}
          record={toOpen}
          replaces={table?.inProgress ?? false}
          seating={settings}
          onOpen={(seats) => {
            setToOpen(null);
            orBroken(openRecord(toOpen, seats));
          }}
          onCancel={() => setToOpen(null)}
        />
      )}
    </>
  );
}
