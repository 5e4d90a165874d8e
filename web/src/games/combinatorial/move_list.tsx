import type { Available, Rules } from "../../client/protocol";
import { say } from "../../words/say";
import { MOST_MOVES_LISTED } from "./bounds";
import { drawnFrom } from "./classical/all";
import { named } from "./classical/named";
import { toggled } from "./input";
import { orderOf } from "./move_words";
import type { State } from "./state";
import { handleWords } from "./words";

interface MoveListProps {
  rules: Rules;
  origin: State;
  /** The number of worlds. */
  total: number;
  available: readonly Available[];
  picked: readonly string[];
  onPick: (picked: readonly string[]) => void;
}

/** Every available move as a plain button; open at once where there is no drawing to tap. */
export function MoveList({ rules, origin, total, available, picked, onPick }: MoveListProps) {
  return (
    <details class="move-choice" open={drawnFrom(rules, origin) === named}>
      <summary>{say("page-combinatorial.composer.all-moves", { count: available.length })}</summary>
      <ul>
        {available.slice(0, MOST_MOVES_LISTED).map(({ move, worlds }) => (
          <li key={move}>
            <button type="button" aria-pressed={picked.includes(move)} onClick={() => onPick(toggled(rules, picked, move))}>
              {handleWords(orderOf(rules, move), worlds.length, total)}
            </button>
          </li>
        ))}
      </ul>
      {available.length > MOST_MOVES_LISTED && <p class="quiet">{say("page-combinatorial.composer.not-listed", { count: available.length - MOST_MOVES_LISTED })}</p>}
    </details>
  );
}
