import type { Rules } from "../../client/protocol";
import { classicalName } from "./state";

const NAMES: Record<string, string> = {
  nim: "Nim",
  subtraction: "Subtraction",
  octal: "octal game",
  kayles: "Kayles",
  dawson: "Dawson’s chess",
  "dawson-kayles": "Dawson’s Kayles",
  domineering: "Domineering",
  hackenbush: "Hackenbush",
  "node-kayles": "Node Kayles",
  col: "Col",
  snort: "Snort",
  clobber: "Clobber",
  "toads-and-frogs": "Toads and Frogs",
  geography: "Geography",
  table: "game by a table",
  sum: "sum of games",
  "quantum-sum": "sum of games",
};

/** The name of a classical game. */
export function nameOf(game: string): string {
  return NAMES[game] ?? game;
}

/** The name of the game of these rules, with its code or set. */
export function gameTitle(rules: Rules): string {
  const game = classicalName(rules);
  if (game === "octal") return `${nameOf(game)} ${String(rules.code ?? "")}`;
  if (game === "subtraction" && Array.isArray(rules.set)) return `${nameOf(game)} {${rules.set.join(", ")}}`;
  return nameOf(game);
}
