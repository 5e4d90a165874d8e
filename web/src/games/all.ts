import type { Wants } from "../game/game_table";
import { chess } from "./chess/kit";
import { combinatorial } from "./combinatorial/kit";
import { go } from "./go/kit";
import { packed, wantsOf, type AnyKit } from "./kit";
import { tictactoe } from "./tictactoe/kit";

/** The games of the page. The command line may know more. */
export const games: readonly AnyKit[] = [packed(tictactoe), packed(go), packed(chess), packed(combinatorial)];

export function gameNamed(name: string): AnyKit | undefined {
  return games.find((game) => game.name === name);
}

/** What has to be asked about the moments of a game. */
export function wantsOfGame(name: string): Wants {
  const kit = gameNamed(name);
  return kit ? wantsOf(kit) : {};
}
