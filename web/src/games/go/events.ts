// The events of Go that the page looks at (docs/events.md).
import type { GameEvent } from "../../client/protocol";

/** What is done to the stone that is named in a collapse. */
export type Deed = "keep" | "remove";

/** Somebody has to choose now. */
export interface Asked {
  event: "asked";
  chooser: string;
  does: Deed;
  step: number;
  group: readonly string[];
  /** The stones that may be named, and the actions that name them. */
  allowed: readonly string[];
  actions: readonly string[];
}

/** A choice was made; with `forced` there was no other. */
export interface Chosen {
  event: "kept" | "removed";
  by: string;
  at: string;
  group: readonly string[];
  forced?: unknown;
}

export type GoEvent =
  | Asked
  | { event: "placed"; by: string; shape: string; at: readonly string[] }
  | { event: "entangled"; by: string; at: readonly string[] }
  | { event: "touched"; by: string; owner: string; group: readonly string[] }
  | Chosen
  | { event: "captured"; by: string; owner: string; at: readonly string[] }
  | { event: "passed" | "resigned"; by: string };

export function eventsIn(events: readonly GameEvent[]): readonly GoEvent[] {
  return events as unknown as readonly GoEvent[];
}

/** The choice that has to be made; null when nobody chooses. */
export function askedIn(events: readonly GameEvent[]): Asked | null {
  return eventsIn(events).find((one) => one.event === "asked") ?? null;
}

/** The choice that was made in a collapse; undefined where the action was none. */
export function chosenIn(events: readonly GameEvent[]): Chosen | undefined {
  return eventsIn(events).find((one): one is Chosen => one.event === "kept" || one.event === "removed");
}

/** The action of a collapse that leaves nothing to choose; null where there is none, or several stones may be named. */
export function onlyChoice(events: readonly GameEvent[]): string | null {
  const { actions = [] } = askedIn(events) ?? {};
  return actions.length === 1 ? (actions[0] ?? null) : null;
}
