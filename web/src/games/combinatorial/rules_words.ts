// The rules in short.
import type { Rules } from "../../client/protocol";
import { alternatives } from "./move_words";
import { classicalName } from "./state";

const PINS = "A turn takes pins that stand side by side.";

const CLASSICAL: Record<string, string> = {
  nim: "A turn takes one or more tokens from one heap.",
  kayles: "A turn takes one pin, or two that stand side by side.",
  octal: `${PINS} The code says how many, and what may remain of the row.`,
  dawson: `${PINS} It is the octal game 0.137.`,
  "dawson-kayles": "A turn takes two pins that stand side by side.",
  domineering: "Left puts upright dominoes on free squares, Right flat ones.",
  hackenbush: "A turn cuts one edge: Left a blue or green one, Right a red or green one. What is no longer joined to the ground falls.",
  "node-kayles": "A turn takes a vertex, and its neighbours go with it.",
  col: "A turn colours a vertex. Neighbours must not have the same colour.",
  snort: "A turn colours a vertex. Neighbours must not have different colours.",
  clobber: "A turn moves a stone of one’s own onto a neighbouring stone of the other, which goes.",
  "toads-and-frogs": "Left’s toads go right, Right’s frogs go left: one step, or a jump over one of the other kind.",
  geography: "A turn moves the token to a neighbour; the vertex that it leaves goes.",
  table: "The moves are given by a table.",
  sum: "A turn is made in one of the parts.",
  "quantum-sum": "A turn may reach across the parts.",
};

export function classicalRule(rules: Rules): string {
  const game = classicalName(rules);
  if (game === "subtraction" && Array.isArray(rules.set)) {
    return `A turn takes ${alternatives(rules.set.map(String))} tokens from one heap.`;
  }
  return CLASSICAL[game] ?? "";
}

export const inShort = {
  losing: "Who cannot move loses.",
  superposition: (moves: string) =>
    `A turn may be several moves at once. Here Left chose “${moves}”: that led to two worlds, and both are possible from then on.`,
  superpositionPlainly: "A turn may be several moves at once. Each of them leads to a world of its own, and all are possible from then on.",
  vanishing:
    "A move is available if it is legal in at least one world. It is made in every world where it is legal; worlds where no chosen move is legal vanish. Worlds that become the same count as one.",
  ruleset: (name: string) => `Ruleset ${name}.`,
  width: (width: number) => (width === 0 ? "A turn may have as many moves as you like." : `A turn has at most ${width} moves.`),
  otherRulesets: "The other rulesets",
};
