// The words of the lesson. Its points are those of the positions in lesson.ts.

export const pair = {
  title: "One stone on two points",
  text: "Every turn puts two stones on the board: an entangled pair. Only one of them will stay, but nobody knows yet which. The number on them says in which turn they were placed.",
  task: "Place a pair: tap a point, and then another one that is not right beside it.",
  done: "Well done! The pair touches nothing, so it stays entangled. Point at a stone to see its partner.",
  beside: "Side by side the two stones touch each other, and a pair that touches something collapses at once. Leave at least one point between them.",
  passed: "That was a pass. Tap two points instead.",
};

export const contact = {
  title: "Touching",
  text: "Stones that are side by side touch. When a new stone touches a pair, that pair collapses: its owner keeps one stone, and the other is taken off. Then the new pair collapses too.",
  task: "Make White's pair on B2 and F5 collapse: put one stone right beside B2 or F5, and the other anywhere.",
  done: "Contact! White now has to choose which stone to keep, and then you choose one of yours.",
  ownPair: "That touches your own pair, so that one collapses, but White's does not. Put a stone right beside B2 or F5.",
  alone: "Nothing touches White's pair there. Beside means left, right, above or below, not diagonally.",
};

export const choice = {
  title: "Choosing first, and having no choice",
  text: "White's new stone D2 touches D3 of your pair, so you choose first. Then White must keep the stone that touches one just collapsed, if there is such a stone.",
  task: "Choose so that White has no choice but to keep D2.",
  done: "Right! D3 has just collapsed, and D2 touches it: White must keep D2, and E6 has to go.",
  free: "With C5 kept, nothing that has just collapsed is beside a stone of White's: White may keep either. Choose the stone that D2 touches.",
};

export const capture = {
  title: "Capturing",
  text: "After a collapse, stones without a free point beside them are captured. White's stone on A1 has one free point left: B1. You have just put a pair on B1 and E3.",
  task: "Choose the stone that captures A1.",
  done: "Captured! On the points where stones stand for good, it is Go as ever.",
  missed: "A1 still has its free point, B1. Keep the stone that takes it away.",
};

export const example = {
  title: "From a whole game",
  text: "This is the game on six by six from the paper that invented Quantum Go, at its 23rd move. You are Black and have put a pair on F3 and F5. White's stone on F6 is in danger.",
  task: "Choose the stone that captures F6.",
  done: "Just as in the paper. White may not take back at once, for no position may come back. The game ends when both pass one after the other. Then each has a point for every stone and for every empty point that only they surround, and White gets the komi, some points for moving second; here there was none. Black wins that game by 20 points to 16. Now you know all that you need to play.",
  missed: "F6 has one free point left, F5. Keep the stone that is there.",
};
