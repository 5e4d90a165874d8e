// Every word of the page that belongs to no game.
import type { ServerFault } from "../client/game_server";
import type { RecordFault } from "../game/record";
import { asClause, asSentence, shortened } from "./list";

const LEVEL_NAMES = ["gentle", "casual", "steady", "strong", "best"];

function whichAction({ number, action }: { number: number; action: string }): string {
  return `Action ${number} of the record, ${shortened(action)},`;
}

function countOfMoves(count: number): string {
  return count === 0 ? "no moves yet" : count === 1 ? "1 move" : `${count} moves`;
}

export const words = {
  productName: "spooky",

  noWebAssembly:
    "This browser has no WebAssembly, so the game cannot run here. A current Firefox, Chrome, Edge or Safari has it.",
  engineBroken: "The game's engine could not be loaded. Check the connection and load the page again.",
  loading: "Setting up the board …",

  newGame: "New game",
  games: "Game",
  opponent: "Opponent",
  computer: "Computer",
  friendByLink: "Friend by link",
  friendHint: "You get a link to send. Your friend opens it in a browser and takes the other seat.",
  oneScreen: "Both on one screen",
  level: "Level",
  levelName: (level: number) => `${level} ${LEVEL_NAMES[level - 1] ?? ""}`,
  playAs: "You play",
  begins: (seat: string) => `${seat} (begins)`,
  options: "Options",
  numberWanted: (label: string, least: number, most: number) => `${label}: enter a whole number from ${least} to ${most}.`,
  start: "Play",
  continueGame: "Back to the game",
  learn: "Learn in five steps",
  openingGame: "Opening the game …",

  you: "you",
  player: "player",
  computerAt: (level: number) => `computer, level ${level}`,
  toAct: "to move",
  toChoose: "to choose",

  boardLabel: (game: string) => `Board of ${game}`,
  thinking: "The computer is thinking …",
  lookingForHint: "Looking for a good move …",
  lookingBack: "You are looking at an earlier moment.",
  newMove: "You are looking at an earlier moment. There is a new move.",
  toLatest: "To the latest",
  playFromHere: "Play on from here",

  undo: "Undo",
  hint: "Hint",
  rematch: "Play again",
  save: "Save this game",
  load: "Open a saved game …",

  openTitle: "Open the saved game?",
  savedGame: (game: string, moves: number, over: boolean) =>
    `${game}, ${countOfMoves(moves)}${over ? ", finished" : ""}.`,
  openKeeps: "The game in progress is kept: the start page leads back to it.",
  openIt: "Open",
  openAndLeave: "Open it and leave this game",
  keepPlaying: "Keep playing this game",
  resign: "Resign …",
  resignNow: "Resign",
  resignNot: "Keep playing",
  cancel: "Cancel",

  makeForced: "Make choices for me where there is only one",
  chooseShown: "choose one of the boards that are shown",

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
  worldsNotDrawn: (count: number) => `${count} more are not drawn.`,
  cutOff: "The rest is too long to be shown; it can be copied as a whole.",
  state: "State",
  copyLatex: "Copy as LaTeX",
  copied: "Copied",
  rules: "Rules",
  panels: "About this position",

  homePage: "spooky: start page",
  friendGame: "Game with a friend",
  connecting: "Connecting to the server …",
  connected: "Connected.",
  connectionLost: "Connection lost. Trying again …",
  noConnection: "The server cannot be reached. Trying again …",
  youWatch: "You are watching.",
  watching: (count: number) => (count === 1 ? "1 person is watching." : `${count} people are watching.`),
  friend: "friend",
  free: "free seat",
  givenActions: (count: number, rolls: number) => {
    const actions = count === 1 ? "The first action was" : `The first ${count} actions were`;
    const rolled = rolls === 0 ? "" : rolls === 1 ? ": 1 roll among them was not rolled here" : `: ${rolls} rolls among them were not rolled here`;
    return `${actions} given at the opening${rolled}.`;
  },
  givenRoll: "Given at the opening, not rolled here.",
  diceInUse: (dice: string, isFile: boolean) => {
    if (dice === "system") return "The server rolls, with its system's random generator.";
    const path = dice.replace(/^device:/, "");
    if (isFile) return `Beware: the server takes its rolls from the file ${path}, and whoever wrote it knows them.`;
    return `The server rolls, with the random generator ${path}.`;
  },
  here: (who: string) => `${who}, here`,
  away: (who: string) => `${who}, away`,
  sending: "Sending your move …",
  willBeSent: "Your move will be sent as soon as the connection is back.",
  notYourTurn: (name: string) => `it is ${name}'s turn`,
  sitFirst: (name: string) => `to play, press “Play as ${name}” first`,
  onlyWatching: "both seats are taken: you are watching",
  yourTurnTitle: "Your turn · spooky",
  othersTurnTitle: (name: string) => `${name}'s turn · spooky`,
  overTitle: "Game over · spooky",

  localGames: "Your games on this device",
  localGame: (game: string, company: string, moves: number, over: boolean) =>
    `${game}, ${company}, ${countOfMoves(moves)}${over ? ", finished" : ""}`,
  againstComputer: (yours: string, level: number) => `you play ${yours} against level ${level}`,
  bothHere: "both on one screen",
  moreGames: (count: number) => `Show ${count} more`,
  removeGame: (name: string) => `Remove: ${name}`,
  removeTitle: "Remove this game?",
  removeText: (name: string) => `${name}. It cannot be brought back.`,
  removeNow: "Remove",
  branchTitle: "Play on from here?",
  branchText: "The finished game stays as it is, and the start page leads back to it. A new game begins with its moves up to here.",
  branchNow: "Begin a new game here",
  notKept: "This browser has no room to keep this game: it ends with this page. Save it as a file to keep it.",
  unknownLocalGame:
    "This browser has no game of this address, or cannot read it any more. Games are kept in the browser in which they are played.",
  unknownPlaceTitle: "There is nothing here",
  unknownPlace: "No page was found at this address. The link may be incomplete.",

  runningGames: "Your games with friends",
  runningGame: (game: string, yours: string, moves: number) => `${game}, you play ${yours}, ${countOfMoves(moves)}`,

  inviteTitle: "Send this link to your friend",
  inviteText: (yours: string, theirs: string) => `You play ${yours}. Whoever opens the link and takes the seat first plays ${theirs}; others can watch.`,
  linkLabel: "Link to this game",
  copyLink: "Copy link",
  linkCopied: "Link copied.",
  linkNotCopied: "Copying does not work in this browser. The link is the address of this page.",
  thisComputerOnly: "So far this server can be reached from this computer only. Started with the option",
  openToNetwork: "it is open to the local network.",
  serveOption: "--host 0.0.0.0",
  joinTitle: "A seat is free",
  joinText: "Take it to play, or just watch.",
  playAsSeat: (name: string) => `Play as ${name}`,
  nextWanted: "Your friend wants to play again",
  nextWantedText: "You change sides.",
  nextOpen: "There is a new game",
  toNextPlay: "Play again",
  toNextWatch: "Go to the new game",
  outOfDate: "This page and the server no longer agree about the game: this page may be older than the server.",
  reload: "Load the page again",
  unknownGameTitle: "There is no such game",
  unknownGame: "No game was found at this address. The link may be incomplete, or the game was never begun and has been forgotten.",
  gameTooLarge: "This game is too large to be shown here: it has more positions or moves than a page can compute and draw.",
  unknownKind: "This page does not know this kind of game: it may be older than the server.",
  toStart: "To the start page",

  serverFault({ fault, reason }: ServerFault): string {
    switch (fault) {
      case "offline": return "The server cannot be reached. Check the connection and try again.";
      case "busy": return "The server has too much to do at the moment. Try again soon.";
      case "too-many": return "Too many games were opened from here just now. Wait a minute and try again.";
      default: return reason === null ? "The server gave no understandable answer. Try again later." : asSentence(reason);
    }
  },

  recordFault(fault: RecordFault): string {
    switch (fault.fault) {
      case "not-json": return "This file is not a game record that this page can open: it is not JSON. SGF and PGN files are opened by the program: spooky show, spooky play --resume.";
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

  lessonStep: (number: number, count: number) => `${number} of ${count}`,
  leaveLesson: "Leave the lesson",
  previousStep: "Back",
  nextStep: "Next",
  skipStep: "Skip this step",
  tryAgain: "Try again",
  playAfterLesson: "Play a game",
};
