// The events of a combinatorial game that the page looks at (docs/events.md).
import type { GameEvent } from "../../client/protocol";

interface Vanished {
  event: "vanished";
  count: number;
  /** The first of them. */
  worlds: readonly string[];
}

/** The worlds that an action left behind; none in a sum, whose worlds are those of its parts. */
export function vanishedIn(events: readonly GameEvent[]): { count: number; worlds: readonly string[] } {
  const found = events.find((one) => one.event === "vanished" && !("part" in one)) as Vanished | undefined;
  return found ?? { count: 0, worlds: [] };
}
