// Every word of the page that belongs to no game.
import type { RecordFault } from "../game/record";
import { asSentence } from "./list";

const LEVEL_NAMES = ["gentle", "casual", "steady", "strong", "best"];

export const words = {
  productName: "spooky",
  tagline: "Quantum board games",
  skipToBoard: "Skip to the board",

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
  start: "Play",
  continueGame: "Back to the game",
  orLoad: "or",

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
  download: "Download record",
  load: "Load record",

  moves: "Moves",
  noMoves: "No moves yet.",
  beginning: "Start",
  toFirst: "First",
  toPrevious: "Back",
  toNext: "Forward",
  toLast: "Last",

  worlds: "Worlds",
  worldsIntro: (count: number) =>
    count === 1 ? "Only one classical board is possible." : `${count} classical boards are still possible. Under each is its share.`,
  worldShare: (share: string, percent: string) => (share === "1" ? "certain" : `${share} · ${percent}`),
  moreWorlds: (count: number) => `Show ${count} more`,
  state: "State",
  stateIntro: "The position in Dirac's notation: each |…⟩ says where the marks may turn out to be.",
  copyLatex: "Copy as LaTeX",
  copied: "Copied",
  rules: "Rules",
  panels: "About this position",

  whatWouldHappen: "Choose what becomes real",
  choose: "Choose",

  recordFault(fault: RecordFault): string {
    switch (fault.fault) {
      case "not-json": return "This file is not a game record: it is not JSON.";
      case "not-a-record": return "This file is not a spooky game record.";
      case "other-version": return "This record is of a version that is not known here.";
      case "unknown-game": return "This record is of a game that is not known here.";
      case "wrong-actor": return "This record names the wrong player for one of its actions.";
      case "wrong-result": return "This record's result is not what its actions give.";
      case "engine": return `This record cannot be played: ${asSentence(fault.reason)}`;
    }
  },
};
