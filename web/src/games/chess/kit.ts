import type { GameKit } from "../kit";
import { Board, Picture } from "./board";
import { Composer } from "./composer";
import { Emblem } from "./emblem";
import { tap } from "./input";
import { lesson } from "./lesson";
import { RulesInShort } from "./rules_in_short";
import { parseMove, type Move } from "./moves";
import { SetupFields } from "./setup_fields";
import { isQuantum, moveNumber, stateInWorld, type State } from "./state";
import { continuesTurn } from "./turn";
import { describeBoard, words } from "./words";

/** Niel's Chess (Varga) and its variants. */
export const chess: GameKit<State, Move> = {
  name: "chess",
  actors: ["white", "black"],
  options: [],
  usual: {
    rules: { variant: "niel", board: "standard8x8", stay_only: false, remote_collapse: false, draws: true },
    start: null,
  },
  SetupFields,
  reports: ["odds", "marks"],
  Composer,
  composesAtBoard: true,
  Emblem,
  words,
  Board,
  Picture,
  RulesInShort,
  readMove: parseMove,
  tap,
  choices: () => [],
  continuesTurn,
  turnNumber: moveNumber,
  toBeChosen: () => false,
  isQuantum,
  rolls: isQuantum,
  worldState: stateInWorld,
  describe: describeBoard,
  lesson,
};
