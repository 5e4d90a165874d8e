// The story of a game, told to whoever plays it: what a move did, what the die said, and why.
import type { Moment } from "../../game/game_table";
import { listOf } from "../../words/say";
import type { Ending, Standing } from "../kit";
import { collapsedTo, rolledAt, type Rolled } from "./dice";
import { isRoll, parseMove, type Move } from "./moves";
import { actorName, capitalised, facesName, isYou, pieceName, promotionName, stateOf } from "./names";
import { isUnequal, mustMove, opponentOf, pieceAt, piecesOf, unitOf, type Pair, type State } from "./state";
import { pairName, together } from "./unit_words";
import { isDeterministic } from "./variants";
import { victimOf } from "./victim";

interface Telling {
  who: string;
  /** "your" or "White's". */
  own: string;
  player: string;
  before: State;
  after: State;
  deterministic: boolean;
}

/** How many pieces a player has, a pair being one. */
function strength(state: State, owner: string): number {
  const halves = piecesOf(state).filter((piece) => piece.owner === owner && piece.pair).length;
  return piecesOf(state).filter((piece) => piece.owner === owner).length - halves / 2;
}

function isCastling(before: State, { from, to }: { from: string; to: string }): boolean {
  return pieceAt(before, from)?.type === "K" && Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 2;
}

function stepWords(move: Extract<Move, { kind: "step" }>, telling: Telling): string {
  const { who, before, after, player } = telling;
  const piece = pieceAt(before, move.from);
  if (!piece) return "";
  if (isCastling(before, move)) return `${who} castled.`;
  const half = piece.pair ? "half of the " : "";
  const name = `${piece.pair ? "a" : "the"} ${half}${pieceName(piece.type)}`;
  const promoted = move.promotion ? ` and made it a ${promotionName(move.promotion)}` : "";
  const victim = victimOf(before, move);
  if (!victim) return `${who} moved ${name} from ${move.from} to ${move.to}${promoted}.`;
  const passing = victim.square === move.to && !move.passing ? "" : " in passing";
  if (!piece.pair && !victim.pair) return `${who} took the ${pieceName(victim.type)} on ${victim.square}${passing} with the ${pieceName(piece.type)} from ${move.from}${promoted}.`;
  const tried = `${who} tried to capture ${victim.pair ? "a half of " : ""}the ${pieceName(victim.type)} on ${victim.square}${passing} with ${name} from ${move.from}.`;
  if (after.rolling || !telling.deterministic) return tried;
  const taken = strength(after, opponentOf(player)) < strength(before, opponentOf(player));
  return `${tried} ${taken ? "By the marks both were there: captured." : "By the marks they did not meet: nothing was captured."}`;
}

function splitWords(move: Extract<Move, { kind: "split" }>, { who, before }: Telling): string {
  const { from, first, second, weights, promotion } = move;
  const type = pieceAt(before, from)?.type ?? "P";
  const stays = first === from ? first : second === from ? second : null;
  const made = promotion ? `, a ${promotionName(promotion)} now,` : "";
  const put =
    stays === null
      ? `${who} moved the ${pieceName(type)}${made} from ${from} to ${first} and ${second} at once`
      : `${who} moved the ${pieceName(type)}${made} to ${first === from ? second : first} and left it on ${from} at once`;
  const odds = isUnequal(weights) ? `two to one for ${first}` : "either with chance 1/2";
  return `${put}: ${odds}${weights === "p" || weights === "v" ? ", with phase" : ""}.`;
}

function entangleWords(move: Extract<Move, { kind: "entangle" }>, { who, after }: Telling): string {
  const pair = pieceAt(after, move.first)?.pair;
  if (!pair) return "";
  const others = unitOf(after, pair).filter((one) => one !== pair).map(pairName);
  const both = [pair.first, pair.second].map((square) => `on ${square} when ${listOf(together(after, pair, square))}`);
  return `${who} entangled the ${pieceName(pair.type)} with ${listOf(others)}: it is ${both.join(", and ")}.`;
}

function flipWords(move: { from: string }, { who, after }: Telling): string {
  const pair = pieceAt(after, move.from)?.pair;
  if (!pair) return "";
  const turned = `${who} flipped ${pairName(pair)}`;
  if (isUnequal(pair.kind) && pair.group === 0) return `${turned}: now ${pair.first} has 2/3.`;
  return `${turned}: now it is on ${pair.first} when ${listOf(together(after, pair, pair.first))}.`;
}

function moveWords(move: Move, telling: Telling): string {
  const { who, own, before, after } = telling;
  switch (move.kind) {
    case "step": return stepWords(move, telling);
    case "split": return splitWords(move, telling);
    case "entangle": return entangleWords(move, telling);
    case "flip": return flipWords(move, telling);
    case "phase": {
      const pair = pieceAt(after, move.from)?.pair;
      return pair ? `${who} made a Z move: ${pairName(pair)} is ${pair.kind === "p" || pair.kind === "v" ? "with phase now" : "without phase now"}.` : "";
    }
    case "hadamard": {
      const pairs = pieceAt(before, move.from)?.pair;
      const all = pairs ? unitOf(before, pairs) : [];
      const found = all.map((pair) => `the ${pieceName(pair.type)} is on ${pieceAt(after, pair.first)?.type === pair.type ? pair.first : pair.second}`);
      return `${who} made a Hadamard move: ${listOf(found)}.`;
    }
    case "tunnel": return `${capitalised(own)} ${pieceName(pieceAt(before, move.from)?.type ?? "R")} on ${move.from} tried to tunnel to ${move.to}: only a six will do.`;
    case "collapse": {
      const pair = pieceAt(before, move.from)?.pair;
      if (!pair) return "";
      if (!telling.deterministic) return `${who} had the die roll for ${pairName(pair)}, to move it then.`;
      return `${who} found out where ${pairName(pair)} is, to move it then: on ${mustMove(after) ?? pair.first}.`;
    }
    case "draw": return before.draw_offer ? `${who} accepted the draw.` : `${who} offered a draw.`;
    case "resign": return `${who} resigned.`;
    case "roll": return "";
  }
}

