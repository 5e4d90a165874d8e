// The variants by name, and the rules in short. The squares named in them are those of the pictures beside.
import type { Rules } from "../../client/protocol";
import { listOf } from "../../words/say";
import { eitherOf } from "./names";
import { isQuantum, variantOf } from "./state";
import { hasDoubleStep, hasUnequal, isDeterministic, isStandard } from "./variants";

const TITLES: Record<string, string> = {
  niel: "Niel's Chess",
  simplified: "Niel's Chess, Simplified Game",
  hadamard: "Niel's Chess, Hadamard Game",
  "hadamard+": "Niel's Chess, Hadamard+ Game",
  deterministic: "Niel's Chess, Deterministic Game",
  nobox: "Niel's Chess without boxes",
  tunnelling: "Niel's Chess, Tunnelling Game",
  plain: "Ordinary chess",
};

const EXPLAINED: Record<string, string> = {
  niel: "A move may put a piece on two squares at once, evenly or two to one. A die decides where it is when it is attacked.",
  simplified: "Red marks always face the opponent: entangled pieces go by the colour of their marks, and nothing can be flipped.",
  hadamard: "Pairs with phase instead of two to one, the Z move that changes the phase, and the Hadamard move that brings a pair together again.",
  "hadamard+": "The Hadamard Game with two-to-one pairs, and Z and Hadamard moves for whole entangled groups.",
  deterministic: "Without a die: when a pair is attacked, its marks and its phase decide where the piece is.",
  nobox: "A half that attacks is rolled for first; if it does not arrive, the piece attacked stays in two places.",
  tunnelling: "Rooks, bishops and queens may tunnel through a piece of the opponent: a six is needed.",
  plain: "No superpositions: chess as everybody knows it.",
};

export function titleOf(rules: Rules): string {
  return TITLES[variantOf(rules)] ?? "Niel's Chess";
}

export function explained(variant: string): string {
  return EXPLAINED[variant] ?? "";
}

export function summaryOf(rules: Rules): string {
  if (!isQuantum(rules)) return "Chess as everybody knows it: checkmate the king.";
  const variant = variantOf(rules);
  const base = "Chess with pieces that can be on two squares at once.";
  const decides = isDeterministic(rules) ? "" : " A die decides where they are, once they are attacked or attack.";
  const rest = variant === "niel" ? "" : ` ${explained(variant)}`;
  return `${base}${decides} Checkmate the king, wherever it may be.${rest}`;
}

function superposition(rules: Rules): string {
  const goes = rules.stay_only === true ? "to an empty square and stay where it is, both at once" : "to two empty squares at once, or to one and stay";
  const halves = hasUnequal(rules)
    ? "Its two halves are filled as high as their chance: evenly, or two to one."
    : isDeterministic(rules)
      ? "It is in two halves then, one of them red and one blue."
      : "Its two halves are filled to the middle, for either has the chance 1/2.";
  return `Instead of an ordinary move, a piece may go ${goes}. ${halves} Each half then moves like the piece.`;
}

function attempt(rules: Rules): string {
  const both = "If both pieces turn out to be there, it is a capture.";
  if (isDeterministic(rules)) {
    return `When a half attacks or is attacked, its pair becomes one piece again, and no die is needed: without phase it is on its red square, with phase on its blue one. ${both}`;
  }
  const first =
    variantOf(rules) === "nobox"
      ? "first for a half that attacks. If it is not there, the attempt is over, and what it attacked stays in two places."
      : "first for the piece that is attacked.";
  const faces = hasUnequal(rules)
    ? "Equal pairs: even means the first square, odd the second. Two to one: 1 to 4, or 5 and 6."
    : "Even means the red square, odd the blue one.";
  return `When a half attacks or is attacked, a die is rolled, ${first} ${faces} ${both}`;
}

