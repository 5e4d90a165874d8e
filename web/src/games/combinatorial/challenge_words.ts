export const challengeWords = {
  button: "Challenge",
  title: "Is that move possible?",
  explained: "A move needs one world in which it is legal. A witness shows such a world: one classical move out of each turn so far.",
  which: "Which move do you doubt?",
  now: (move: string) => `${move} (now)`,
  last: (move: string) => `${move} (just played)`,
  nothing: "There is no move to doubt here.",
  begin: "At the beginning",
  step: (number: number, move: string) => `Turn ${number}: ${move}`,
  proven: (move: string) => `Here the move is legal: ${move}.`,
  none: "No witness was found.",
  close: "Close",
};
