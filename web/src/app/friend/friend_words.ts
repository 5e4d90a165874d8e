// What is said about the people of a game between browsers.
import type { FriendView } from "../../game/friend_game";
import type { RemoteTable } from "../../game/remote_table";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";

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
    if (view.you.includes(actor)) return say("page.you");
    if (!seat?.taken) return say("page.free");
    const who = view.you.length > 0 ? say("page.friend") : say("page.player");
    if (seat.here) return say("page.here", { who });
    return awayLasts ? say("page.away", { who }) : who;
  };
  return Object.fromEntries(kit.actors.map((actor) => [actor, sitter(actor)]));
}

/** Why a tap on the board does nothing now. */
export function whyIdle(kit: AnyKit, view: FriendView, table: RemoteTable): string {
  const [free] = freeSeats(kit, view);
  if (view.you.length > 0) return say("page.not-your-turn", { name: kit.words.actorName(table.last.actor) });
  return free === undefined ? say("page.only-watching") : say("page.sit-first", { name: kit.words.actorName(free) });
}

/** What the browser's tab says. */
export function titleOf(kit: AnyKit, table: RemoteTable): string {
  if (table.over) return say("page.over-title");
  return table.awaitsPerson ? say("page.your-turn-title") : say("page.others-turn-title", { name: kit.words.actorName(table.last.actor) });
}
