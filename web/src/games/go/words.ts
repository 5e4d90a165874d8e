// The words of Go; what happened in a game is told in story.ts, the form in setup_words.ts, the rules in rules_words.ts,
// the lesson in lesson_words.ts.
import type { Moment } from "../../game/game_table";
import { listOf } from "../../words/say";
import type { GameWords, Standing } from "../kit";
import { refusalOf } from "./refusal_words";
import { titleOf, summaryOf } from "./rules_words";
import type { Move } from "./moves";
import { choiceOf, groupAt, isRemoving, kindOf, namedIn, stoneAt, stonesOf, type State } from "./state";
import { actorName, groupName, isYou, narrate, outcome, stateOf } from "./story";
import { isSymmetric, shapesOf } from "./variants";

const NUMBERS = ["no", "one", "two", "three", "four"];
const ORDINALS = ["first", "second", "third", "fourth"];

function eitherOf(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items[items.length - 1]}`;
}

function choicePrompt(moment: Moment<State>, you: readonly string[]): string {
  const state = stateOf(moment);
  const { group, allowed } = state.choosing ?? { group: [], allowed: [] };
  const which = `of the ${groupName(group.length)} on ${listOf(group)}`;
  const verb = isRemoving(state) ? "take off" : "keep";
  if (!you.includes(moment.actor)) return `${actorName(moment.actor)} chooses which stone ${which} to ${verb}.`;
  const called = isYou(moment.actor, you) ? "You" : actorName(moment.actor);
  if (allowed.length === 1) return `${called} must ${verb} ${allowed[0]} ${which}.`;
  return `${called} ${called === "You" ? "choose" : "chooses"}: ${verb} ${eitherOf(allowed)} ${which}.`;
}

function prompt(moment: Moment<State>, _: readonly Move[], picked: readonly string[], you: readonly string[]): string {
  if (stateOf(moment).choosing) return choicePrompt(moment, you);
  if (!you.includes(moment.actor)) return `${actorName(moment.actor)} to move.`;
  const called = isYou(moment.actor, you) ? "Your turn" : actorName(moment.actor);
  const { rules } = moment;
  if (isSymmetric(rules)) return `${called}: tap a point. The second stone goes to the opposite one. Or pass.`;
  const shapes = shapesOf(rules, moment.actor);
  const [{ stones } = { stones: 2 }] = shapes;
  const back = `Tap ${eitherOf(picked)} again to take it back.`;
  if (shapes.length > 1) {
    if (picked.length === 0) return `${called}: tap the points of a group, then press what it shall be. Or pass.`;
    const most = Math.max(...shapes.map((shape) => shape.stones));
    const more = picked.length < most ? ` ${shapes.some((shape) => shape.stones === picked.length) ? "Press what it shall be, or tap" : "Tap"} a ${ORDINALS[picked.length]} point.` : " Press what it shall be.";
    return `${called}: ${NUMBERS[picked.length]} picked.${more} ${back}`;
  }
  if (picked.length > 0) return `${called}: now a ${ORDINALS[picked.length]} point. ${back}`;
  if (stones === 1) return `${called}: tap a point for your stone, or pass.`;
  return `${called}: tap ${NUMBERS[stones]} points for your ${groupName(stones)}, or pass.`;
}

function move({ moment }: Standing<State>): string {
  const action = moment.action ?? "";
  const points = namedIn(action).join(" ");
  switch (kindOf(action)) {
    case "keep": return `keeps ${points}`;
    case "remove": return `takes off ${points}`;
    case "resign": return "resigns";
    default: return action;
  }
}

function hint(_: Moment<State>, action: string): string {
  const points = namedIn(action);
  switch (kindOf(action)) {
    case "keep": return `Hint: keep ${listOf(points)}.`;
    case "remove": return `Hint: take off ${listOf(points)}.`;
    case "place": return `Hint: a ${groupName(points.length)} on ${listOf(points)}.`;
    default: return `Hint: ${action}.`;
  }
}

interface Pointed {
  picked: readonly string[];
  turns: ReadonlyMap<string, number>;
}

function choiceAt({ choosing }: State, point: string, verb: string): string {
  if (!choosing?.group.includes(point)) return "";
  return choosing.allowed.includes(point) ? `, can be ${verb}` : `, cannot be ${verb}`;
}

/** What a screen reader says of a point. */
export function describePoint(state: State, point: string, { picked, turns }: Pointed): string {
  const stone = stoneAt(state, point);
  if (!stone) return `${point}: empty${picked.includes(point) ? ", picked" : ""}`;
  const others = groupAt(state, point)?.points.filter((one) => one !== point) ?? [];
  const entangled = stone.entangled && others.length > 0 ? `, entangled with ${listOf(others)}` : "";
  const turn = turns.get(point);
  const placed = stone.entangled && turn !== undefined ? `, move ${turn}` : "";
  return `${point}: ${stone.owner}${entangled}${placed}${choiceAt(state, point, isRemoving(state) ? "taken off" : "kept")}`;
}

/** What a screen reader says of a whole board. */
export function describeBoard(state: State): string {
  const said = (["black", "white"] as const).flatMap((owner) => {
    const points = stonesOf(state).filter((stone) => stone.owner === owner && !stone.entangled).map(({ point }) => point);
    const groups = state.groups.filter((group) => group.owner === owner).map(({ points: all }) => `a ${groupName(all.length)} on ${listOf(all)}`);
    const all = [...(points.length > 0 ? [`stones on ${listOf(points)}`] : []), ...groups];
    return all.length > 0 ? [`${owner} has ${listOf(all)}`] : [];
  });
  return said.length > 0 ? said.join("; ") : "empty board";
}

/** More empty points than these are only counted. */
const MOST_EMPTY = 12;

/** The notation, without a long list of the empty points. */
function shortKet(text: string): string {
  return text.replace(/^\(\|0⟩_\{([^}]*)\}\)/, (all: string, points: string) => {
    const count = points.split(",").length;
    return count > MOST_EMPTY ? `(|0⟩_{${count} empty points})` : all;
  });
}

export const words: GameWords<State, Move> = {
  name: "Quantum Go",
  invitation: "Stones in two places, until they touch",
  title: titleOf,
  summary: summaryOf,
  actorName,
  narrate,
  prompt,
  outcome,
  move,
  hint,
  hopeless: () => "Hint: no move is better than the others here.",
  refusal: refusalOf,
  question: () => "",
  answer: (_, action) => action,
  stateIntro: "The board in Dirac's notation: |1⟩ is a stone, |0⟩ none. Of a pair, α and β say how likely each stone is to be kept.",
  ket: shortKet,
};

export const beliefWords = {
  intro: "How likely each stone is to stay, as the computer sees it:",
  group: (owner: string, stones: number) => `${actorName(owner)}'s ${groupName(stones)}`,
  chance: (point: string, chance: number) => `${point} ${Math.round(100 * chance)} %`,
};

