// What the variants and options let happen, as far as words and forms have to know it; the tests ask the engine.
import type { Rules } from "../../client/protocol";
import { isQuantum, variantOf } from "./state";

export const VARIANTS = ["niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox", "tunnelling", "plain"] as const;

export const BOARDS = ["standard8x8", "losalamos6x6", "attack5x6", "gardner5x5", "silverman4x5"] as const;

/** Whether it matters which half is red even when both are equally likely (N15). */
export function keepsOrder(rules: Rules): boolean {
  return ["simplified", "hadamard", "hadamard+", "deterministic"].includes(variantOf(rules));
}

/** Whether a piece may be two to one on its squares. */
export function hasUnequal(rules: Rules): boolean {
  return isQuantum(rules) && !["hadamard", "deterministic"].includes(variantOf(rules));
}

/** Whether pairs have a phase, with the Z move and the Hadamard move. */
export function hasPhases(rules: Rules): boolean {
  return ["hadamard", "hadamard+", "deterministic"].includes(variantOf(rules));
}

export function isDeterministic(rules: Rules): boolean {
  return variantOf(rules) === "deterministic";
}

export function boardOf(rules: Rules): string {
  return typeof rules.board === "string" ? rules.board : BOARDS[0];
}

/** Whether it is the board of ordinary chess, the only one with castling. */
export function isStandard(rules: Rules): boolean {
  return boardOf(rules) === BOARDS[0];
}

/** Whether pawns may go two squares from their first rank. */
export function hasDoubleStep(rules: Rules): boolean {
  return typeof rules.double_step === "boolean" ? rules.double_step : isStandard(rules);
}

/** The rules on another board; the one of ordinary chess has its double step whatever was chosen for a small one. */
export function onBoard({ double_step, ...rules }: Rules, board: string): Rules {
  const changed = { ...rules, board };
  return double_step === undefined || isStandard(changed) ? changed : { ...changed, double_step };
}
