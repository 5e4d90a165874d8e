// The words of the form.
import type { FurtherRule } from "../../form/further_rules";
import { capitalised } from "./names";
import { titleOf } from "./rules_words";
import { isQuantum } from "./state";
import { isStandard } from "./variants";

const BOARDS: Record<string, string> = {
  standard8x8: "8×8",
  losalamos6x6: "6×6 Los Alamos",
  attack5x6: "5×6 Attack",
  gardner5x5: "5×5 Gardner",
  silverman4x5: "4×5 Silverman",
};

export const setupWords = {
  board: "Board",
  boardName: (board: string) => BOARDS[board] ?? board,
  variant: "Variant",
  /** All of them are of this game; a narrow screen has no room to say it each time. */
  variantName: (variant: string) => capitalised(titleOf({ variant }).replace(/^Niel's Chess,? (?=.)/, "")),
  more: "More rules",
};

export const FURTHER: readonly FurtherRule[] = [
  {
    key: "stay_only",
    label: "A superposition goes to",
    choices: [
      { value: false, label: "Two squares, its own counts" },
      { value: true, label: "Its own square and another" },
    ],
    matters: isQuantum,
  },
  {
    key: "remote_collapse",
    label: "Rolling for a pair of one's own",
    choices: [
      { value: false, label: "Only when it is attacked" },
      { value: true, label: "Also before moving it" },
    ],
    matters: isQuantum,
  },
  {
    key: "double_step",
    label: "A pawn's first move",
    choices: [
      { value: false, label: "One square" },
      { value: true, label: "One square or two" },
    ],
    matters: (rules) => !isStandard(rules),
  },
  {
    key: "draws",
    label: "Third repetition, and fifty moves",
    choices: [
      { value: true, label: "End the game in a draw" },
      { value: false, label: "The game goes on" },
    ],
  },
];
