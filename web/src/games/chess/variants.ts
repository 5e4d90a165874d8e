import type { Rules } from "../../client/protocol";
import { variantOf } from "./state";

export const VARIANTS = ["niel", "simplified", "hadamard", "hadamard+", "deterministic", "nobox", "tunnelling", "plain"] as const;

export const BOARDS = ["standard8x8", "losalamos6x6", "attack5x6", "gardner5x5", "silverman4x5"] as const;

/** Whether it matters which half is red even when both are equally likely (N15). */
export function keepsOrder(rules: Rules): boolean {
  return ["simplified", "hadamard", "hadamard+", "deterministic"].includes(variantOf(rules));
}
