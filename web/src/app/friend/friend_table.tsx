import { useEffect } from "preact/hooks";
import type { Engine } from "../../client/engine";
import type { FriendGame, FriendView } from "../../game/friend_game";
import type { RemoteTable } from "../../game/remote_table";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import { CompanyLine } from "./company_line";
import { Fairness } from "./fairness";
import { FriendControls } from "./friend_controls";
import { freeSeats, isAnyoneAway, sittersIn, titleOf, whyIdle } from "./friend_words";
import { invitationTo } from "./invitation";
import { InviteCard } from "./invite_card";
import { JoinCard } from "./join_card";
import { NextGameCard } from "./next_game_card";
import { Play } from "../play/play";
import { Refusal } from "../shared/refusal";
import { PRODUCT } from "../shared/product";
import { ReloadCard } from "./reload_card";
import { forgetRunning, keepRunning } from "../shared/running_games";
import { useLasting } from "../shared/use_lasting";
import { useServerFacts } from "./use_server_facts";
import { useTable } from "../shared/use_table";

/** One who loads the page again is not away. */
const AWAY_SHOWN_MS = 1500;

interface FriendTableProps {
  engine: Engine;
  game: FriendGame;
  view: FriendView;
  table: RemoteTable;
  kit: AnyKit;
  onSit: (seat: string) => void;
}

/** A game between browsers, for those who play it and those who watch. */
export function FriendTable({ engine, game, view, table, kit, onSit }: FriendTableProps) {
  useTable(table);
  const facts = useServerFacts();
  const invitation = invitationTo(game.id, location.origin, facts?.addresses ?? null);
  const awayLasts = useLasting(isAnyoneAway(view), AWAY_SHOWN_MS);
  const name = kit.words.actorName;
  const free = freeSeats(kit, view);
  const seated = view.you.length > 0;
  const inviting = seated && free.length > 0;
  const joining = !seated && free.length > 0;

  const title = titleOf(kit, table);
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = PRODUCT;
    };
  }, [title]);

  // The start page leads back to what is not over.
  const running = seated && !table.over;
  const moves = table.actions.length;
  useEffect(() => {
    const { rules } = table.setup;
    if (running) keepRunning({ id: game.id, game: kit.name, rules, yours: view.you[0] ?? "", moves });
    else forgetRunning(game.id);
  }, [game, running, moves]);

  const above = (
    <>
      {table.disagrees && <ReloadCard reason={say("page.out-of-date")} />}
      {inviting && <InviteCard invitation={invitation} yours={name(view.you[0] ?? "")} theirs={name(free[0] ?? "")} />}
      {joining && (
        <JoinCard
          seats={free.map((seat) => ({ seat, name: name(seat) }))}
          asking={view.asking}
          refusal={view.refusal}
          onSit={onSit}
        />
      )}
    </>
  );
  const beside = (
    <>
      {view.next && view.next.by !== "me" && <NextGameCard next={view.next} seated={seated} />}
      {seated && view.refusal && <Refusal reason={asSentence(view.refusal)} />}
      <Fairness kit={kit} table={table} facts={facts} />
    </>
  );
  return (
    <Play
      engine={engine}
      table={table}
      kit={kit}
      sitters={sittersIn(kit, view, awayLasts)}
      company={<CompanyLine connected={view.connection === "connected"} seated={seated} watching={view.watching} />}
      above={table.disagrees || inviting || joining ? above : null}
      beside={beside}
      controls={<FriendControls game={game} view={view} table={table} link={inviting ? null : invitation.link} />}
      takesFocus={seated && !inviting}
      sendingWords={view.connection === "connected" ? say("page.sending") : say("page.will-be-sent")}
      helps={table.over}
      onIdleTap={() => table.refuse(whyIdle(kit, view, table))}
    />
  );
}
