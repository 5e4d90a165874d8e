import { useEffect, useReducer, useState } from "preact/hooks";
import { browserSurroundings } from "../../client/browser_link";
import type { Engine } from "../../client/engine";
import { drawToken, keepToken, keptToken } from "../../client/seat_tokens";
import { isGameId } from "../../client/server_messages";
import { FriendGame, type FriendView } from "../../game/friend_game";
import { gameNamed, wantsOfGame } from "../../games/all";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import { FriendTable } from "./friend_table";
import { NoGame } from "../shared/no_game";
import { ReloadCard } from "./reload_card";
import { gamePath, go } from "../shared/route";
import { forgetRunning } from "../shared/running_games";
import { TopBar } from "../shared/top_bar";
import { useLasting } from "../shared/use_lasting";
import { waitForDie } from "../shared/wait_for_die";

const SLOW_MS = 1000;

/** Sits at the table of one game for as long as the page shows it. A visitor's token is kept only when it has a seat. */
function useFriendGame(engine: Engine, id: string): { game: FriendGame; token: string } | null {
  const [open, setOpen] = useState<{ game: FriendGame; token: string } | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const token = keptToken(id) ?? drawToken();
    const game = new FriendGame(engine, id, token, browserSurroundings, wantsOfGame, waitForDie);
    game.subscribe(() => redraw(undefined));
    setOpen({ game, token });
    return () => game.leave();
  }, [engine, id]);
  return open?.game.id === id ? open : null;
}

function waitingWords(view: FriendView | undefined, slow: boolean): string {
  if (view?.refusal) return asSentence(view.refusal);
  if (!slow) return say("page.loading");
  return view?.connection === "lost" ? say("page.no-connection") : say("page.connecting");
}

interface FriendPageProps {
  engine: Engine;
  id: string;
  /** The engine could not be loaded or broke down. */
  onBroken: () => void;
}

/** The page of a game between browsers. */
export function FriendPage(props: FriendPageProps) {
  return isGameId(props.id) ? <OpenGame {...props} /> : <NoGame />;
}

function OpenGame({ engine, id, onBroken }: FriendPageProps) {
  const open = useFriendGame(engine, id);
  const view = open?.game.view;
  const next = view?.next;
  const slow = useLasting(!view?.table, SLOW_MS);

  // Whoever plays here has a seat in the game that follows too.
  useEffect(() => {
    if (!open || !view || !next) return;
    if (view.you.length > 0) keepToken(next.id, open.token);
    if (next.by === "me") go(gamePath(next.id));
  }, [next]);

  const broken = view?.trouble === "broken";
  useEffect(() => {
    if (broken) onBroken();
  }, [broken]);

  const unknown = view?.trouble === "unknown-game";
  useEffect(() => {
    if (unknown) forgetRunning(id);
  }, [unknown]);

  if (unknown) return <NoGame />;
  if (view?.trouble === "too-large") return <NoGame title={say("page.friend-game")} text={say("page.game-too-large")} />;
  const kit = view?.table ? gameNamed(view.table.setup.game) : undefined;
  if (view?.trouble === "unknown-kind" || (view?.table && !kit)) {
    return (
      <>
        <TopBar title={say("page.friend-game")} />
        <main class="notice">
          <ReloadCard reason={say("page.unknown-kind")} />
        </main>
      </>
    );
  }
  if (!open || !view?.table || !kit) {
    return (
      <>
        <TopBar title={say("page.friend-game")} />
        <main>
          <p class="notice quiet" role="status">
            {waitingWords(view, slow)}
          </p>
        </main>
      </>
    );
  }
  return (
    <>
      <TopBar title={kit.words.title(view.table.setup.rules)} />
      <FriendTable
        engine={engine}
        game={open.game}
        view={view}
        table={view.table}
        kit={kit}
        onSit={(seat) => {
          keepToken(id, open.token);
          open.game.sit(seat);
        }}
      />
    </>
  );
}
