/** Who sits where: a person at this page, or the computer at one of its levels. */
export type Seat = { kind: "person" } | { kind: "computer"; level: number };

export type Seats = Record<string, Seat>;

export const PERSON: Seat = { kind: "person" };
export const LEVELS = [1, 2, 3, 4, 5] as const;
