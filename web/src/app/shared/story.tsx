// What is told about a moment of a game: the engine's sentences, and the cells that each speaks of.
import type { Sentence } from "../../client/protocol";
import type { Moment } from "../../game/game_table";
import type { Ending, GameKit, NamedMove, Standing } from "../../games/kit";
import { say } from "../../words/say";

const ENDED = "ended";

type Told = Pick<Moment, "events" | "story">;

function sentencesOf({ events, story }: Told, ended: boolean): readonly Sentence[] {
  return story.filter((_, index) => (events[index]?.event === ENDED) === ended);
}

/**
 * What the last action did, and what the same player did right before it: whoever goes on at once would else overwrite it
 * before it is read.
 */
export function storyAt<State, Move extends NamedMove>(kit: GameKit<State, Move>, standing: Standing<State>, you: readonly string[]): readonly Sentence[] {
  if (kit.words.narrate) return [{ text: kit.words.narrate(standing, you), cells: [] }];
  const { moments, index, moment } = standing;
  let first = index;
  while (first > 1 && moments[first - 1]?.by === moment.by) --first;
  return moments.slice(first, index + 1).flatMap((one) => sentencesOf(one, false));
}

export function storyText<State, Move extends NamedMove>(kit: GameKit<State, Move>, standing: Standing<State>, you: readonly string[]): string {
  return storyAt(kit, standing, you).map(({ text }) => text).join(" ");
}

/** How the game ended, in words. */
export function outcomeText<State, Move extends NamedMove>(kit: GameKit<State, Move>, ending: Ending, moment: Told, you: readonly string[]): string {
  if (kit.words.outcome) return kit.words.outcome(ending, you);
  const told = sentencesOf(moment, true).map(({ text }) => text).join(" ");
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
