import type { GameKit } from "../kit";
import { Board, Picture } from "./board";
import { Composer } from "./composer";
import { Emblem } from "./emblem";
import { tap } from "./input";
import { lesson } from "./lesson";
import { readMove, readOption, type Move } from "./moves";
import { RulesInShort } from "./rules_in_short";
import { SetupFields } from "./setup_fields";
import { isMidTurn, isQuantum, moveNumber, stateInWorld, type State } from "./state";
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
  drawn: ["pieces"],
  Composer,
  composesAtBoard: true,
  Emblem,
  words,
  Board,
  Picture,
  RulesInShort,
  readMove,
  readOption,
  tap,
  choices: () => [],
  continuesTurn: (_, before) => isMidTurn(before),
  turnNumber: moveNumber,
  toBeChosen: () => false,
  isQuantum,
  rolls: isQuantum,
  worldState: stateInWorld,
  describe: describeBoard,
  lesson,
};
