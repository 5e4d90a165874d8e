import { LocalShelf, type GameShelf } from "./kept_games";

/** Where this page keeps the games that belong to this browser. */
export const shelf: GameShelf = new LocalShelf();
