// The story of a game, told to whoever plays it.
import type { Moment } from "../../game/game_table";
import { listOf } from "../../words/say";
import type { Ending, Standing } from "../kit";
import { closingMark, collapsed, kindOf, playerOf, squaresOf, type Collapse, type State } from "./state";

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"];

export function numberName(number: number): string {
  return NUMBERS[number] ?? String(number);
}

export function actorName(actor: string): string {
  return actor.toUpperCase();
}

export function stateOf(moment: Moment<State>): State {
  return moment.state;
}

/** Whether the words speak to the one person who plays this actor here; several persons are named. */
export function isYou(actor: string, you: readonly string[]): boolean {
  return you.length === 1 && you[0] === actor;
}

/** The mark that the last action put on the board. */
export function placedMark(standing: Standing<State>): string {
  const state = stateOf(standing.moment);
  const last = state.spooky[state.spooky.length - 1];
  const square = squaresOf(standing.moment.action ?? "")[0] ?? "";
  return kindOf(standing.moment.action ?? "") === "pair" ? (last?.mark ?? "") : (state.classical[square] ?? "");
}

function closing(moment: Moment<State>, you: readonly string[]): string {
  const state = stateOf(moment);
  const mark = closingMark(state)?.mark;
  if (!mark || !state.cycle) return "";
  const closer = isYou(playerOf(mark), you) ? `Your mark ${mark}` : mark;
  const measures = isYou(moment.actor, you) ? "you measure: choose how it falls" : `${actorName(moment.actor)} measures`;
  return ` ${closer} closed a cycle through ${listOf(state.cycle)}, so ${measures}.`;
}

/** Why each mark went where it went, two of them a sentence. */
function reasons(forced: readonly Collapse[]): string {
  const clauses = forced.map(
    ({ mark, square, left }, index) => `${mark} shared ${left}, so it ${index === 0 ? "had to go" : "went"} to ${square}`,
  );
  let said = "";
  for (let index = 0; index < clauses.length; index += 2) said += ` ${clauses.slice(index, index + 2).join("; ")}.`;
  return said;
}

function tell(standing: Standing<State>, you: readonly string[]): string {
  const { moment, before } = standing;
  if (moment.action === null || before === null || moment.by === null) return "";
  const by = isYou(moment.by, you) ? "You" : actorName(moment.by);
  if (kindOf(moment.action) === "measure") {
    const [first, ...forced] = collapsed(stateOf(before), stateOf(moment));
    return `${by} measured: ${first?.mark} became real in ${first?.square}.${reasons(forced)}`;
  }
  return `${by} put ${placedMark(standing)} in ${listOf(squaresOf(moment.action))}.${closing(moment, you)}`;
}

/** The story of a turn: whoever measures goes on at once, and the measurement would be overwritten before it is read. */
export function narrate(standing: Standing<State>, you: readonly string[]): string {
  const { moments, index } = standing;
  const measurement = moments[index - 1];
  const said = tell(standing, you);
  if (!measurement || measurement.by !== standing.moment.by || kindOf(measurement.action ?? "") !== "measure") return said;
  const before = moments[index - 2] ?? null;
  return `${tell({ moment: measurement, before, moments, index: index - 1 }, you)} ${said}`;
}

function points(value: unknown): string {
  return value === 0.5 ? "½" : String(value);
}

/** "a line, a1 b1 c1" or "two lines, a1 b1 c1 and a1 a2 a3". */
function linesOf(ending: Ending, actor: string): string {
  const lines = ending.decided.filter((line) => line.actor === actor).map((line) => line.at.join(" "));
  return `${lines.length === 1 ? "a line" : `${numberName(lines.length)} lines`}, ${listOf(lines)}`;
}

export function outcome(ending: Ending, you: readonly string[]): string {
  const { result } = ending;
  const { winner } = result;
  if (winner === "draw") return "The board is full and nobody has a line: 0 to 0.";
  const loser = winner === "x" ? "o" : "x";
  const [youWin, youLose] = [isYou(winner, you), isYou(loser, you)];
  const wins = `${youWin ? "win" : "wins"} ${points(result[winner])} to ${points(result[loser])}.`;
  const winnerHas = `${youWin ? "You have" : `${actorName(winner)} has`} ${linesOf(ending, winner)}, and`;
  if (result[loser] === 0) return `${winnerHas} ${wins}`;
  const loserHas = `${youLose ? "you have" : `${actorName(loser)} has`} ${linesOf(ending, loser)}.`;
  const whose = youWin ? "yours" : `${actorName(winner)}'s`;
  return `${winnerHas} ${loserHas} The highest number in ${whose} is lower: ${youWin ? "you" : actorName(winner)} ${wins}`;
}
