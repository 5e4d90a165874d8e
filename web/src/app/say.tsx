import type { Table, TableView } from "../game/table";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";
import { asSentence } from "../words/list";
import { standingAt } from "./standing";

interface SayProps {
  table: Table;
  kit: GameKit;
  view: TableView;
  picked: readonly string[];
  /** True when a card beside the board says what to choose. */
  choosing: boolean;
}

/** What just happened and what may happen now, in words; screen readers hear every change. */
export function Say({ table, kit, view, picked, choosing }: SayProps) {
  const standing = standingAt(view, view.cursor);
  const atEnd = view.cursor === view.moments.length - 1;
  const person = table.awaitsPerson;
  return (
    <div class="say">
      <div role="status" aria-live="polite">
        <p class="story">{kit.words.narrate(standing)}</p>
        {atEnd && !table.over && !choosing && (
          <p class="prompt">
            {view.thinking
              ? person
                ? words.lookingForHint
                : words.thinking
              : kit.words.prompt(standing.moment, view.legal, picked, person)}
          </p>
        )}
        {atEnd && view.result && <p class="prompt">{kit.words.outcome(view.result)}</p>}
        {atEnd && view.hint && <p class="hint">{kit.words.hint(standing.moment, view.hint)}</p>}
        {atEnd && view.refusal && <p class="refusal">{asSentence(view.refusal)}</p>}
        {!atEnd && <p class="prompt">{words.lookingBack}</p>}
      </div>
      {!atEnd && (
        <p class="back-actions">
          <button type="button" onClick={() => table.goTo(view.moments.length - 1)}>
            {words.toLatest}
          </button>
          <button type="button" onClick={() => void table.playFromHere()}>
            {words.playFromHere}
          </button>
        </p>
      )}
    </div>
  );
}
