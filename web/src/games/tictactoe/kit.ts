import type { GameKit, RuleOption } from "../kit";
import { Board, Picture } from "./board";
import { Emblem } from "./emblem";
import { choices, tap } from "./input";
import { lesson } from "./lesson";
import { readMove, type Move } from "./moves";
import { RulesInShort } from "./rules_in_short";
import { lastSquare } from "./layout";
import { isQuantum, type State } from "./state";
import { say } from "../../words/say";
import { describeBoard, words } from "./words";

const DEFAULTS = { variant: "goff", width: 3, height: 3, line: 3 };

/** Quantum tic-tac-toe. */
export const tictactoe: GameKit<State, Move> = {
  name: "tictactoe",
  actors: ["x", "o"],
  get options(): readonly RuleOption[] {
    return [
      {
        key: "variant",
        label: say("page-tictactoe.rule.variant"),
        kind: "choice",
        choices: [
          { value: "goff", label: say("page-tictactoe.rule.variant.goff") },
          { value: "plain", label: say("page-tictactoe.rule.variant.plain") },
        ],
        usual: "goff",
      },
      { key: "width", label: say("page-tictactoe.rule.width"), kind: "number", least: 2, most: 8, usual: 3 },
      { key: "height", label: say("page-tictactoe.rule.height"), kind: "number", least: 2, most: 8, usual: 3 },
      { key: "line", label: say("page-tictactoe.rule.line"), kind: "number", least: 2, most: 8, usual: 3 },
    ];
  },
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
