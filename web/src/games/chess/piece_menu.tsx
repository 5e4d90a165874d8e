import type { ComposerProps } from "../kit";
import { composerWords } from "./composer_words";
import { canEntangle, canSplit, pairMovesOf } from "./offers";
import { PieceIcon } from "./pieces";
import type { Selection } from "./selection";
import { pieceAt, type State } from "./state";
import { isDeterministic } from "./variants";
import type { Move } from "./moves";

type Props = ComposerProps<State, Move> & { selection: Exclude<Selection, { stage: "none" }> };

/** What the selected piece can do besides going to a square. */
export function PieceMenu({ selection, legal, onPick, onPlay, ...props }: Props) {
  const state = props.state;
  const { from } = selection;
  const piece = pieceAt(state, from);
  if (!piece) return null;
  const sign = selection.stage === "halves" ? selection.sign : null;
  const toggle = (wanted: "^" | "&") => onPick(sign === wanted ? [from] : [from, wanted]);
  return (
    <div class="chess-actions" role="group" aria-label={composerWords.piece(piece)}>
      <span class="chess-selected">
        <PieceIcon type={piece.type} owner={piece.owner} />
        {from}
      </span>
      {canSplit(legal, from) && (
        <button type="button" aria-pressed={sign === "^"} onClick={() => toggle("^")}>
          {composerWords.superpose}
        </button>
      )}
      {canEntangle(legal, from) && (
        <button type="button" aria-pressed={sign === "&"} onClick={() => toggle("&")}>
          {composerWords.entangle}
        </button>
      )}
      {pairMovesOf(state, legal, from).map((move) => (
        <button key={move.text} type="button" data-action={move.text} onClick={() => onPlay(move.text)}>
          {composerWords.pairMove(state, from, move, isDeterministic(props.setup.rules))}
        </button>
      ))}
      <button type="button" class="chess-cancel" onClick={() => onPick([])}>
        {composerWords.cancel}
      </button>
    </div>
  );
}
