// The words of Niel's Chess; what happened in a game is told in story.ts, the composer's words are in composer_words.ts,
// the form's in setup_words.ts, the rules in rules_words.ts, the lesson in lesson_words.ts.
import { NATURE } from "../../client/protocol";
import type { Moment } from "../../game/game_table";
import { listOf } from "../../words/say";
import type { GameWords, Standing } from "../kit";
import type { Mark } from "./details";
import { collapsedTo, rolledAt, rollKind, rollingPair } from "./dice";
import { hasMoves, isRoll, parseMove, type Move } from "./moves";
import { actorName, capitalised, eitherOf, facesName, isYou, pieceName, promotionName, stateOf } from "./names";
import { canSplit } from "./offers";
import { summaryOf, titleOf } from "./rules_words";
import { selectionFrom } from "./selection";
import { mustMove, pieceAt, piecesOf, shareOf, unitOf, type State } from "./state";
import { narrate, outcome } from "./story";
import type { Target } from "./targets";
import { halfWords, pairName, together } from "./unit_words";

/** What each face of the die would mean. */
export function rollPrompt(state: State): string {
  const kind = rollKind(state);
  const pair = rollingPair(state);
  if (!pair) return "The die is rolled: a six tunnels, any other number does not.";
  const unit = unitOf(state, pair);
  const meaning = (half: 1 | 2) => {
    const places = unit.map((one) => `the ${pieceName(one.type)} on ${collapsedTo(one, half, state.rolling?.move ?? "")}`);
    return `${facesName(kind, half)} means ${listOf(places)}`;
  };
  return `The die is rolled for ${listOf(unit.map(pairName))}: ${meaning(1)}, ${meaning(2)}.`;
}

function prompt(moment: Moment<State>, legal: readonly Move[], picked: readonly string[], you: readonly string[]): string {
  const state = stateOf(moment);
  if (moment.actor === NATURE) return rollPrompt(state);
  if (!you.includes(moment.actor)) return `${actorName(moment.actor)} to move.`;
  const called = isYou(moment.actor, you) ? "Your turn" : actorName(moment.actor);
  const selection = selectionFrom(picked);
  if (selection.stage === "none") {
    const must = mustMove(state);
    const piece = must === null ? undefined : pieceAt(state, must);
    if (piece) return `${called}: now move the ${pieceName(piece.type)} on ${piece.square}.`;
    return `${called}: tap a piece, or drag it to its square.`;
  }
  const name = pieceName(pieceAt(state, selection.from)?.type ?? "P");
  const which = `${capitalised(name)} on ${selection.from}`;
  switch (selection.stage) {
    case "piece": {
      if (!hasMoves(legal, selection.from) && legal.length > 0) return `${which}: it has no legal move now. Tap another piece.`;
      const again = canSplit(legal, selection.from) ? ` Tap the ${name} again to put it on two squares at once.` : "";
      return `${which}: tap where it goes.${again}`;
    }
    case "target": return `${which} to ${selection.to}: choose, or tap another square.`;
    case "halves": {
      if (selection.sign === "&") {
        return selection.squares.length === 0
          ? `${which}: one half stays. Tap where the other one goes.`
          : "Choose which squares go together.";
      }
      if (selection.squares.length === 0) return `${which}, on two squares at once: tap the first one. Its own square counts too.`;
      if (selection.squares.length === 1) return `${which}: ${selection.squares[0]}, and which square else?`;
      return "Choose how likely each square is.";
    }
  }
}

/** A move in a few words, for a hint. */
function moveName(state: State, action: string): string {
  const move = parseMove(action);
  const name = move && "from" in move ? pieceName(pieceAt(state, move.from)?.type ?? "P") : "";
  switch (move?.kind) {
    case "step": return `${name} from ${move.from} to ${move.to}${move.promotion ? `, becoming a ${promotionName(move.promotion)}` : ""}`;
    case "split": {
      const odds = move.weights === "u" || move.weights === "v" ? `, two to one for ${move.first}` : "";
      return `${name} from ${move.from} to ${move.first} and ${move.second} at once${odds}`;
    }
    case "entangle": return `entangle the ${name}, on ${move.first} and ${move.second}, with the pair on ${move.joined}`;
    case "flip": return `flip the ${name} on ${move.from} and ${move.to}`;
    case "phase": return `the Z move with the ${name} on ${move.from} and ${move.to}`;
    case "hadamard": return `the Hadamard move with the ${name} on ${move.from} and ${move.to}`;
    case "tunnel": return `tunnel with the ${name} from ${move.from} to ${move.to}`;
    case "collapse": return `roll for the ${name} on ${move.from}`;
    default: return action;
  }
}

