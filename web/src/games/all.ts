import { chess } from "./chess/kit";
import { combinatorial } from "./combinatorial/kit";
import { go } from "./go/kit";
import type { GameKit } from "./kit";
import { tictactoe } from "./tictactoe/kit";

/** The games of the page. The command line may know more. */
export const games: readonly GameKit[] = [tictactoe, go, chess, combinatorial];

export function gameNamed(name: string): GameKit | undefined {
  return games.find((game) => game.name === name);
}

/** Whether a game wants to be told all legal actions. */
export function needsLegal(name: string): boolean {
  return gameNamed(name)?.needsLegal ?? true;
}
