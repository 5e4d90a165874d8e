// How much of a game is drawn and listed. Whoever opens a game chooses its size, and nobody's page may freeze over it: what
// is beyond these numbers is counted and told.

/** Worlds of which a board shows the shares. */
export const MOST_WORLDS_COUNTED = 2000;
/** Worlds drawn as boards of their own, once all that can be seen are asked for. */
export const MOST_WORLDS_DRAWN = 60;
/** Moves listed, or to be tapped on the board. */
export const MOST_MOVES_LISTED = 300;
/** Things in one world that can be drawn; what has more is shown by its name. */
export const MOST_THINGS_DRAWN = 400;
/** Moves of one action that are told one by one. */
export const MOST_MOVES_TOLD = 12;
