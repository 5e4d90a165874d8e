import type { GameKit } from "../kit";
import { Board, Picture } from "./board";
import { Composer } from "./composer";
import { Emblem } from "./emblem";
import { tap } from "./input";
import { lesson } from "./lesson";
import { RulesInShort } from "./rules_in_short";
import { SetupFields } from "./setup_fields";
import { isQuantum, moveNumber, stateInWorld, type State } from "./state";
import { continuesTurn } from "./turn";
import { describeBoard, words } from "./words";

/** Niel's Chess (Varga) and its variants. */
export const chess: GameKit = {
  name: "chess",
  actors: ["white", "black"],
  options: [],
  defaults: { variant: "niel", board: "standard8x8" },
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
  tap,
  choices: () => [],
  continuesTurn: (action, before) => continuesTurn(action, before as State),
  turnNumber: (before, first) => moveNumber(before as State, first),
  toBeChosen: () => false,
  isQuantum,
  rolls: isQuantum,
  worldState: (world, state) => stateInWorld(world, state as State),
  describe: (state) => describeBoard(state as State),
  lesson,
};
