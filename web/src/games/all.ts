import { chess } from "./chess/kit";
import { combinatorial } from "./combinatorial/kit";
import { go } from "./go/kit";
import { packed, type AnyKit } from "./kit";
import { tictactoe } from "./tictactoe/kit";

/** The games of the page. The command line may know more. */
export const games: readonly AnyKit[] = [packed(tictactoe), packed(go), packed(chess), packed(combinatorial)];

export function gameNamed(name: string): AnyKit | undefined {
  return games.find((game) => game.name === name);
}

/** Whether a game wants to be told all legal actions. */
export function needsLegal(name: string): boolean {
  return gameNamed(name)?.needsLegal ?? true;
}
