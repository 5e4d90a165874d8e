/** Who sits where: a person at this page, or the computer at one of its levels. */
export type Seat = { kind: "person" } | { kind: "computer"; level: number };

export type Seats = Record<string, Seat>;

export const PERSON: Seat = { kind: "person" };
export const LEVELS = [1, 2, 3, 4, 5] as const;

function readSeat(value: unknown): Seat | null {
  if (typeof value !== "object" || value === null) return null;
  const { kind, level } = value as Record<string, unknown>;
  if (kind === "person") return PERSON;
  const known = LEVELS.find((one) => one === level);
  return kind === "computer" && known !== undefined ? { kind, level: known } : null;
}

/** Seats for all these actors, one of them a person at least; null when the value has none. */
export function readSeats(value: unknown, actors: readonly string[]): Seats | null {
  if (typeof value !== "object" || value === null) return null;
  const seats: Seats = {};
  for (const actor of actors) {
    const seat = readSeat((value as Record<string, unknown>)[actor]);
    if (!seat) return null;
    seats[actor] = seat;
  }
  return actors.some((actor) => seats[actor]?.kind === "person") ? seats : null;
}
