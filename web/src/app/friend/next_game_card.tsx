import { useId } from "preact/hooks";
import type { NextGame } from "../../game/friend_game";
import { words } from "../../words/en";
import { gamePath, go } from "../shared/route";

/** The game that follows this one, when somebody else has opened it. */
export function NextGameCard({ next, seated }: { next: NextGame; seated: boolean }) {
  const title = useId();
  const wanted = seated && next.by === "other";
  return (
    <section class="card next-card" aria-labelledby={title} role="status">
      <h2 id={title}>{wanted ? words.nextWanted : words.nextOpen}</h2>
      {wanted && <p>{words.nextWantedText}</p>}
      <button type="button" class="main" onClick={() => go(gamePath(next.id))}>
        {wanted ? words.toNextPlay : words.toNextWatch}
      </button>
    </section>
  );
}