/** "The die shows 4, which is even: the knight is on e5, and the white rook on f4." Without a face that is known: "The die said even: …". */
export function rollWords({ face, kind, half, move, pair }: Rolled, before: State): string {
  if (!pair) {
    const what = half === 1 ? "the piece is through" : "the piece stays where it was";
    return face === null ? `${capitalised(what)}.` : `The die shows ${face}: ${what}.`;
  }
  const units = unitOf(before, pair).map((one: Pair) => {
    return `the ${pieceName(one.type)} is on ${collapsedTo(one, half, move)}`;
  });
  if (face === null) return `The die said ${facesName(kind, half)}: ${listOf(units)}.`;
  const meaning = kind === "e" || kind === "p" ? `which is ${facesName(kind, half)}` : `one of ${facesName(kind, half)}`;
  return `The die shows ${face}, ${meaning}: ${listOf(units)}.`;
}

function tell({ moments, index }: Standing<State>, you: readonly string[]): string {
  const moment = moments[index] as Moment<State>;
  const earlier = moments[index - 1];
  const { action, by } = moment;
  if (action === null || !earlier || by === null) return "";
  const [before, after] = [stateOf(earlier), stateOf(moment)];
  if (isRoll(action)) {
    const rolled = rolledAt({ moments, index });
    return rolled ? rollWords(rolled, before) : "";
  }
  const move = parseMove(action);
  if (!move) return "";
  const own = isYou(by, you) ? "your" : `${actorName(by)}'s`;
  const deterministic = isDeterministic(moment.rules);
  return moveWords(move, { who: isYou(by, you) ? "You" : actorName(by), own, player: by, before, after, deterministic });
}

/** Where the turn began that a moment belongs to. */
function beginningOf({ moments, index }: Standing<State>): number {
  let first = index;
  while (first > 1 && isRoll(moments[first]?.action ?? "")) --first;
  return first;
}

/** The same beside the die: "even: knight on e5". */
export function rollCaption({ kind, half, move, pair }: Rolled, before: State): string {
  if (!pair) return half === 1 ? "through" : "stays";
  return `${facesName(kind, half)}: ${listOf(unitOf(before, pair).map((one) => `${pieceName(one.type)} on ${collapsedTo(one, half, move)}`))}`;
}

/** What came of an attempt when all its rolls are known. */
function attemptResult(standing: Standing<State>): string {
  const { moments, index } = standing;
  const first = beginningOf(standing);
  const [move, before] = [moments[first], moments[first - 1]];
  const after = stateOf(moments[index] as Moment<State>);
  if (first === index || !move || !before || after.rolling || parseMove(move.action ?? "")?.kind !== "step") return "";
  const victim = opponentOf(move.by ?? "");
  return strength(after, victim) < strength(stateOf(before), victim) ? " Captured!" : " Nothing was captured.";
}

/** The story of the turn so far: who only sees its last roll would not know what it was for. */
function tellTurn(standing: Standing<State>, you: readonly string[]): string {
  const { moments, index } = standing;
  const first = beginningOf(standing);
  const parts = moments.slice(first, index + 1).map((moment, offset) => {
    return tell({ moment, before: moments[first + offset - 1] ?? null, moments, index: first + offset }, you);
  });
  const moment = moments[index] as Moment<State>;
  const check = stateOf(moment).check && !stateOf(moment).rolling && moment.actor !== "none" ? " Check!" : "";
  return parts.join(" ") + attemptResult(standing) + check;
}

/** What was told of a moment stays true; a long game has many. */
const told = new WeakMap<Moment<State>, Map<string, string>>();

export function narrate(standing: Standing<State>, you: readonly string[]): string {
  const known = told.get(standing.moment) ?? new Map<string, string>();
  const key = you.join(" ");
  const words = known.get(key) ?? tellTurn(standing, you);
  told.set(standing.moment, known.set(key, words));
  return words;
}

const DRAWS: Record<string, string> = {
  stalemate: "Stalemate: the player to move has no legal move and is not in check. The game is a draw.",
  dead: "Only the kings are left: the game is a draw.",
  repetition: "The same position for the third time: the game is a draw.",
  fifty: "Fifty moves without a capture or a pawn move: the game is a draw.",
  agreement: "The players agreed on a draw.",
};

export function outcome({ result }: Ending, you: readonly string[]): string {
  const { winner, by = "" } = result;
  if (winner === "draw") return DRAWS[by] ?? "The game is a draw.";
  const wins = isYou(winner, you) ? "you win" : `${actorName(winner)} wins`;
  if (by === "resignation") return `${capitalised(wins)} by resignation.`;
  return `Checkmate: ${wins}. No move could rule out that the king is captured.`;
}
