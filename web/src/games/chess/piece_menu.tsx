import { say } from "../../words/say";
import type { ComposerProps } from "../kit";
import type { Move, PairMove } from "./moves";
import { canEntangle, canSplit, pairMovesOf } from "./offers";
import { PieceIcon } from "./pieces";
import type { Selection } from "./selection";
import { pieceAt, shareOf, variantOf, type State } from "./state";
import { pieceTerm } from "./terms";

type Props = ComposerProps<State, Move> & { selection: Exclude<Selection, { stage: "none" }> };

/** What a move with a whole pair is called. */
export function pairMoveWords(state: State, move: PairMove, variant: string): string {
  const pair = pieceAt(state, move.from)?.pair;
  switch (move.is) {
    case "flip": {
      const [here, there] = [shareOf(state, move.from), shareOf(state, move.to ?? "")];
      if (here === there || pair?.group !== 0) return say("page-chess.composer.flip", { square: undefined, share: undefined });
      // The first square of a pair has the greater share; a flip gives it to the second.
      return say("page-chess.composer.flip", { square: pair.second, share: shareOf(state, pair.first) });
    }
    case "phase": return say("page-chess.composer.phase");
    case "hadamard": return say("page-chess.composer.hadamard", { piece: pieceTerm(pair?.type ?? "P"), square: move.found ?? "" });
    case "collapse": return say("page-chess.composer.collapse", { variant });
  }
}

/** What the selected piece can do besides going to a square. */
export function PieceMenu({ selection, legal, onPick, onPlay, state, setup }: Props) {
  const { from } = selection;
  const piece = pieceAt(state, from);
  if (!piece) return null;
  const sign = selection.stage === "halves" ? selection.sign : null;
  const toggle = (wanted: "^" | "&") => onPick(sign === wanted ? [from] : [from, wanted]);
  return (
    <div class="chess-actions" role="group" aria-label={say("page-chess.composer.piece", { piece: pieceTerm(piece.type), square: from })}>
      <span class="chess-selected">
        <PieceIcon type={piece.type} owner={piece.owner} />
        {from}
      </span>
      {canSplit(legal, from) && (
        <button type="button" aria-pressed={sign === "^"} onClick={() => toggle("^")}>
          {say("page-chess.composer.split")}
        </button>
      )}
      {canEntangle(legal, from) && (
        <button type="button" aria-pressed={sign === "&"} onClick={() => toggle("&")}>
          {say("page-chess.composer.entangle")}
        </button>
      )}
      {pairMovesOf(state, legal, from).map((move) => (
        <button key={move.text} type="button" data-action={move.text} onClick={() => onPlay(move.text)}>
          {pairMoveWords(state, move, variantOf(setup.rules))}
        </button>
      ))}
      <button type="button" class="chess-cancel" onClick={() => onPick([])}>
        {say("page.cancel")}
      </button>
    </div>
  );
}
