// The words of the lesson. Its squares and marks are those of the positions in lesson.ts.
import { listOf } from "../../words/say";

export const superposition = {
  title: "One mark in two squares",
  text: "Every turn puts one mark in two squares at once. Which of them it will be stays open for now: such a mark is called spooky.",
  task: "Tap the middle square, b2, and then any other square.",
  done: "Well done! The line between the two shows that they are one mark.",
  elsewhere: "That is a spooky mark too, only not where it was asked for. One of its two squares should be b2, in the middle.",
};

export const entanglement = {
  title: "Sharing a square",
  text: "A square may hold several spooky marks. Marks that share a square are entangled: when one turns out to be there, the other must be in its other square.",
  task: "Entangle your X3 with O2: put one half of it in c1 or in c3, and the other half anywhere else.",
  done: (squares: readonly string[]) =>
    `Right! X3 and O2 share ${listOf(squares)}. If O2 turns out to be there, X3 must be in its other square, and the other way round.`,
  both: "Right, and more than that: they share both squares, so they form a ring. The next step is about rings.",
  ownMark: "Now X3 is entangled with your own X1. Try to share a square with O2, which is in c1 and c3.",
  alone: "X3 shares no square with O2 there. O2 is in c1 and c3: put one half of X3 in one of them.",
};

export const cycle = {
  title: "Closing a cycle",
  text: "X1 links a1 and b2, and O2 links b2 and c3. When the links form a ring, called a cycle, only two ways are left for all of its marks.",
  task: "Put X3 so that the links form a ring.",
  done: "You made a ring! Whoever closes it leaves the choice to the other player: here O would now choose one of the two ways.",
  open: "No ring yet. Follow the links from a1 by b2 to c3: which two squares must X3 join to lead back to the beginning?",
};

export const measurement = {
  title: "Measuring",
  text: "O4 has closed a cycle, so you measure: you choose which of the two ways comes true. All of its marks become real, and so does X3, which hangs off it.",
  task: "Look at both boards, and choose the one in which your X1 gets the middle.",
  done: "Good choice! Real marks keep their squares for good, and after measuring it is your turn.",
  other: "Here O2 got the middle, and X1 had to go to the corner. Look at the other board.",
};

export const winning = {
  title: "Winning",
  text: "Three real marks of yours in one row, column or diagonal win the game. O6 has just closed another cycle.",
  task: "One of the two boards makes you win at once. Find it, and choose it.",
  done: "Three in a row: you win! Now you know all that you need to play.",
  noLine: "Nobody has three in a row here, so the game would go on. Look for three large X in one line on the other board.",
};
