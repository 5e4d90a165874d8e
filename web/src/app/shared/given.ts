import { NATURE } from "../../client/protocol";
import type { Moment } from "../../game/game_table";

/** A roll that was brought along when the game was opened, so that no die of the server fell. */
export function isGivenRoll({ by, given }: Moment): boolean {
  return given === true && by === NATURE;
}
