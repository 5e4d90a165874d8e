import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import { toldAction } from "../../client/protocol";
import { isFault, type GameRecord } from "../../game/record";
import { gameNamed } from "../../games/all";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import { LocalPlay } from "../play/local_play";
import { recordFaultWords, serverFaultWords } from "../shared/fault_words";
import { OpenDialog } from "./open_dialog";
import { openFriendGame } from "./open_friend_game";
import { Refusal } from "../shared/refusal";
import { NoGame } from "../shared/no_game";
import { gamePath, go, localPath, type Visit } from "../shared/route";
import { seatsFrom, type Seating } from "./seat_fields";
import { setupFrom, type Settings } from "./setup_form";
import { TopBar } from "../shared/top_bar";
import type { LocalGame } from "../play/use_local_game";
import { Welcome } from "./welcome";

interface HomeProps {
  engine: Engine;
  kit: AnyKit;
  visit: Visit;
  local: LocalGame;
  settings: Settings;
  onSettings: (settings: Settings) => void;
  onKit: (kit: AnyKit) => void;
}

/** The start page, a form for a new game, and the table of a game that belongs to this browser. */
export function Home({ engine, kit, visit, local, settings, onSettings, onKit }: HomeProps) {
  const { current } = local;
  const wanted = visit.route.page === "local" ? visit.route.id : null;
  const table = current && current.id === wanted ? current.table : null;
  /** The game of this id cannot be shown. */
  const [missing, setMissing] = useState<string | null>(null);
  /** A saved game that waits for who plays it. */
  const [toOpen, setToOpen] = useState<GameRecord | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => setRefusal(null), [visit]);

  useEffect(() => {
    if (wanted === null || current?.id === wanted) return;
    setMissing(null);
    void local.resume(wanted).then((found) => found || setMissing(wanted));
  }, [wanted]);

  /** Shows why the engine said no; a game that was opened shows itself. */
  function show(reason: string | null) {
    setRefusal(reason && asSentence(reason));
    if (reason === null) setToOpen(null);
  }

  async function openWithFriend(...wanted: Parameters<typeof openFriendGame>) {
    if (busy) return;
    setRefusal(null);
    setBusy(true);
    const opened = await openFriendGame(...wanted);
    setBusy(false);
    if ("id" in opened) go(gamePath(opened.id));
    else setRefusal(serverFaultWords(opened));
  }

  async function start() {
    const setup = setupFrom(kit, settings);
    if (settings.opponent === "friend") return openWithFriend(setup, settings.side);
    // The engine may still be loading.
    setBusy(true);
    show(await local.open(setup).finally(() => setBusy(false)));
  }

  async function openRecord(record: GameRecord, seating: Seating) {
    if (seating.opponent === "friend") return openWithFriend(record, seating.side, record.actions.map(toldAction));
    show(await local.openRecord(record, seatsFrom(gameNamed(record.game) ?? kit, seating)));
  }

  /** Opens a saved game, after asking what has to be asked. */
  async function load(text: string) {
    const record = await local.read(text);
    if (isFault(record)) return setRefusal(recordFaultWords(record));
    setRefusal(null);
    if (current?.table.inProgress || record.result === null) return setToOpen(record);
    await openRecord(record, { ...seatingFor(record), opponent: "screen" });
  }

  /** Who plays a saved game, at first: as in the form, on the side that begins when the form is about another game. */
  function seatingFor(record: GameRecord): Seating {
    const recorded = gameNamed(record.game) ?? kit;
    return recorded === kit ? settings : { ...settings, side: recorded.actors[0] };
  }

  if (wanted !== null && missing === wanted) return <NoGame text={say("page.unknown-local-game")} />;
  const shownKit = (table && gameNamed(table.setup.game)) || kit;
  return (
    <>
      <TopBar title={shownKit.words.title(table ? table.setup.rules : settings.rules)} />
      {table ? (
        <>
          {refusal && !toOpen && <Refusal reason={refusal} className="notice" />}
          {!local.kept && (
            <p class="notice" role="status">
              {say("page.not-kept")}
            </p>
          )}
          <LocalPlay
            engine={engine}
            table={table}
            kit={shownKit}
            onNewGame={() => go("/")}
            onRematch={() => void local.open(table.setup).then(show)}
            onBranch={(length) => void local.branch(length).then(show)}
            onLoad={(text) => void load(text)}
          />
        </>
      ) : wanted !== null ? (
        <main>
          <p class="notice quiet">{say("page.loading")}</p>
        </main>
      ) : (
        <Welcome
          engine={engine}
          kit={kit}
          onKit={onKit}
          settings={settings}
          refusal={toOpen ? null : refusal}
          busy={busy}
          onSettings={(changed) => {
            setRefusal(null);
            onSettings(changed);
          }}
          onStart={() => void start()}
          onContinue={current && (() => go(localPath(current.id)))}
          onLoad={(text) => void load(text)}
        />
      )}
      {toOpen && (
        <OpenDialog
          kit={gameNamed(toOpen.game) ?? kit}
          record={toOpen}
          leaves={current?.table.inProgress ?? false}
          seating={seatingFor(toOpen)}
          refusal={refusal}
          onOpen={(seating) => void openRecord(toOpen, seating)}
          onCancel={() => {
            setRefusal(null);
            setToOpen(null);
          }}
        />
      )}
    </>
  );
}
