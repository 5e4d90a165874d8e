import { listOf } from "../../words/say";
import type { GameKit } from "../kit";
import { About } from "./about";
import { Board, Picture } from "./board";
import { drawnBy } from "./classical/all";
import { Composer } from "./composer";
import { Emblem } from "./emblem";
import { tap } from "./input";
import { lesson } from "./lesson";
import { readMove, type Move } from "./moves";
import { RulesInShort } from "./rules_in_short";
import { SetupFields } from "./setup_fields";
import { asState, isQuantum, worldsOf, type State } from "./state";
import { movesWords, words } from "./words";

/** Quantum combinatorial games: any classical game without chance, made quantum. */
export const combinatorial: GameKit<State, Move> = {
  name: "combinatorial",
  actors: ["left", "right"],
  options: [],
  usual: { rules: { game: "nim", ruleset: "C", width: 2 }, start: "1,3,5" },
  SetupFields,
  // A superposition may be of any of its moves: there is no end of them, and the page lists moves alone.
  needsLegal: false,
  reports: ["worlds", "available", "past"],
  endingReports: [],
  Composer,
  About,
  hasExactHints: true,
  Emblem,
  words,
  Board,
  Picture,
  RulesInShort,
  readMove,
  tap,
  choices: () => [],
  // The worlds have no shares that would speak of chance.
  toBeChosen: () => true,
  isQuantum,
  worldState: (world) => asState(world.position ?? ""),
  worldCaption: (world) => movesWords(world.moves ?? []),
  describe: (state, rules) => listOf(worldsOf(rules, state).map(drawnBy(rules).describe), "or"),
  lesson,
};
