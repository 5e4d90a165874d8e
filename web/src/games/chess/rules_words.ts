// The variants by name, and the rules in short. The squares named in them are those of the pictures beside.
import type { Rules } from "../../client/protocol";
import { isQuantum, variantOf } from "./state";

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
  const decides = variant === "deterministic" ? "" : " A die decides where they are, once they are attacked or attack.";
  const rest = variant === "niel" ? "" : ` ${explained(variant)}`;
  return `${base}${decides} Checkmate the king, wherever it may be.${rest}`;
}

export const inShort = {
  superposition:
    "Instead of an ordinary move, a piece may go to two empty squares at once, or to one and stay. Its two halves are filled as high as their chance: evenly, or two to one. Each half then moves like the piece.",
  attempt:
    "When a half attacks or is attacked, a die is rolled, first for the piece that is attacked. Equal pairs: even means the first square, odd the second. Two to one: 1 to 4, or 5 and 6. If both pieces turn out to be there, it is a capture.",
  entanglement:
    "A piece that would attack a half of the opponent may join its superposition: one half stays, the other goes to an empty square. One roll then decides for all of them. There can be two such groups, one on each diagonal.",
  flip: "If a half is one move away from its partner, the pair may be flipped: the two squares exchange their parts.",
  hadamard:
    "The Z move changes the phase of a pair. The Hadamard move, for halves one move apart, makes a whole piece again: on the red square, or on the blue one with phase.",
  tunnel: "A whole rook, bishop or queen may try to tunnel through the first whole piece of the opponent on its line, to the empty square behind: with a six it arrives, else it stays.",
  check:
    "A king is in check when it might be captured, however small the chance; not when there is no chance at all. A move must rule out every chance against one's own king. If no move does, it is checkmate.",
  marks: "The marks are those of the paper: red (full) and blue (open), facing the opponent or the owner; entangled pairs have theirs on a diagonal.",
  simplifiedMarks: "In this game red goes with red and blue with blue within an entangled group.",
  chess: "All else is as in chess, with castling, promotion and capture in passing on the large board.",
  plain: "Chess as in the Laws of FIDE.",
  attribution: "Niel's Chess is a trademark of its author Tamás Varga; a patent is pending. The rules are those of his paper “Niel's Chess – The Battle of the Quantum Age” (2023).",
};
