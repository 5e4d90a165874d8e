// The words of quantum combinatorial games: what may be done, and what is seen. What happened is told by the engine.
import type { Rules } from "../../client/protocol";
import type { Moment } from "../../game/game_table";
import { isYou } from "../../words/people";
import { say, sayNamed } from "../../words/say";
import type { GameWords, Standing } from "../kit";
import { MOST_MOVES_TOLD } from "./bounds";
import { orderOf } from "./move_words";
import type { Move } from "./moves";
import { classicalName, isQuantum, movesOf, type State } from "./state";

export function actorName(actor: string): string {
  return sayNamed(`page-combinatorial.player.${actor}.name`) ?? actor;
}

/** The name of a classical game. */
export function nameOf(game: string): string {
  return sayNamed(`page-combinatorial.game.${game}.name`) ?? game;
}

/** "C′": rulesets have the same names everywhere. */
export function rulesetName(ruleset: string): string {
  return ruleset.replace("'", "′");
}

/** When one move alone is allowed. */
export function rulesetExplained(ruleset: string): string {
  return sayNamed(`page-combinatorial.rule.ruleset.${ruleset}`) ?? "";
}

/** The code of an octal game, the set of a subtraction game. */
function detailOf({ code, set }: Rules): string {
  if (typeof code === "string") return code;
  return Array.isArray(set) && set.length > 0 ? `{${set.join(", ")}}` : "";
}

/** The name of the game of these rules, with its code or set. */
export function gameTitle(rules: Rules, quantum: boolean): string {
  return say("page-combinatorial.title", { quantum: quantum ? "yes" : "no", game: nameOf(classicalName(rules)), detail: detailOf(rules) });
}

function prompt({ actor, rules }: Moment<State>, _: readonly Move[], picked: readonly string[], you: readonly string[]): string {
  if (!you.includes(actor)) return say("page-combinatorial.prompt.others", { actor: actorName(actor) });
  const called = { you: isYou(actor, you) ? "yes" : "no", actor: actorName(actor) };
  if (!isQuantum(rules)) return say("page-combinatorial.prompt.classical", called);
  if (picked.length === 0) return say("page-combinatorial.prompt.nothing", called);
  return picked.length === 1 ? say("page-combinatorial.prompt.one", called) : say("page-combinatorial.prompt.several", called);
}

function move({ moment }: Standing<State>): string {
  const moves = movesOf(moment.action ?? "");
  return moves.length > MOST_MOVES_TOLD ? say("page-combinatorial.many-moves", { count: moves.length }) : moves.join(" | ");
}

export const words: GameWords<State, Move> = {
  get name() {
    return say("page-combinatorial.name");
  },
  get invitation() {
    return say("page-combinatorial.invitation");
  },
  title: (rules) => gameTitle(rules, isQuantum(rules)),
  summary: (rules) => say("page-combinatorial.summary", { quantum: isQuantum(rules) ? "yes" : "no" }),
  actorName,
  prompt,
  move,
  hint: ({ rules }, action) => say("page-combinatorial.hint", { order: orderOf(rules, ...movesOf(action)) }),
  hopeless: ({ actor }) => say("page-combinatorial.hopeless", { actor: actorName(actor) }),
  question: () => "",
  answer: (_, action) => action,
  get stateIntro() {
    return say("page-combinatorial.state-intro");
  },
  ket: (text) => text,
};

/** A move and in how many worlds it is legal. */
export function handleWords(described: string, worlds: number, total: number): string {
  return say("page-combinatorial.board.handle", { move: described, everywhere: worlds === total ? "yes" : "no", worlds, total });
}

/** The moves of a world, to stand under it. */
export function movesWords(moves: readonly string[]): string {
  const more = moves.length - MOST_MOVES_TOLD;
  return say("page-combinatorial.worlds.moves", {
    count: moves.length,
    moves: moves.slice(0, MOST_MOVES_TOLD),
    more: more > 0 ? more : undefined,
  });
}
