// The words of the lesson. Its squares are those of the positions in lesson.ts.

export const superposition = {
  title: "One piece on two squares",
  text: "Instead of an ordinary move, a piece may go to two empty squares at once, or to one and stay where it is. You decide whether both are equally likely or one of them is two to one.",
  task: "Put your knight on two squares at once: tap it twice, tap two squares, and choose how likely each of them is.",
  done: "Well done! Each half is filled as high as its chance. Nobody knows where the knight is, and each half can move on like a knight.",
  ordinary: "That was an ordinary move. Tap the knight twice, or press “Two squares at once”.",
};

export const attempt = {
  title: "An attempted capture",
  text: "Black's knight is on e5 or on g6, each with chance 1/2. Your rook may attack one half. A die then decides where the knight really is.",
  task: "Try to capture the knight with your rook. The odds are shown before you roll.",
  captured: "The knight was there, and you have it!",
  missed: "The knight was not there, so it is whole again on the other square. Your rook stands where it went, whatever the die said. That happens half of the time: the task is done all the same.",
  other: "No half was attacked. Tap the rook, and then the half knight on its line.",
};

export const entanglement = {
  title: "Entanglement",
  text: "You play Black. White's rook is on e4 or f4. Your knight attacks e4, so it may join: one half stays, the other goes to an empty square. From then on one roll decides for both pieces.",
  task: "Entangle your knight with the rook: tap it, press “Entangle”, tap a square, and choose which squares go together.",
  done: "Entangled! Point at a half to see what goes together. The marks now lie on the same diagonal.",
  other: "The knight is not entangled yet. Tap it and press “Entangle”.",
};

export const check = {
  title: "Check, and no check",
  text: "Your half rook on e4 attacks the half king on e8, but they are entangled the wrong way round: whenever the rook is on e4, the king is on d8. A capture has no chance, so it is no check. However small, a chance would make it one.",
  task: "Give check. For instance, flip your rook: tap it and press “Flip what goes together”.",
  done: "Check! Now there is a chance that both are there, and Black has to rule it out.",
  other: "There is still no chance to capture the king, so it is no check.",
};

export const mate = {
  title: "Checkmate by a half",
  text: "Nobody needs to be sure of capturing the king: when no move can rule out that it might be captured, it is checkmate. Your rook is on a1 or b1, and Black's king is shut in by its own pawns.",
  task: "Checkmate in one move, with a half of the rook.",
  done: "Checkmate! The rook is there with chance 1/2 only, but Black has no move that makes the king safe for sure. Now you know all that you need to play.",
  other: "Black can still rule out every danger. Bring a half of the rook to the last rank.",
};