export const countWords = {
  black: "Black",
  white: "White",
  stones: "Stones on the board",
  surrounded: "Empty points surrounded",
  captured: "Stones captured",
  komi: "Komi",
  total: "Points",
  legend: (marked: boolean, neutral: number) => {
    const squares = marked ? "The small squares mark the empty points that only one colour surrounds." : "";
    const nobodys = neutral === 0 ? "" : neutral === 1 ? "One empty point touches both colours and is nobody's." : `${neutral} empty points touch both colours or none and are nobody's.`;
    return [squares, nobodys].filter(Boolean).join(" ");
  },
};

export const boardWords = {
  enlarge: "Enlarge the board",
  whole: "Whole board",
};

/** Which step of a collapse it is for the player who chooses: always among groups of their own. */
function stepOf(step: number, actor: string): string {
  const name = actorName(actor);
  if (step === 4) return `The end: ${name} measures what is still entangled`;
  const groups = step === 1 ? `${name}'s older groups` : step === 2 ? `${name}'s groups` : `${name}'s new stones`;
  return `Collapse, ${step} of 3: ${groups}`;
}

export const composerWords = {
  title: "Your turn",
  pass: "Pass",
  takeBack: (points: readonly string[]) => `Take back ${listOf(points)}`,
  place: (stones: number, name: string) => {
    if (name === "3G") return "Triple G: one stone stays";
    if (name === "3W") return "Triple W: loses one at a time";
    return stones === 2 ? "Pair" : "Four W: loses one at a time";
  },
  step: stepOf,
  choice: (state: State, point: string) => (kindOf(choiceOf(state, point)) === "remove" ? `Take off ${point}` : `Keep ${point}`),
  forbidden: (point: string) => `Not ${point}:`,
  captured: (black: number, white: number) => {
    const stones = (count: number, colour: string) => (count === 1 ? `1 ${colour} stone` : `${count} ${colour} stones`);
    const all = [...(black > 0 ? [stones(black, "black")] : []), ...(white > 0 ? [stones(white, "white")] : [])];
    return `Captured: ${listOf(all)}.`;
  },
};