function entanglement(rules: Rules): string {
  const together = isDeterministic(rules)
    ? "Then all of them are found together, on their red squares or on their blue ones."
    : "One roll then decides for all of them.";
  return `A piece may join the superposition of a piece of the opponent: one half stays, the other goes to an empty square, and one of them must attack a half of it. ${together} There can be two such groups, one on each diagonal.`;
}

function flip(rules: Rules): string {
  const which = hasUnequal(rules) ? "An entangled pair, or one that is two to one," : "An entangled pair";
  return `${which} may be flipped if its halves are one move apart: the two squares exchange their parts.`;
}

const PHASE_MOVES: Record<string, string> = {
  hadamard: "Both are moves with a pair that is not entangled.",
  "hadamard+": "An entangled pair makes them together with its whole group; the Hadamard move is for equal pairs only.",
  deterministic: "An entangled pair makes them together with its whole group.",
};

function phase(rules: Rules): string {
  const sign = "Phase is a sign that a pair bears, plus or minus; with phase, the blue mark faces the owner.";
  const whole = "makes one piece of two halves that are one move apart";
  const sense = isDeterministic(rules)
    ? `It says which half is the real one: without phase the red one, with phase the blue one. The Z move changes it, and so the real half. The Hadamard move ${whole}, where the real one is.`
    : `It changes no chance, but it says where the Hadamard move leads: that ${whole}, without a die, on the red square, or with phase on the blue one. The Z move changes the phase, so that one can choose the square late.`;
  return `${sign} ${sense} ${PHASE_MOVES[variantOf(rules)] ?? ""}`;
}

function check(rules: Rules): string {
  if (isDeterministic(rules)) {
    return "A king is in check when a capture would succeed: a half that is not the real one gives no check. A move must not leave one's own king in check. If every move does, it is checkmate.";
  }
  return "A king is in check when it might be captured, however small the chance; not when there is no chance at all. A move must rule out every chance against one's own king. If no move does, it is checkmate.";
}

function collapse(rules: Rules): string {
  const found = isDeterministic(rules) ? "find out where a piece of one's own is" : "roll for a pair of one's own";
  return `Before a move one may ${found}, and must move that piece then; not if it might be found where it cannot move.`;
}

function numbers(rules: Rules): string {
  const left = isDeterministic(rules)
    ? "A green one at the left is 1 where a capture succeeds and 0 where it does not."
    : "A green one at the left is the chance of a capture there, a red one that of a check.";
  return `A number at the right of a half is its share, in purple where it goes together with the half one points at. ${left}`;
}

/** How the board and its pawns differ from those of ordinary chess. */
function boardWords(rules: Rules): string {
  const missing = [...(isStandard(rules) ? [] : ["castling"]), ...(hasDoubleStep(rules) ? [] : ["the double step of pawns"])];
  return missing.length === 0 ? "with castling, promotion and capture in passing" : `but without ${listOf(missing)}`;
}

function draws(rules: Rules): string {
  const further = ["when a position comes for the third time", "after fifty moves of each player without capture or pawn move"];
  const all = ["by stalemate", "when only the kings are left", "when both players agree", ...(rules.draws === true ? further : [])];
  return `A game is a draw ${eitherOf(all)}.`;
}

export const inShort = {
  superposition,
  attempt,
  entanglement,
  flip,
  phase,
  tunnel: "A whole rook, bishop or queen may try to tunnel through the first whole piece of the opponent on its line, to the empty square behind: with a six it arrives, else it stays.",
  check,
  collapse,
  marks: "The marks are those of the paper: red (full) and blue (open), facing the opponent or the owner; entangled pairs have theirs on a diagonal.",
  numbers,
  simplifiedMarks: "In this game red goes with red and blue with blue within an entangled group.",
  chess: (rules: Rules) => `All else is as in chess, ${boardWords(rules)}.`,
  draws,
  plain: (rules: Rules) => `Chess as in the Laws of FIDE, ${boardWords(rules)}.`,
  attribution: "Niel's Chess is a trademark of its author Tamás Varga; a patent is pending. The rules are those of his paper “Niel's Chess – The Battle of the Quantum Age” (2023).",
};
