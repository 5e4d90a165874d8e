// What is said about the people of a game between browsers.
import type { FriendView } from "../../game/friend_game";
import type { RemoteTable } from "../../game/remote_table";
import type { AnyKit } from "../../games/kit";
import { words } from "../../words/en";

export function freeSeats(kit: AnyKit, view: FriendView): string[] {
  return kit.actors.filter((actor) => view.seats[actor]?.taken === false);
}

export function isAnyoneAway(view: FriendView): boolean {
  return Object.values(view.seats).some((seat) => seat.taken && !seat.here);
}

/** Who sits where, and whether they are here. That somebody is away is told only when it lasts. */
export function sittersIn(kit: AnyKit, view: FriendView, awayLasts: boolean): Record<string, string> {
  const sitter = (actor: string) => {
    const seat = view.seats[actor];
    if (view.you.includes(actor)) return words.you;
    if (!seat?.taken) return words.free;
    const who = view.you.length > 0 ? words.friend : words.player;
    if (seat.here) return words.here(who);
    return awayLasts ? words.away(who) : who;
  };
  return Object.fromEntries(kit.actors.map((actor) => [actor, sitter(actor)]));
}

/** Why a tap on the board does nothing now. */
export function whyIdle(kit: AnyKit, view: FriendView, table: RemoteTable): string {
  const [free] = freeSeats(kit, view);
  if (view.you.length > 0) return words.notYourTurn(kit.words.actorName(table.last.actor));
  return free === undefined ? words.onlyWatching : words.sitFirst(kit.words.actorName(free));
}

/** What the browser's tab says. */
export function titleOf(kit: AnyKit, table: RemoteTable): string {
  if (table.over) return words.overTitle;
  return table.awaitsPerson ? words.yourTurnTitle : words.othersTurnTitle(kit.words.actorName(table.last.actor));
}
