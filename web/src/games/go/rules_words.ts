// The variants by name, and the rules in short. The points named in them are those of the pictures beside.
import type { Rules } from "../../client/protocol";
import { isQuantum, variantOf } from "./state";

const TITLES: Record<string, string> = {
  weak: "Weak Quantum Go",
  symmetric: "Symmetric Quantum Go",
  semi: "Semi-Quantum Go",
  ghz3: "Quantum Go with triples (GHZ)",
  ghz4: "Quantum Go with fours (GHZ)",
  w3: "Quantum Go with triples (W)",
  w4: "Quantum Go with fours (W)",
  mixed3: "Quantum Go with triples of both kinds",
  mixedk: "Quantum Go with groups of all kinds",
  plain: "Ordinary Go",
};

const EXPLAINED: Record<string, string> = {
  base: "A turn places two stones that are entangled: one of them will stay.",
  weak: "Stones touch diagonally too, so pairs collapse sooner.",
  symmetric: "The two stones of a pair are opposite through the centre; where that point is taken, a single stone is placed.",
  semi: "Black places pairs, White single stones.",
  ghz3: "A turn places three stones, of which a collapse leaves one.",
  ghz4: "A turn places four stones, of which a collapse leaves one.",
  w3: "A turn places three stones; each collapse takes one of them off.",
  w4: "A turn places four stones; each collapse takes one of them off.",
  mixed3: "Three stones a turn; the player says which kind of triple it is.",
  mixedk: "Two, three or four stones a turn, as the player likes.",
  plain: "Single stones only: Go as everybody knows it.",
};

export function titleOf(rules: Rules): string {
  return TITLES[variantOf(rules)] ?? "Quantum Go";
}

export function explained(variant: string): string {
  return EXPLAINED[variant] ?? "";
}

export function summaryOf(rules: Rules): string {
  const end = "Stones without liberties are captured. Who has more of the board in the end wins.";
  if (!isQuantum(rules)) return `Black and White take turns to place a stone. ${end}`;
  const variant = variantOf(rules);
  const turn = variant === "weak" || variant === "symmetric" ? `${explained("base")} ${explained(variant)}` : explained(variant);
  return `${turn} When stones touch, groups collapse, and their owners choose what stays. ${end}`;
}

export const inShort = {
  pair: "A turn puts two stones on two empty points: an entangled pair. As long as neither touches another stone, both stay. You may pass instead.",
  contact:
    "Touching means side by side, not diagonally. When a new stone touches any other, here D2 touches D3, the new pair collapses, and so does every pair that a new stone touches.",
  choice:
    "The mover chooses first for older pairs of their own, then the opponent, last comes the new pair. Black kept D3. D2 touches it, and D3 has just collapsed, so White had to keep D2. Had Black kept C5, White could have kept either.",
  capture:
    "Then chains without an empty point beside them are captured, first the opponent's, then one's own. Entangled stones are alone, so they are never captured. No position may come back.",
  captureOnly:
    "Chains without an empty point beside them are captured, first the opponent's, then one's own. No position may come back.",
  captureMore:
    "Then chains without an empty point beside them are captured, first the opponent's, then one's own. No position may come back.",
  end: "Two passes in a row end the game. Your points are your stones and the empty points that only you surround; White gets the komi too.",
  turn: "Black and White take turns. A turn puts one stone on an empty point, or passes.",
  variant: (text: string) => `In this variant: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
};
