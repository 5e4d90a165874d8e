// Taps become moves. What is not legal is tried all the same, a tap that begins no move too: the engine then says why not.
import { NOBODY } from "../../client/protocol";
import type { TapContext, Tapped } from "../kit";
import type { Move, Step } from "./moves";
import { canSplit, halfTargets, stepsTo } from "./offers";
import { selectionFrom, type Selection } from "./selection";
import { pieceAt, type State } from "./state";

type Context = TapContext<State, Move>;

function isOwn({ state, actor }: Context, square: string): boolean {
  return pieceAt(state, square)?.owner === actor;
}

/** Whether a person should see the odds first. */
function isGamble({ is, attempt }: Step): boolean {
  return is === "tunnel" || attempt === true;
}

function withPiece(context: Context, from: string, square: string): Tapped {
  const { legal } = context;
  if (square === from) return { picked: canSplit(legal, from) ? [from, "^"] : [] };
  const steps = stepsTo(legal, from, square);
  const [only] = steps;
  if (steps.length === 1 && only && !isGamble(only)) return { action: only.text };
  if (steps.length > 0) return { picked: [from, square] };
  return isOwn(context, square) ? { picked: [square] } : { action: from + square };
}

function withTarget(context: Context, { from, to }: Extract<Selection, { stage: "target" }>, square: string): Tapped {
  if (square === from) return { picked: [from] };
  const [only, ...more] = stepsTo(context.legal, from, to);
  if (square !== to) return withPiece(context, from, square);
  return only && more.length === 0 ? { action: only.text } : { picked: context.picked };
}

function withHalves(context: Context, selection: Extract<Selection, { stage: "halves" }>, square: string): Tapped {
  const { legal, picked } = context;
  const { from, sign, squares } = selection;
  if (squares.includes(square)) return { picked: [from, sign, ...squares.filter((one) => one !== square)] };
  // The next square, or another one instead of the last.
  for (const kept of [squares, squares.slice(0, -1)]) {
    if (halfTargets(legal, { ...selection, squares: kept }).includes(square)) return { picked: [from, sign, ...kept, square] };
  }
  if (sign === "&" && square === from) return { picked: [from] };
  if (isOwn(context, square) && square !== from) return { picked: [square] };
  return square === from ? { picked } : { action: `${from}^${squares[0] ?? from}${square}` };
}

export function tap(context: Context, square: string): Tapped {
  const selection = selectionFrom(context.picked);
  if (context.actor === NOBODY) return { action: square };
  switch (selection.stage) {
    case "none": return isOwn(context, square) ? { picked: [square] } : { action: square + square };
    case "piece": return withPiece(context, selection.from, square);
    case "target": return withTarget(context, selection, square);
    case "halves": return withHalves(context, selection, square);
  }
}
