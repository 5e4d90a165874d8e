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

/** What the rules in short depend on. */
export interface ShortRules {
  variant: string;
  selfContact: boolean;
  suicide: boolean;
  superko: string;
  territory: boolean;
  measured: boolean;
}

/** Whether groups lose one stone at a time, and whether they are left with one at once. */
const W = ["w3", "w4", "mixed3", "mixedk"];
const MIXED = ["mixed3", "mixedk"];

function groupsOf(variant: string): string {
  if (/3$/.test(variant)) return "triple";
  return /4$|k$/.test(variant) ? "group" : "pair";
}

const TURNS: Record<string, string> = {
  symmetric:
    "A turn puts two stones on two empty points that are opposite through the centre: an entangled pair. Where the opposite point is taken, or is the point itself, it puts one ordinary stone.",
  semi: "A turn of Black puts two stones on two empty points: an entangled pair. A turn of White puts one ordinary stone.",
  ghz3: "A turn puts three stones on three empty points: an entangled triple.",
  ghz4: "A turn puts four stones on four empty points: an entangled group.",
  w3: "A turn puts three stones on three empty points: an entangled triple.",
  w4: "A turn puts four stones on four empty points: an entangled group.",
  mixed3: "A turn puts three stones on three empty points: an entangled triple, of kind G or of kind W, as the player says.",
  mixedk:
    "A turn puts two, three or four stones on as many empty points: an entangled group. Three are of kind G or of kind W, as the player says; four are of kind W.",
};

function turn({ variant }: ShortRules): string {
  if (variant === "plain") return "Black and White take turns. A turn puts one stone on an empty point, or passes.";
  const put = TURNS[variant] ?? "A turn puts two stones on two empty points: an entangled pair.";
  const all = groupsOf(variant) === "pair" ? "neither touches another stone, both stay" : "none touches another stone, all stay";
  return `${put} As long as ${all}. You may pass instead.`;
}

/** `pictured` where the board beside it shows White's pair on D2 and E6. */
function contact({ variant, selfContact }: ShortRules, pictured: boolean): string {
  const name = groupsOf(variant);
  const touching = variant === "weak" ? "side by side or diagonally" : "side by side, not diagonally";
  const here = pictured ? ", here D2 touches D3" : "";
  const older = selfContact ? "any other" : "an older one";
  return `Touching means ${touching}. When a new stone touches ${older}${here}, the new ${name} collapses, and so does every ${name} that a new stone touches.`;
}

function choice({ variant }: ShortRules, pictured: boolean): string {
  const name = groupsOf(variant);
  const order = `The mover chooses first for older ${name}s of their own, then the opponent, last comes the new ${name}.`;
  if (pictured) {
    return `${order} Black kept D3. D2 touches it, and D3 has just collapsed, so White had to keep D2. Had Black kept C5, White could have kept either.`;
  }
  const keeps = `One stone of a ${name} is kept, the ${name === "pair" ? "other goes" : "others go"}.`;
  const loses =
    "One stone of it is taken off. What is left stays entangled, even where it touches other stones, until a stone of a later turn touches it; the last one is an ordinary stone.";
  const both = `${variant === "mixedk" ? "Of a pair or of kind G" : "Of kind G"} one stone is kept, the others go. Of kind W: ${loses.charAt(0).toLowerCase()}${loses.slice(1)}`;
  const what = MIXED.includes(variant) ? both : W.includes(variant) ? loses : keeps;
  const must = W.includes(variant)
    ? "Of the new stones, one that stays must touch a stone that has just collapsed, if any of them does."
    : "Of the new stones, one that touches a stone that has just collapsed must be kept, if there is one.";
  return `${order} ${what} ${must}`;
}

function capture({ variant, selfContact, suicide, superko }: ShortRules): string {
  const own = suicide ? ", first the opponent's, then one's own" : "; a turn may not capture stones of one's own";
  const first = variant === "plain" ? "Chains" : "Then chains";
  const alone = variant !== "plain" && !W.includes(variant) && selfContact ? " Entangled stones are alone, so they are never captured." : "";
  const back = superko === "off" ? "A position may come back." : "No position may come back.";
  return `${first} without an empty point beside them are captured${own}.${alone} ${back}`;
}

function end({ variant, territory, measured }: ShortRules): string {
  const measuring = measured
    ? " After them what is still entangled is measured: who passed last, and then the other, keeps one stone of each group."
    : " Stones that are still entangled count as stones.";
  const points = territory
    ? "Your points are the empty points that only you surround and the stones that you have captured"
    : "Your points are your stones and the empty points that only you surround";
  return `Two passes in a row end the game.${variant === "plain" ? "" : measuring} ${points}; White gets the komi too.`;
}

export const inShort = { turn, contact, choice, capture, end };
