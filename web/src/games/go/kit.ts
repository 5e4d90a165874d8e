import type { GameKit } from "../kit";
import { BeliefList } from "./belief_list";
import { Board, Picture } from "./board";
import { Composer } from "./composer";
import { CountTable } from "./count_table";
import { Emblem } from "./emblem";
import { onlyChoice } from "./events";
import { boardQuestion, learnBoard } from "./goban";
import { tap } from "./input";
import { lesson } from "./lesson";
import { readMove, type Move } from "./moves";
import { RulesInShort } from "./rules_in_short";
import { SetupFields } from "./setup_fields";
import { isQuantum, type State } from "./state";
import { storyBegins } from "./turn";
import { describeBoard, words } from "./words";

/** Quantum Go (Ranchin) and its variants. */
export const go: GameKit<State, Move> = {
  name: "go",
  actors: ["black", "white"],
  options: [],
  usual: { rules: { width: 9, height: 9, variant: "base", handicap: [] }, start: null },
  SetupFields,
  Composer,
  StateDetails: BeliefList,
  endingReports: ["decided", "count"],
  Count: CountTable,
  // A large board has tens of thousands of pairs: what is tried is enough to ask about.
  needsLegal: false,
  boardQuestion,
  learnBoard,
  begins: ({ handicap }) => (Array.isArray(handicap) && handicap.length > 0 ? "white" : "black"),
  Emblem,
  words,
  Board,
  Picture,
  RulesInShort,
  readMove,
  tap,
  choices: () => [],
  forced: (_state, _rules, events) => onlyChoice(events),
  continuesTurn: ({ kind }) => kind === "keep" || kind === "remove",
  storyBegins,
  // The prompt tells it.
  untold: ["asked"],
  toBeChosen: (state) => state.choosing !== null,
  isQuantum,
  describe: describeBoard,
  lesson,
};
