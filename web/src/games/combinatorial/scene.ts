// What a classical game brings: how its texts become a drawing, and where each move is tapped. No rules: the engine says
// which moves there are.
import type { ComponentType } from "preact";
import type { Box } from "spooky-board";
import type { Rules } from "../../client/protocol";
import type { Made } from "./past";
import type { Shares } from "./shares";

export type { Box };

/** Where a move is tapped, and what is written there. */
export interface Handle extends Box {
  /** Such as "−2"; nothing where the drawing says enough. */
  text?: string;
  /** A thin line around the place, where nothing else is drawn. */
  outline?: Box;
  /** An arrow in this direction, in degrees from the right, clockwise. */
  arrow?: number;
}

export interface DrawingProps {
  shares: Shares;
  /** A picture among many: without names and numbers. */
  small: boolean;
  /** The moves made so far, where they are known, for games that show them. */
  made?: readonly Made[] | undefined;
}

export interface MarkProps {
  move: string;
  shares: Shares;
}

/** The board that all worlds of a game share, laid out once: things keep their places when others go. */
export interface Scene {
  width: number;
  height: number;
  Drawing: ComponentType<DrawingProps>;
  /** Null for a move that has no place of its own in the drawing. */
  handleOf(move: string, shares: Shares): Handle | null;
  /** What a move would take or fill, as an outline over the drawing. */
  Mark: ComponentType<MarkProps>;
  /** The part of the drawing that small pictures show, when not all of it: they have no names. */
  picture?: Box;
  /** What has to be said about colours and lines. */
  legend?: () => string;
}

export interface ClassicalGame {
  /** How many things there are in a world, where that cannot be seen from the length of its text. */
  sizeOf?(world: string): number;
  /** What there is in a world, as texts that the scene understands. */
  thingsIn(world: string): readonly string[];
  /** `origin` are the worlds in which the game began. */
  sceneOf(origin: readonly string[], rules: Rules): Scene;
  /** A world in words, for those who do not see its picture. */
  describe(world: string): string;
}
