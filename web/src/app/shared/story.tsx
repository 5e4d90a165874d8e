// What is told about a moment of a game: the engine's sentences, and the cells that each speaks of.
import { NATURE, type Sentence } from "../../client/protocol";
import type { Moment } from "../../game/game_table";
import type { Ending, GameKit, NamedMove, Standing } from "../../games/kit";
import { say } from "../../words/say";

const ENDED = "ended";

type Told = Pick<Moment, "events" | "story">;

function sentencesOf({ events, story }: Told, isTold: (event: string) => boolean): readonly Sentence[] {
  return story.filter((_, index) => isTold(events[index]?.event ?? ""));
}

/** What the same player did right before belongs to it: whoever goes on at once would else overwrite it before it is read. */
function beginningOf<State>({ moments, index }: Standing<State>): number {
  let first = index;
  // What a die says is told with what it was rolled for.
  while (first > 1 && (moments[first]?.by === NATURE || moments[first - 1]?.by === moments[first]?.by)) --first;
  return first;
}

/** What the last action did, and what went before as far as that belongs to it. */
export function storyAt<State, Move extends NamedMove>(kit: GameKit<State, Move>, standing: Standing<State>): readonly Sentence[] {
  const first = kit.storyBegins?.(standing) ?? beginningOf(standing);
  const { asks = [] } = kit.words;
  const isTold = (event: string) => event !== ENDED && !kit.untold?.includes(event);
  return standing.moments.slice(first, standing.index + 1).flatMap((one) =>
    sentencesOf(one, (event) => isTold(event) && (one === standing.moment || !asks.includes(event))),
  );
}

export function storyText<State, Move extends NamedMove>(kit: GameKit<State, Move>, standing: Standing<State>): string {
  return storyAt(kit, standing).map(({ text }) => text).join(" ");
}

/** How the game ended, in words. */
export function outcomeText<State, Move extends NamedMove>(kit: GameKit<State, Move>, ending: Ending, moment: Told): string {
  const told = sentencesOf(moment, (event) => event === ENDED).map(({ text }) => text).join(" ");
  if (told) return told;
  const { winner } = ending.result;
  return say("page.game-over", { winner: kit.actors.includes(winner) ? kit.words.actorName(winner) : undefined });
}

interface StoryProps {
  sentences: readonly Sentence[];
  /** Shows the cells of a sentence on the board, none when it is left. */
  onPoint: (cells: readonly string[]) => void;
}

const NOWHERE: readonly string[] = [];

/** Sentences that show on the board what they speak of while one points at them. */
export function Story({ sentences, onPoint }: StoryProps) {
  return (
    <p class="story">
      {sentences.map(({ text, cells }, index) => (
        <span
          key={index}
          class={cells.length > 0 ? "sentence" : undefined}
          onPointerEnter={() => onPoint(cells)}
          onPointerLeave={() => onPoint(NOWHERE)}
        >
          {index > 0 && " "}
          {text}
        </span>
      ))}
    </p>
  );
}
