// The story of a game, told to whoever plays it.
import type { Moment } from "../../game/game_table";
import { asSentence } from "../../words/list";
import type { Ending, Standing } from "../kit";
import { MOST_MOVES_TOLD } from "./bounds";
import { deedOf } from "./move_words";
import { movesOf, type State } from "./state";

const NAMES: Record<string, string> = { left: "Left", right: "Right" };

export function actorName(actor: string): string {
  return NAMES[actor] ?? actor;
}

export function stateOf(moment: Moment): State {
  return moment.state as State;
}

/** Whether the words speak to the one person who plays this actor here; several persons are named. */
export function isYou(actor: string, you: readonly string[]): boolean {
  return you.length === 1 && you[0] === actor;
}

function worldCount(count: number): string {
  return count === 1 ? "1 world" : `${count} worlds`;
}

/** What the last action did. */
export function narrate({ moment, before }: Standing, you: readonly string[]): string {
  if (moment.action === null || before === null || moment.by === null) return "";
  const by = isYou(moment.by, you) ? "You" : actorName(moment.by);
  const moves = movesOf(moment.action);
  const deed = moves.length > MOST_MOVES_TOLD ? `${by} superposed ${moves.length} moves` : `${by} ${deedOf(moment.rules, moves)}`;
  const [was, is] = [stateOf(before).realisations, stateOf(moment).realisations];
  return was === 1 && is === 1 ? asSentence(deed) : `${deed}: ${worldCount(is)} now.`;
}

export function outcome({ result }: Ending, you: readonly string[]): string {
  const { winner } = result;
  const loser = winner === "left" ? "right" : "left";
  const stuck = isYou(loser, you) ? "You cannot move" : `${actorName(loser)} cannot move`;
  return `${stuck}: ${isYou(winner, you) ? "you win" : `${actorName(winner)} wins`}.`;
}
