import type { GameKit } from "../kit";
import { Board, Picture } from "./board";
import { Emblem } from "./emblem";
import { choices, tap } from "./input";
import { lesson } from "./lesson";
import { readMove, type Move } from "./moves";
import { RulesInShort } from "./rules_in_short";
import { lastSquare } from "./layout";
import { isQuantum, type State } from "./state";
import { describeBoard, options, words } from "./words";

const DEFAULTS = { variant: "goff", width: 3, height: 3, line: 3 };

/** Quantum tic-tac-toe. */
export const tictactoe: GameKit<State, Move> = {
  name: "tictactoe",
  actors: ["x", "o"],
  options: [
    {
      key: "variant",
      label: options.variant,
      kind: "choice",
      choices: [
        { value: "goff", label: options.goff },
        { value: "plain", label: options.plain },
      ],
      usual: "goff",
    },
    { key: "width", label: options.width, kind: "number", least: 2, most: 8, usual: 3 },
    { key: "height", label: options.height, kind: "number", least: 2, most: 8, usual: 3 },
    { key: "line", label: options.line, kind: "number", least: 2, most: 8, usual: 3 },
  ],
  defaults: DEFAULTS,
  usual: { rules: DEFAULTS, start: null },
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
