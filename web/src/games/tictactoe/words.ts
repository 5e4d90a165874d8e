// The words of tic-tac-toe: what may be done, and what is seen. What happened is told by the engine.
import type { Rules } from "../../client/protocol";
import type { Moment } from "../../game/game_table";
import { listOf, say } from "../../words/say";
import { isYou } from "../../words/people";
import type { GameWords } from "../kit";
import { closingMark, eventsIn } from "./events";
import type { Move } from "./moves";
import { readMove } from "./moves";
import { spookyMarksOn, type State } from "./state";

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/** "X3" as "X₃". */
export function markName(mark: string): string {
  return mark.replace(/\d/g, (digit) => SUBSCRIPTS.charAt(Number(digit)));
}

function actorName(actor: string): string {
  return actor.toUpperCase();
}

function yesIf(is: boolean): "yes" | "no" {
  return is ? "yes" : "no";
}

/** Who is spoken to: the one person here, or an actor by name. */
function called(actor: string, you: readonly string[]) {
  return { you: yesIf(isYou(actor, you)), actor: actorName(actor) };
}

function question({ actor, events }: Moment<State>, you: readonly string[]): string {
  return say("page-tictactoe.question", { ...called(actor, you), mark: closingMark(events) });
}

function prompt(moment: Moment<State>, legal: readonly Move[], picked: readonly string[], you: readonly string[]): string {
  const { actor } = moment;
  const [first] = legal;
  const measures = first?.kind === "measure";
  if (!you.includes(actor)) return say(measures ? "page-tictactoe.prompt.others-measure" : "page-tictactoe.prompt.others-move", { actor: actorName(actor) });
  if (measures) return question(moment, you);
  const who = called(actor, you);
  if (picked[0] !== undefined) return say("page-tictactoe.prompt.second", { ...who, square: picked[0] });
  if (first?.kind !== "single") return say("page-tictactoe.prompt.two", who);
  return legal.length === 1 ? say("page-tictactoe.prompt.last", { ...who, square: first.text }) : say("page-tictactoe.prompt.one", who);
}

/** "X₁ a1 b2", or "X: O₂ → b2" for a measurement. */
function move({ moment }: { moment: Moment<State> }): string {
  for (const one of eventsIn(moment.events)) {
    if (one.event === "placed") return `${markName(one.mark)} ${one.at.join(" ")}`;
    if (one.event === "measured") return `${actorName(one.by)}: ${markName(one.mark)} → ${one.to}`;
  }
  return moment.action ?? "";
}

function hint({ events }: Moment<State>, action: string): string {
  const { kind, squares = [] } = readMove(action) ?? {};
  if (kind !== "measure") return say("page-tictactoe.hint", { squares });
  return say("page-tictactoe.hint-measure", { mark: closingMark(events), square: squares[0] });
}

/** What a screen reader says of a square. */
export function describeSquare(state: State, square: string, picked: boolean): string {
  return say("page-tictactoe.square", {
    square,
    real: state.classical[square],
    spooky: spookyMarksOn(state, square),
    cycle: yesIf(state.cycle?.includes(square) ?? false),
    picked: yesIf(picked),
  });
}

/** What a screen reader says of a whole board. */
export function describeBoard(state: State): string {
  const real = Object.entries(state.classical).map(([square, mark]) => say("page-tictactoe.board.real", { mark, square }));
  const spooky = state.spooky.map(({ mark, squares }) => say("page-tictactoe.board.spooky", { mark, squares }));
  const all = [...real, ...spooky];
  return all.length > 0 ? listOf(all) : say("page-tictactoe.board.empty");
}

/** "Three", by the length that a line must have. */
export function lineLength({ line = 3 }: Rules) {
  return { family: "number", word: String(line) };
}

export const words: GameWords<State, Move> = {
  get name() {
    return say("page-tictactoe.name");
  },
  get invitation() {
    return say("page-tictactoe.invitation");
  },
  title: ({ variant = "" }) => say("page-tictactoe.title", { variant: String(variant) }),
  summary: (rules) => say("page-tictactoe.summary", { variant: String(rules.variant ?? ""), line: lineLength(rules) }),
  actorName,
  prompt,
  move,
  hint,
  hopeless: () => say("page-tictactoe.hopeless"),
  question,
  answer: ({ events }, action) => say("page-tictactoe.answer", { mark: closingMark(events), square: readMove(action)?.squares[0] }),
  get stateIntro() {
    return say("page-tictactoe.state-intro");
  },
  ket: markNamesIn,
};

/** "|X1:a1 O2:b2⟩" with proper subscripts, and no line break within. */
function markNamesIn(text: string): string {
  return text.replace(/[XO]\d+/g, markName).replace(/\|[^⟩]*⟩/g, (term) => term.replaceAll(" ", "\u00a0"));
}
