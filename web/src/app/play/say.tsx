import type { GameTable, TableView } from "../../game/game_table";
import type { AnyKit, Ending, EngineMove } from "../../games/kit";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import { isGivenRoll } from "../shared/given";
import { standingAt } from "../shared/standing";
import { outcomeText, Story, storyAt } from "../shared/story";
import { useLasting } from "../shared/use_lasting";

interface SayProps {
  table: GameTable;
  kit: AnyKit;
  view: TableView;
  ending: Ending | null;
  /** The legal actions of the last moment. */
  legal: readonly EngineMove[];
  picked: readonly string[];
  /** True when a card beside the board says what to choose. */
  choosing: boolean;
  /** What is said while an action is on its way. */
  sendingWords: string;
  /** Shows cells that are spoken of. */
  onPoint: (cells: readonly string[]) => void;
  /** Goes on from an earlier moment, in games where that can be done. */
  onPlayFromHere?: (() => void) | undefined;
}

/** Shorter waits are passed over in silence. */
const SENDING_SHOWN_MS = 400;

/** What just happened and what may happen now, in words; screen readers hear every change. */
export function Say({ table, kit, view, ending, legal, picked, choosing, sendingWords, onPoint, onPlayFromHere }: SayProps) {
  const standing = standingAt(view, view.cursor);
  const atEnd = view.cursor === view.moments.length - 1;
  const person = table.awaitsPerson;
  const you = table.persons;
  const sendingLong = useLasting(view.sending, SENDING_SHOWN_MS);

  function prompt(): string {
    if (view.thinking) return person ? say("page.looking-for-hint") : say("page.thinking");
    if (view.sending) return sendingLong ? sendingWords : "";
    return kit.words.prompt(standing.moment, legal, picked, you);
  }

  return (
    <div class="say">
      <div role="status" aria-live="polite">
        <Story sentences={storyAt(kit, standing)} onPoint={onPoint} />
        {isGivenRoll(standing.moment) && <p class="quiet">{say("page.given-roll")}</p>}
        {atEnd && !table.over && !choosing && <p class="prompt">{prompt()}</p>}
        {ending && <p class="prompt">{outcomeText(kit, ending, standing.moment)}</p>}
        {atEnd && view.hint && <p class="hint">{kit.words.hint(standing.moment, view.hint, legal)}</p>}
        {atEnd && view.hopeless && <p class="hint">{kit.words.hopeless(standing.moment)}</p>}
        {atEnd && view.refusal && <p class="refusal">{asSentence(view.refusal)}</p>}
        {!atEnd && <p class="prompt">{view.news ? say("page.new-move") : say("page.looking-back")}</p>}
      </div>
      {ending && kit.Count && <kit.Count ending={ending} moment={standing.moment} />}
      {!atEnd && (
        <p class="back-actions">
          <button type="button" onClick={() => table.goTo(view.moments.length - 1)}>
            {say("page.to-latest")}
          </button>
          {onPlayFromHere && (
            <button type="button" onClick={onPlayFromHere}>
              {say("page.play-from-here")}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
