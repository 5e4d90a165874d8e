// The words of tic-tac-toe; what happened in a game is told in story.ts, the lesson in lesson_words.ts.
import type { Moment } from "../../game/game_table";
import type { Rules } from "../../client/protocol";
import { listOf } from "../../words/say";
import { asSentence } from "../../words/sentence";
import type { GameWords, Standing } from "../kit";
import type { Move } from "./moves";
import { closingMark, isQuantum, kindOf, spookyMarksOn, squaresOf, type State } from "./state";
import { actorName, isYou, narrate, numberName, outcome, placedMark, stateOf } from "./story";

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/** "X3" as "X₃". */
export function markName(mark: string): string {
  return mark.replace(/\d/g, (digit) => SUBSCRIPTS.charAt(Number(digit)));
}

function question(moment: Moment<State>, you: readonly string[]): string {
  const asked = `choose where ${closingMark(stateOf(moment))?.mark ?? ""} becomes real.`;
  return isYou(moment.actor, you) ? asSentence(asked) : `${actorName(moment.actor)}: ${asked}`;
}

function prompt(moment: Moment<State>, legal: readonly Move[], picked: readonly string[], you: readonly string[]): string {
  const actor = actorName(moment.actor);
  const kind = legal[0]?.kind ?? "single";
  if (!you.includes(moment.actor)) return kind === "measure" ? `${actor} measures.` : `${actor} to move.`;
  if (kind === "measure") return question(moment, you);
  const called = isYou(moment.actor, you) ? "Your turn" : actor;
  if (picked.length > 0) {
    return `${called}: now a second square. Tap ${picked[0]} again to take it back.`;
  }
  if (kind === "single") {
    return legal.length === 1 ? `${called}: tap ${legal[0]?.text}, the last open square.` : `${called}: tap an open square.`;
  }
  return `${called}: pick two squares for your spooky mark.`;
}

function move(standing: Standing<State>): string {
  const { moment, before } = standing;
  const action = moment.action ?? "";
  if (kindOf(action) === "measure") {
    const mark = before ? closingMark(stateOf(before))?.mark : undefined;
    return `${actorName(moment.by ?? "")}: ${markName(mark ?? "")} → ${squaresOf(action)[0]}`;
  }
  return `${markName(placedMark(standing))} ${squaresOf(action).join(" ")}`;
}

/** What a screen reader says of a square. */
export function describeSquare(state: State, square: string, picked: boolean): string {
  const real = state.classical[square];
  const spooky = spookyMarksOn(state, square);
  const holds = real ? `${real}` : spooky.length > 0 ? `spooky ${listOf(spooky)}` : "empty";
  const cycle = state.cycle?.includes(square) ? ", in the cycle" : "";
  return `${square}: ${holds}${cycle}${picked ? ", picked" : ""}`;
}

/** What a screen reader says of a whole board. */
export function describeBoard(state: State): string {
  const real = Object.entries(state.classical).map(([square, mark]) => `${mark} in ${square}`);
  const spooky = state.spooky.map((pair) => `spooky ${pair.mark} in ${listOf(pair.squares)}`);
  const all = [...real, ...spooky];
  return all.length > 0 ? listOf(all) : "empty board";
}

export const words: GameWords<State, Move> = {
  name: "Quantum tic-tac-toe",
  invitation: "One mark in two squares at once",
  title: (rules) => (isQuantum(rules) ? "Quantum tic-tac-toe" : "Ordinary tic-tac-toe"),
  summary: (rules) =>
    isQuantum(rules)
      ? `Each turn puts one mark in two squares at once. When the marks close a cycle, the other player measures it, and the marks become real. ${lineLength(rules, "real")} in a row win.`
      : `Each turn puts one mark in an empty square. ${lineLength(rules)} in a row win.`,
  actorName,
  narrate,
  prompt,
  outcome,
  move,
  hint: (moment, action) =>
    kindOf(action) === "measure"
      ? `Hint: let ${closingMark(stateOf(moment))?.mark ?? ""} become real in ${squaresOf(action)[0]}.`
      : `Hint: ${listOf(squaresOf(action))}.`,
  hopeless: () => "Hint: no move is better than the others here.",
  question,
  answer: (moment, action) => {
    const mark = closingMark(stateOf(moment));
    return `${mark?.mark ?? ""} in ${squaresOf(action)[0]}`;
  },
  stateIntro: "The position in Dirac's notation: each |…⟩ says where the marks may turn out to be.",
  ket: markNamesIn,
};

/** "|X1:a1 O2:b2⟩" with proper subscripts, and no line break within. */
function markNamesIn(text: string): string {
  return text.replace(/[XO]\d+/g, markName).replace(/\|[^⟩]*⟩/g, (term) => term.replaceAll(" ", "\u00a0"));
}

export const options = {
  variant: "Rules",
  goff: "Quantum: two spooky marks a turn",
  plain: "Ordinary tic-tac-toe",
  width: "Columns",
  height: "Rows",
  line: "Marks in a row to win",
};

/** "Three marks", or "Three real marks", by the length that a line must have. */
function lineLength(rules: Rules, kind = ""): string {
  const length = Number.isInteger(rules.line) ? Number(rules.line) : 3;
  const number = numberName(length);
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} ${kind ? `${kind} ` : ""}${length === 1 ? "mark" : "marks"}`;
}

const DIRECTIONS = "across, up and down, or diagonally";

/** The rules in short; the squares and marks named here are those of the pictures beside. */
export const inShort = {
  superposition:
    "A turn puts one mark in two squares at once: X₁ is in a1 or in c2, and nobody knows which yet. Such marks are called spooky. A square may hold many of them.",
  entanglement:
    "Marks that share a square are entangled. When a mark closes a cycle (here O₄ closes one through a1, c2 and b3), just two ways are left for all of them.",
  measurement:
    "The player who did not close the cycle, here X, picks one of the two ways. The marks of both players in the cycle become real, and so do those that hang off it: O₂ fills b3, so X₃ must be in c3. Real marks keep their squares for good. Then the player who picked takes a turn.",
  winning: (rules: Rules) =>
    `${lineLength(rules, "real")} of one player in a row, ${DIRECTIONS}, win 1 point. If both get a line at once, the one whose highest number is lower gets 1, the other ½. When the board is full and nobody has a line, the game is a draw, 0 to 0.`,
  lastSquare: "When only one square is open, the turn puts a single real mark there.",
  plainTurn: "X and O take turns. A turn puts one mark in an empty square, and there it stays.",
  plainWinning: (rules: Rules) =>
    `${lineLength(rules)} of one player in a row, ${DIRECTIONS}, win. When the board is full and nobody has a line, the game is a draw.`,
};
