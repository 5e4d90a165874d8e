// Classical moves in words.
import type { Rules } from "../../client/protocol";
import type { Arguments } from "../../words/format";
import { say } from "../../words/say";
import { takenBy } from "./classical/heaps";
import { endsOf } from "./classical/grid";
import { rangeOf } from "./classical/pins";
import { classicalName } from "./state";

/** How moves are spelled and said; games that share it are drawn alike. */
type MoveKind = "heap" | "pins" | "domino" | "edge" | "vertex" | "colour" | "clobber" | "hop" | "token" | "named";

const KINDS: Readonly<Record<string, MoveKind>> = {
  nim: "heap",
  subtraction: "heap",
  octal: "pins",
  kayles: "pins",
  dawson: "pins",
  "dawson-kayles": "pins",
  domineering: "domino",
  hackenbush: "edge",
  "node-kayles": "vertex",
  col: "colour",
  snort: "colour",
  clobber: "clobber",
  "toads-and-frogs": "hop",
  geography: "token",
};

function kindOf(rules: Rules): MoveKind {
  return KINDS[classicalName(rules)] ?? "named";
}

function argumentsOf(kind: MoveKind, move: string): Arguments {
  switch (kind) {
    case "heap": return takenBy(move);
    case "pins": {
      const [first, last] = rangeOf(move);
      return { first, last, pins: last - first + 1 };
    }
    case "domino": return { squares: endsOf(move) };
    case "clobber":
    case "hop": {
      const [from, to] = endsOf(move);
      return { from, to };
    }
    default: return { name: move };
  }
}

/** "1 from heap 1": what stands on a button. */
export function objectOf(rules: Rules, move: string): string {
  const kind = kindOf(rules);
  return say(`page-combinatorial.move.${kind}`, argumentsOf(kind, move));
}

/** "take 1 from heap 1 or 1 from heap 2". */
export function orderOf(rules: Rules, ...moves: readonly string[]): string {
  return say(`page-combinatorial.order.${kindOf(rules)}`, { moves: moves.map((move) => objectOf(rules, move)) });
}
