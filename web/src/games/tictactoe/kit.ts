import type { GameKit } from "../kit";
import { Board, Picture } from "./board";
import { Emblem } from "./emblem";
import { choices, tap } from "./input";
import { lesson } from "./lesson";
import { readMove, type Move } from "./moves";
import { RulesInShort } from "./rules_in_short";
import { lastSquare } from "./layout";
import { isQuantum, type State } from "./state";
import { describeBoard, words } from "./words";

/** Quantum tic-tac-toe. */
export const tictactoe: GameKit<State, Move> = {
  name: "tictactoe",
  actors: ["x", "o"],
  options: ["variant", "width", "height", "line"],
  usual: { rules: { variant: "goff", width: 3, height: 3, line: 3 }, start: null },
  Emblem,
  words,
  Board,
  Picture,
  RulesInShort,
  readMove,
  tap,
  choices,
  forced: lastSquare,
  continuesTurn: ({ kind }) => kind === "measure",
  toBeChosen: (state) => state.cycle !== null,
  isQuantum,
  worldState: ({ classical = {} }) => ({ classical, spooky: [], cycle: null }),
  describe: describeBoard,
  lesson,
};
