// The story of a game, told to whoever plays it.
import type { Moment } from "../../game/game_table";
import { asSentence } from "../../words/sentence";
import type { Ending, Standing } from "../kit";
import { MOST_MOVES_TOLD } from "./bounds";
import { deedOf } from "./move_words";
import { actorName, isYou } from "./names";
import { movesOf, type State } from "./state";
import { stuckWords } from "./stuck_words";

export function stateOf(moment: Moment<State>): State {
  return moment.state;
}

function worldCount(count: number): string {
  return count === 1 ? "1 world" : `${count} worlds`;
}

/** What the last action did. */
export function narrate({ moment, before }: Standing<State>, you: readonly string[]): string {
  if (moment.action === null || before === null || moment.by === null) return "";
  const by = isYou(moment.by, you) ? "You" : actorName(moment.by);
  const moves = movesOf(moment.action);
  const deed = moves.length > MOST_MOVES_TOLD ? `${by} superposed ${moves.length} moves` : `${by} ${deedOf(moment.rules, moves)}`;
  const [was, is] = [stateOf(before).realisations, stateOf(moment).realisations];
  return was === 1 && is === 1 ? asSentence(deed) : `${deed}: ${worldCount(is)} now.`;
}

export function outcome({ result, stuck, rules = {} }: Ending, you: readonly string[]): string {
  const { winner } = result;
  if (winner !== "left" && winner !== "right") return "There are too many worlds to go on: nobody wins.";
  const loser = winner === "left" ? "right" : "left";
  const said = isYou(loser, you) ? "You cannot move" : `${actorName(loser)} cannot move`;
  const wins = `${said}: ${isYou(winner, you) ? "you win" : `${actorName(winner)} wins`}.`;
  return stuck ? `${wins} ${stuckWords(stuck, rules, you)}` : wins;
}
