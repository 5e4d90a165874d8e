// What the buttons below the board say.
import { listOf } from "../../words/say";
import type { Check } from "./details";
import type { Move, Promotion, Split } from "./moves";
import { actorName, eitherOf, pieceName, promotionName } from "./names";
import { isUnequal, partnerOf, pieceAt, unitOf, type Piece, type State } from "./state";
import { setBack } from "./victim";

/** "f6 with e4": the squares on which pieces are found together. */
function pairing(state: State, form: Extract<Split, { kind: "entangle" }>): string {
  const joined = pieceAt(state, form.joined)?.pair;
  const unit = joined ? unitOf(state, joined) : [];
  const at = (half: "first" | "second") => `${form[half]} with ${listOf(unit.map((pair) => pair[half]))}`;
  return `${at("first")}, ${at("second")}`;
}

interface Aim {
  to: string;
  /** Whether it captures a pawn in passing though a half of it is there as well (N13). */
  passing: boolean;
  /** The chance of the capture, a fraction. */
  success: string;
}

export const composerWords = {
  title: "Your move",
  piece: (piece: Piece) => `${pieceName(piece.type)} on ${piece.square}`,
  superpose: "Two squares at once",
  entangle: "Entangle",
  cancel: "Cancel",
  flip: (state: State, square: string) => {
    const pair = pieceAt(state, square)?.pair;
    if (pair && isUnequal(pair.kind) && pair.group === 0) return `Flip: ${pair.second} gets 2/3`;
    return "Flip what goes together";
  },
  phase: "Z: change the phase",
  hadamard: (state: State, square: string) => {
    const pair = pieceAt(state, square)?.pair;
    return pair ? `Hadamard: it is on ${pair.kind === "p" ? pair.second : pair.first}` : "Hadamard";
  },
  collapse: "Roll for it now, then move it",
  collapseSurely: "Find it now, then move it",
  pairMove(state: State, square: string, move: Move, deterministic: boolean): string {
    switch (move.kind) {
      case "flip": return composerWords.flip(state, square);
      case "phase": return composerWords.phase;
      case "hadamard": return composerWords.hadamard(state, square);
      default: return deterministic ? composerWords.collapseSurely : composerWords.collapse;
    }
  },

  /** Ways to be on two squares. */
  formsTitle: (piece: Piece, squares: readonly string[]) => `The ${pieceName(piece.type)} on ${eitherOf(squares)}`,
  form(state: State, form: Split): string {
    if (form.kind === "entangle") return `Entangle: ${pairing(state, form)}`;
    const promoted = form.promotion ? `${promotionName(form.promotion)}: ` : "";
    const phase = form.weights === "p" || form.weights === "v" ? ", with phase" : "";
    if (isUnequal(form.weights)) return `${promoted}two to one for ${form.first}${phase}`;
    return `${promoted}equal${phase}`;
  },
  red: (square: string) => `red on ${square}`,

  /** An attempt. */
  attemptTitle: (mover: Piece, victim: Piece | undefined, to: string) =>
    victim ? `${victim.pair ? "A half of the" : "The"} ${pieceName(victim.type)} on ${victim.square} may be captured` : `The ${pieceName(mover.type)} may reach ${to}`,
  chance: (p: string) => (p === "0" ? "no chance" : p === "1" ? "for sure" : `chance ${p}`),
  /** What becomes of both when nothing is captured; nothing to say when that cannot be. */
  misses(mover: Piece, victim: Piece | undefined, { to, passing, success }: Aim): string {
    if (success === "1") return "";
    const partner = victim?.pair ? partnerOf(victim.pair, victim.square) : "";
    const found = victim && passing && partner === to ? setBack(partner, victim.owner) : partner;
    const elsewhere = victim?.pair ? `the ${pieceName(victim.type)} is on ${found}` : "";
    const gone = mover.pair ? `your ${pieceName(mover.type)} is on ${partnerOf(mover.pair, mover.square)}` : "";
    const miss = eitherOf([elsewhere, gone].filter(Boolean));
    const fails = success === "0" ? `It cannot succeed: ${miss}` : `If it fails, ${miss}`;
    return mover.pair ? `${fails}.` : `${fails}; your ${pieceName(mover.type)} stands on ${to} all the same.`;
  },
  tunnelMisses: (mover: Piece) => `Only a six will do. Otherwise the ${pieceName(mover.type)} stays on ${mover.square}.`,
  attempt: "Try it: roll the die",
  attemptSurely: "Try it",
  go: (to: string) => `Move to ${to}`,
  promotion: "Promote to",
  promote: (letter: Promotion) => promotionName(letter),
  captureHalf: (square: string) => `Capture the half on ${square}`,
  captureInPassing: "Capture in passing",

  check(checks: readonly Check[], state: State): string {
    const all = checks.map(({ king, attacker, p }) => {
      const piece = pieceAt(state, attacker);
      const half = piece?.pair ? "half " : "";
      const chance = p === "1" ? "for sure" : `with chance ${p}`;
      return `the ${half}${pieceName(piece?.type ?? "P")} on ${attacker} would capture the king on ${king} ${chance}`;
    });
    return `Check: ${listOf(all)}.`;
  },

  offerDraw: "Offer a draw",
  acceptDraw: "Accept the draw",
  drawOffer: (offer: string) => `${actorName(offer)} offers a draw. A move declines it.`,
  drawOffered: "A draw is offered with your next move.",
};
