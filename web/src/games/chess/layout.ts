// How a chessboard is seen: White's side is below, or above when the board is turned.
import { squaresPlan, type Plan } from "spooky-board";
import type { Size } from "./state";

export interface View {
  plan: Plan;
  turned: boolean;
}

export function viewOf(size: Size, options: { turned?: boolean; small?: boolean; coordinates?: boolean } = {}): View {
  return { plan: squaresPlan({ ...size, ...options, shaded: isDark }), turned: options.turned ?? false };
}

/** a1 is a dark square. */
export function isDark(square: string): boolean {
  return (square.charCodeAt(0) - 97 + Number(square.slice(1))) % 2 === 1;
}

/** Whether what faces this player's opponent looks up. */
export function looksUp({ turned }: Pick<View, "turned">, owner: string, facing: "opponent" | "owner"): boolean {
  return (owner === "white") === (facing === "opponent") !== turned;
}
