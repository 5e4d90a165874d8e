import { openGame, type ServerFault } from "../../client/game_server";
import type { ToldAction } from "../../client/protocol";
import { drawToken, keepToken } from "../../client/seat_tokens";
import type { GameSetup } from "../../game/game_table";

/** Opens a game on the server and sits down there; its id, or why not. */
export async function openFriendGame(
  { game, rules, start }: GameSetup,
  side: string,
  moves: readonly ToldAction[] = [],
): Promise<{ id: string } | ServerFault> {
  const token = drawToken();
  const opened = await openGame({
    game,
    rules,
    seats: { [side]: token },
    ...(start === null ? {} : { position: start }),
    ...(moves.length === 0 ? {} : { moves }),
  });
  if ("id" in opened) keepToken(opened.id, token);
  return opened;
}
