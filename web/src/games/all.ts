import { combinatorial } from "./combinatorial/kit";
import type { GameKit } from "./kit";
import { tictactoe } from "./tictactoe/kit";

/** The games of the page. The command line may know more. */
export const games: readonly GameKit[] = [tictactoe, combinatorial];

export function gameNamed(name: string): GameKit | undefined {
  return games.find((game) => game.name === name);
}
