// The events of Niel's Chess that the page looks at (docs/events.md).
import type { GameEvent } from "../../client/protocol";
import type { Moment } from "../../game/game_table";
import type { Standing } from "../kit";
import { squaresOf, type State } from "./state";

/** A piece went, or was put, from one square to others. */
type Moved =
  | { event: "moved" | "captured" | "missed" | "attempted" | "tunnelling" | "tunnelled" | "castled"; from: string; to: string }
  | { event: "bounced"; from: string }
  | { event: "split" | "entangled"; piece: string; from: string; first: string; second: string; third?: string };

export type ChessEvent =
  | Moved
  | { event: "flipped" | "phased" | "hadamard" | "measured"; first: string; second: string }
  | { event: "rolled"; faces: string; face?: number }
  | { event: "collapsed"; piece: string; to: string }
  | { event: "reduced"; piece: string; first: string; second: string }
  | { event: "must-move"; at: string }
  | { event: "check" };

export function eventsIn(events: readonly GameEvent[]): readonly ChessEvent[] {
  return events as unknown as readonly ChessEvent[];
}

export function hasEvent(events: readonly GameEvent[], ...names: readonly ChessEvent["event"][]): boolean {
  return events.some(({ event }) => names.some((name) => name === event));
}

/** Where the piece came from that moved just now; null when none did. */
export function departureIn(events: readonly GameEvent[]): string | null {
  for (const one of eventsIn(events)) if ("from" in one) return one.from;
  return null;
}

/** The squares of what was done just now. */
export function squaresOfDeed(events: readonly GameEvent[]): string[] {
  const named = eventsIn(events).flatMap((one) => {
    if (one.event === "must-move") return [one.at];
    if (one.event === "split" || one.event === "entangled") return [one.from, ...squaresOf(one)];
    if ("first" in one) return squaresOf(one);
    return "from" in one ? ["to" in one ? one.to : one.from, one.from] : [];
  });
  return [...new Set(named)];
}

/** What a die said. */
export interface Rolled {
  /** Null where nobody kept it. */
  face: number | null;
  /** The faces that mean the same, by their name. */
  faces: string;
  /** Where the pieces are then, or may be, that it was rolled for; none when a piece tunnelled or not. */
  places: readonly { piece: string; at: readonly string[] }[];
  through: boolean;
}

/** The roll that led to a moment; null when it was no roll. */
export function rolledAt({ events }: Pick<Moment<State>, "events">): Rolled | null {
  const all = eventsIn(events);
  const roll = all.find((one) => one.event === "rolled");
  if (!roll) return null;
  const places = all.flatMap((one) => {
    if (one.event === "collapsed") return [{ piece: one.piece, at: [one.to] }];
    return one.event === "reduced" ? [{ piece: one.piece, at: squaresOf(one) }] : [];
  });
  return { face: roll.face ?? null, faces: roll.faces, places, through: hasEvent(events, "tunnelled") };
}

/** The rolls of the turn that a moment belongs to, in order. */
export function rolledIn({ moments, index }: Pick<Standing<State>, "moments" | "index">): Rolled[] {
  const rolls: Rolled[] = [];
  for (let at = index; at > 0; --at) {
    const moment = moments[at];
    const one = moment && rolledAt(moment);
    if (!one) break;
    rolls.unshift(one);
  }
  return rolls;
}
