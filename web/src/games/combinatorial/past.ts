// What has been put on the board, in games whose worlds tell only what is left of it.

/** A move that was made, and whether it was in every world. */
export interface Made {
  move: string;
  presence: "everywhere" | "somewhere";
}

/** The moves that may have been made in one world, action by action; several where different ways led there. */
export type WorldPast = readonly (readonly string[])[];

/** Every move that is part of the past of any of these worlds. */
export function madeIn(worlds: readonly WorldPast[]): Made[] {
  const certain = new Map<string, number>();
  for (const moves of worlds.flatMap((world) => world)) {
    for (const move of moves) certain.set(move, (certain.get(move) ?? 0) + (moves.length === 1 ? 1 : 0));
  }
  return [...certain].map(([move, count]) => ({ move, presence: count === worlds.length ? "everywhere" : "somewhere" }));
}
