import { useId } from "preact/hooks";
import type { NextGame } from "../../game/friend_game";
import { say } from "../../words/say";
import { gamePath, go } from "../shared/route";

/** The game that follows this one, when somebody else has opened it. */
export function NextGameCard({ next, seated }: { next: NextGame; seated: boolean }) {
  const title = useId();
  const wanted = seated && next.by === "other";
  return (
    <section class="card next-card" aria-labelledby={title} role="status">
      <h2 id={title}>{wanted ? say("page.next-wanted") : say("page.next-open")}</h2>
      {wanted && <p>{say("page.next-wanted-text")}</p>}
      <button type="button" class="main" onClick={() => go(gamePath(next.id))}>
        {wanted ? say("page.rematch") : say("page.to-next-watch")}
      </button>
    </section>
  );
}
