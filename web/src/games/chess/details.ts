// The engine's reports that only this game has: chances, and the marks of the halves.
import type { Success } from "../../client/protocol";
import type { Pieces, State } from "./state";

export interface Check {
  king: string;
  attacker: string;
  /** The chance that a capture of the king would succeed, a fraction. */
  p: string;
}

export interface Outcome {
  rolls: readonly string[];
  p: string;
  captured: boolean;
}

export interface Attempt {
  action: string;
  success: string;
  /** Where the halves are or may be that are not where they would meet: of the piece that is attacked, and of the one that moves. */
  elsewhere: { victim?: readonly string[]; piece?: readonly string[] };
  outcomes: readonly Outcome[];
}

export interface Odds {
  check: readonly Check[];
  attempts: readonly Attempt[];
}

/** The mark on a half, as on a physical board (Articles 7.2, 7.3, 8.2). */
export interface Mark {
  square: string;
  colour: "red" | "blue" | "green";
  facing: "opponent" | "owner";
  line: "middle" | "diagonal-1" | "diagonal-2";
  /** Appendix E: the half stands nearer to that side of its square. */
  towards?: "opponent" | "owner";
}

declare module "../../client/protocol" {
  interface GameReports {
    odds?: Odds;
    marks?: readonly Mark[];
    pieces?: Pieces;
  }
}

const NO_ODDS: Odds = { check: [], attempts: [] };
const NO_MARKS: readonly Mark[] = [];

export function oddsIn(details: Success<State> | null): Odds {
  return details?.odds ?? NO_ODDS;
}

export function marksIn(details: Success<State> | null): readonly Mark[] {
  return details?.marks ?? NO_MARKS;
}

export function attemptIn(odds: Odds, action: string): Attempt | undefined {
  return odds.attempts.find((one) => one.action === action);
}
