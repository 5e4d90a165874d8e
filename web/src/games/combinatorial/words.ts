// The words of quantum combinatorial games; what happened is told in story.ts, moves in move_words.ts, values in
// value_words.ts, the form in setup_words.ts, the lesson in lesson_words.ts.
import type { Moment } from "../../game/game_table";
import { asClause } from "../../words/sentence";
import type { GameWords, Standing } from "../kit";
import { MOST_MOVES_TOLD } from "./bounds";
import { gameTitle } from "./game_names";
import { ordersOf } from "./move_words";
import type { Move } from "./moves";
import { isQuantum, movesOf, type State } from "./state";
import { actorName, isYou } from "./names";
import { narrate, outcome } from "./story";

function count(number: number, one: string, many: string): string {
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}

function prompt(moment: Moment<State>, _: readonly Move[], picked: readonly string[], you: readonly string[]): string {
  if (!you.includes(moment.actor)) return `${actorName(moment.actor)} to move.`;
  const called = isYou(moment.actor, you) ? "Your turn" : actorName(moment.actor);
  if (!isQuantum(moment.rules)) return `${called}: tap your move on the board, then press Play.`;
  if (picked.length === 0) return `${called}: tap moves on the board. Several at once make a superposition.`;
  if (picked.length === 1) return `${called}: play it alone, or tap another move to superpose it.`;
  return `${called}: press Play, or tap a move again to take it back.`;
}

function move({ moment }: Standing<State>): string {
  const moves = movesOf(moment.action ?? "");
  return moves.length > MOST_MOVES_TOLD ? `${moves.length} moves` : moves.join(" | ");
}

export const words: GameWords<State, Move> = {
  name: "Quantum combinatorial games",
  invitation: "Nim, Kayles, Domineering, Hackenbush …",
  title: (rules) => (isQuantum(rules) ? `Quantum ${gameTitle(rules)}` : gameTitle(rules)),
  summary: (rules) =>
    isQuantum(rules)
      ? "Left and Right take turns. A turn may be several moves at once, and then several worlds are possible. A move needs only one world in which it is legal; worlds where nothing of it is legal vanish. Who cannot move loses."
      : "Left and Right take turns. Who cannot move loses.",
  actorName,
  narrate,
  prompt,
  outcome,
  move,
  hint: (moment, action) => `Hint: ${ordersOf(moment.rules, movesOf(action))}.`,
  hopeless: (moment) => `Hint: this position is lost for ${actorName(moment.actor)}. Whatever is played, the other side can win.`,
  question: () => "",
  answer: (_, action) => action,
  stateIntro: "The position in Dirac's notation: each |…⟩ is a world. It is a set: no world counts more than another.",
  ket: (text) => text,
};

/** The board, for those who do not see it. */
export const boardWords = {
  handle: (move: string, worlds: number, total: number) => (worlds === total ? move : `${move}, in ${worlds} of ${total} worlds`),
  listed: (move: string, worlds: number, total: number) =>
    worlds === total ? move : `${move} (in ${worlds} of ${total} worlds)`,
  firstWorldsOnly: (shown: number, all: number) => `There are ${all} worlds, too many to draw: the board shows the first ${shown}.`,
};

export const composerWords = {
  title: "Compose a move",
  nothing: "Nothing picked yet.",
  or: "or",
  play: "Play",
  takeBack: (move: string) => `Take back: ${move}`,
  allMoves: (number: number) => `All ${count(number, "move", "moves")} as a list`,
  notListed: (number: number) => `${count(number, "more move is", "more moves are")} not listed.`,
  allowedPlainly: "Allowed.",
  allowed: (moves: number, then: number, lost: number) => {
    const leads = `Allowed: ${moves > 1 ? "a superposition that leads" : "it leads"} to ${count(then, "world", "worlds")}.`;
    return lost === 0 ? leads : `${leads} ${count(lost, "world vanishes", "worlds vanish")}.`;
  },
};

export const worldsWords = {
  now: (number: number) => (number === 1 ? "One world: nothing is superposed" : `${number} worlds now`),
  nowLabel: "Worlds now",
  explained: "Each is a classical position. The board above shows them all at once: what is only in some of them is faint, with its share.",
  then: (number: number) => `After it: ${count(number, "world", "worlds")}`,
  thenLabel: "Worlds after the picked move",
  world: (description: string, fate: "vanishes" | "vanished" | undefined) => (fate ? `${description}: ${fate}` : description),
  fate: (fate: "vanishes" | "vanished") => fate,
  vanished: (number: number, reason: string | null) => {
    const said = number === 1 ? "1 world vanished" : `${number} worlds vanished`;
    if (reason === null) return `${said}.`;
    return number === 1 ? `${said}: there, ${asClause(reason)}` : `${said}; in the first, ${asClause(reason)}`;
  },
  more: (number: number) => `Show ${number} more`,
  notDrawn: (most: number) => `No more than ${most} worlds are drawn.`,
  moves: (moves: readonly string[]) => {
    if (moves.length === 0) return "no move here";
    const told = moves.slice(0, MOST_MOVES_TOLD).join(", ");
    return moves.length > MOST_MOVES_TOLD ? `${told} and ${moves.length - MOST_MOVES_TOLD} more` : told;
  },
};
