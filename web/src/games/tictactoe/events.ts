// The events of tic-tac-toe that the page looks at (docs/events.md).
import type { GameEvent } from "../../client/protocol";

export type TictactoeEvent =
  | { event: "placed"; by: string; mark: string; at: readonly string[] }
  | { event: "closed"; mark: string; cycle: readonly string[]; chooser: string; first: string; second: string }
  | { event: "measured"; by: string; mark: string; to: string }
  | { event: "collapsed"; mark: string; left: string; to: string };

export function eventsIn(events: readonly GameEvent[]): readonly TictactoeEvent[] {
  return events as unknown as readonly TictactoeEvent[];
}

/** The mark that closed a cycle just now; undefined where none did. */
export function closingMark(events: readonly GameEvent[]): string | undefined {
  return eventsIn(events).find((one) => one.event === "closed")?.mark;
}

/** The squares in which a mark became real just now, in the order in which one forced the next. */
export function madeReal(events: readonly GameEvent[]): readonly string[] {
  return eventsIn(events).flatMap((one) => {
    if (one.event === "measured" || one.event === "collapsed") return [one.to];
    return one.event === "placed" && one.at.length === 1 ? one.at : [];
  });
}
