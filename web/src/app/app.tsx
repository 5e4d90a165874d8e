import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../client/engine";
import { isFault, readRecord } from "../game/record";
import { PERSON, type Seats } from "../game/seats";
import { Table, type TableOptions, type TableSetup } from "../game/table";
import { gameNamed, games } from "../games/all";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";
import { asSentence } from "../words/list";
import { forgetGame, keepGame, keptGame } from "./memory";
import { Play } from "./play";
import { LoadRecordButton } from "./record_file";
import { SetupForm, setupFrom, usualSettings, type Settings } from "./setup_form";

const COMPUTER_PAUSE_MS = 600;

const tableOptions: TableOptions = {
  pause: () => new Promise((resolve) => setTimeout(resolve, COMPUTER_PAUSE_MS)),
};

function personsOnly(kit: GameKit): Seats {
  return Object.fromEntries(kit.actors.map((actor) => [actor, PERSON]));
}

/** The page: a form for a new game, or the table that one plays at. */
export function App({ engine }: { engine: Engine }) {
  const kit = games[0] as GameKit;
  const [settings, setSettings] = useState<Settings>(() => usualSettings(kit));
  const [table, setTable] = useState<Table | null>(null);
  const [atSetup, setAtSetup] = useState(false);
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

  async function load(text: string, seats?: Seats) {
    const record = await readRecord(text, games.map((game) => game.name), engine);
    if (isFault(record)) return setRefusal(words.recordFault(record));
    const { game, rules, start, actions } = record;
    const complete = { ...usualSettings(kit).rules, ...rules };
    await open({ game, rules: complete, start, seats: seats ?? personsOnly(gameNamed(game) ?? kit) }, actions);
  }

  const orBroken = (work: Promise<unknown>) => void work.catch(() => setBroken(true));

  // Whatever the engine could not answer ends here.
  useEffect(() => {
    const onFailure = () => setBroken(true);
    addEventListener("unhandledrejection", onFailure);
    return () => removeEventListener("unhandledrejection", onFailure);
  }, []);

  // A reload goes on with the game in progress.
  useEffect(() => {
    const kept = keptGame();
    orBroken((kept ? load(kept.record, kept.seats) : engine.ask({ game: kit.name })).finally(() => setReady(true)));
  }, []);

  useEffect(() => {
    if (!table) return;
    const keep = () => {
      if (table.view.broken) setBroken(true);
      if (table.over || table.view.moments.length === 1) forgetGame();
      else keepGame({ record: table.record(), seats: table.setup.seats });
    };
    keep();
    return table.subscribe(keep);
  }, [table]);

  const atTable = table !== null && !atSetup;
  return (
    <>
      <header class="top">
        <span class="brand">{words.productName}</span>
        <h1>{kit.words.title}</h1>
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
          {refusal && (
            <p class="notice refusal" role="alert">
              {refusal}
            </p>
          )}
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
          <p class="summary">{kit.words.summary}</p>
          <SetupForm
            kit={kit}
            settings={settings}
            refusal={refusal}
            onStart={(chosen) => {
              setSettings(chosen);
              orBroken(open(setupFrom(kit, chosen)));
            }}
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
            <kit.RulesInShort />
          </details>
        </main>
      )}
    </>
  );
}