/** In the move list. */
function move(standing: Standing<State>): string {
  const action = standing.moment.action ?? "";
  if (!isRoll(action)) return action;
  const rolled = rolledAt(standing);
  if (!rolled) return action;
  const place = rolled.pair ? collapsedTo(rolled.pair, rolled.half, rolled.move) : rolled.half === 1 ? "through" : "stays";
  return rolled.face === null ? `die: ${place}` : `die ${rolled.face}: ${place}`;
}

function markWords(mark: Mark | undefined): string {
  if (!mark) return "";
  const line = mark.line === "middle" ? "" : ", on a diagonal";
  return `, ${mark.colour} mark facing the ${mark.facing}${line}`;
}

function targetWords(target: Target | undefined): string {
  switch (target?.kind) {
    case undefined: return "";
    case "half": return ", a half can go here";
    case "tunnel": return `, can be tunnelled to, chance ${target.chance ?? "1/6"}`;
    case "take": return target.chance === null ? ", can be captured" : `, capture succeeds with chance ${target.chance}`;
    case "go": return ", can be reached";
  }
}

interface Known {
  marks: readonly Mark[];
  targets: readonly Target[];
}

/** What a screen reader says of a square. */
export function describeSquare(state: State, square: string, { marks, targets }: Known): string {
  const piece = pieceAt(state, square);
  const target = targetWords(targets.find((one) => one.square === square));
  if (!piece) return `${square}: empty${target}`;
  const name = `${square}: ${piece.owner} ${pieceName(piece.type)}`;
  if (!piece.pair) return name + target;
  const mark = marks.find((one) => one.square === square);
  return `${name}, a half, ${halfWords(state, piece.pair, square)}${markWords(mark)}${target}`;
}

/** What is said of the square one points at, in a line; nothing where the picture says it all. */
export function pointedWords(state: State, square: string): string {
  const pair = pieceAt(state, square)?.pair;
  if (!pair) return "";
  const others = together(state, pair, square);
  const places = [pair.first, pair.second].map((one) => `${shareOf(pair, one)} on ${one}`).join(", ");
  const joined = others.length > 0 ? `; on ${square} when ${listOf(others)}` : "";
  return `${capitalised(pair.owner)} ${pieceName(pair.type)}: ${places}${joined}.`;
}

/** What a screen reader says of a whole board. */
export function describeBoard(state: State): string {
  const said = (["white", "black"] as const).flatMap((owner) => {
    const alone = piecesOf(state).filter((piece) => piece.owner === owner && !piece.pair);
    const pieces = alone.map(({ type, square }) => `${pieceName(type)} ${square}`);
    const pairs = state.pairs.filter((pair) => pair.owner === owner).map(({ type, first, second }) => `${pieceName(type)} on ${eitherOf([first, second])}`);
    const all = [...pieces, ...pairs];
    return all.length > 0 ? [`${owner} has ${listOf(all)}`] : [];
  });
  return said.join("; ");
}

export const words: GameWords<State, Move> = {
  name: "Niel's Chess",
  invitation: "Pieces on two squares, until they are attacked",
  title: titleOf,
  summary: summaryOf,
  actorName: (actor) => (actor === NATURE ? "The die" : actorName(actor)),
  narrate,
  prompt,
  outcome,
  move,
  hint: (moment, action) => `Hint: ${moveName(stateOf(moment), action)}.`,
  hopeless: () => "Hint: no move is better than the others here.",
  question: () => "",
  answer: (_, action) => action,
  stateIntro: "The pairs in Dirac's notation: each bracket is a place where the piece may be found, entangled pieces share theirs.",
  ket: (text) => text,
};
