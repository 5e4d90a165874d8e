// The words of the lesson. Its moves and worlds are those of the positions in lesson.ts.

export const superposition = {
  title: "Two moves at once",
  text: "In Nim a turn takes tokens from one heap, and who cannot move loses. In quantum Nim you may make two moves at once. Then both results are possible: two worlds.",
  task: "Tap the top token of heap 1 and the top token of heap 2. Then press Play.",
  done: "Now there are two worlds: in one, heap 1 lost a token, in the other, heap 2 did. The board shows both at once.",
  alone: "That is an ordinary move: only one world. Pick two moves before you press Play.",
  other: "That is a superposition too. Here it should be 1 from heap 1 and 1 from heap 2.",
};

export const vanishing = {
  title: "Worlds vanish",
  text: "A move needs only one world in which it is legal. Only in the right-hand world heap 1 still has two tokens. Where a move cannot be made, the world vanishes. (This step is played by ruleset D, which allows any single move.)",
  task: "Take both tokens of heap 1, and nothing else: tap −2 on heap 1. See which world is crossed out, and press Play.",
  done: "One world vanished: there heap 1 had one token only. You have found out which world you are in.",
  otherHeap: "Right as well: it is the other world that vanished here. You have found out which world you are in.",
  kept: "Nothing vanished: in each world one of your moves was legal. Play “2 from heap 1” alone.",
};

export const ruleset = {
  title: "What a ruleset allows",
  text: "Rulesets differ in when one move alone is allowed. Ruleset C: only if it is legal in every world.",
  task: "Pick 2 from heap 1 alone, and read why ruleset C refuses it. Then add a second move, and press Play.",
  done: "Right: a superposition is always allowed. Only single moves have to obey the ruleset.",
  single: "That single move is legal in every world, so C allows it. Here try 2 from heap 1, together with another move.",
  other: "Allowed, but without 2 from heap 1. Pick that one and another.",
};

export const merging = {
  title: "One world again",
  text: "Both players have played “1 from heap 1 or 1 from heap 2”. Now there are three worlds. Moves may lead different worlds to the same position, and then they are one world.",
  task: "Find two moves after which only one world is left. Watch the row “After it” while you pick.",
  done: "From two worlds everything was taken, and they became the same one; the third vanished. Nothing is left to take: you have even won.",
  several: "There is still more than one world. In the first world heap 1 is empty, in the last one heap 2 is: empty the other heap in both.",
};

export const winning = {
  title: "Winning",
  text: "By ruleset D, who begins wins from two heaps of two. You began with “1 from heap 1 or 1 from heap 2”, and Right answered “2 from heap 1 or 1 from heap 2”. By ruleset C′ the winning move would not be allowed.",
  task: "One single move leaves Right nothing to take, in any world. Find it.",
  done: "You win! In the only world that is left, both heaps are empty. Now you know all that you need to play.",
  open: "Right could still take something in one of the worlds. Find the single move after which only the world without tokens is left.",
};
