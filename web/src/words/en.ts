// Every word of the page that belongs to no game.
import type { RecordFault } from "../game/record";
import { asClause, shortened } from "./list";

const LEVEL_NAMES = ["gentle", "casual", "steady", "strong", "best"];

function whichAction({ number, action }: { number: number; action: string }): string {
  return `Action ${number} of the record, ${shortened(action)},`;
}

export const words = {
  productName: "spooky",

  noWebAssembly:
    "This browser has no WebAssembly, so the game cannot run here. A current Firefox, Chrome, Edge or Safari has it.",
  engineBroken: "The game's engine could not be loaded. Check the connection and load the page again.",
  loading: "Setting up the board …",

  newGame: "New game",
  opponent: "Opponent",
  computer: "Computer",
  oneScreen: "Both on one screen",
  level: "Level",
  levelName: (level: number) => `${level} ${LEVEL_NAMES[level - 1] ?? ""}`,
  playAs: "You play",
  begins: (seat: string) => `${seat} (begins)`,
  options: "Options",
  numberWanted: (label: string, least: number, most: number) => `${label}: enter a whole number from ${least} to ${most}.`,
  start: "Play",
  continueGame: "Back to the game",

  you: "you",
  player: "player",
  computerAt: (level: number) => `computer, level ${level}`,
  toAct: "to move",
  toChoose: "to choose",

  boardLabel: (game: string) => `Board of ${game}`,
  thinking: "The computer is thinking …",
  lookingForHint: "Looking for a good move …",
  lookingBack: "You are looking at an earlier moment.",
  toLatest: "To the latest",
  playFromHere: "Play on from here",

  undo: "Undo",
  hint: "Hint",
  rematch: "Play again",
  save: "Save this game",
  load: "Open a saved game …",

  openTitle: "Open the saved game?",
  savedGame: (game: string, moves: number, over: boolean) =>
    `${game}, ${moves === 0 ? "no moves yet" : moves === 1 ? "1 move" : `${moves} moves`}${over ? ", finished" : ""}.`,
  openReplaces: "It takes the place of the game in progress. Save that one first if you want to keep it.",
  openIt: "Open",
  openAndReplace: "Open it and leave this game",
  keepPlaying: "Keep playing this game",
  cancel: "Cancel",

  moves: "Moves",
  noMoves: "No moves yet.",
  toFirst: "First",
  toPrevious: "Back",
  toNext: "Forward",
  toLast: "Last",

  worlds: "Worlds",
  worldsIntro: (count: number) =>
    `${count} classical boards are still possible. Under each is its share.`,
  worldsToChoose: (count: number) => `${count} classical boards are still possible. The choice made now decides which of them remain.`,
  nothingSpooky:
    "Nothing is spooky at the moment. As soon as something is in two places at once, every board it may turn into is shown here.",
  worldShare: (share: string, percent: string) => (share === "1" ? "certain" : `${share} · ${percent}`),
  moreWorlds: (count: number) => `Show ${count} more`,
  state: "State",
  stateIntro: "The position in Dirac's notation: each |…⟩ says where the marks may turn out to be.",
  copyLatex: "Copy as LaTeX",
  copied: "Copied",
  rules: "Rules",
  panels: "About this position",

  recordFault(fault: RecordFault): string {
    switch (fault.fault) {
      case "not-json": return "This file is not a game record: it is not JSON.";
      case "not-a-record": return "This file is not a spooky game record.";
      case "other-version": return "This record is of a version that is not known here.";
      case "unknown-game": return "This record is of a game that is not known here.";
      case "bad-action": return `Action ${fault.number} of the record has no text.`;
      case "bad-time": return `${whichAction(fault)} has a bad time: it must be a whole number of milliseconds, 0 or more.`;
      case "wrong-actor": return `${whichAction(fault)} belongs to the other player, not to the one the record names.`;
      case "illegal-action": return `${whichAction(fault)} cannot be played: ${asClause(fault.reason)}`;
      case "wrong-result": return "This record's result is not what its actions give.";
      case "engine": return `This record cannot be played: ${asClause(fault.reason)}`;
    }
  },
};
