import { say } from "../../words/say";
import { gamePath, go } from "../shared/route";
import { runningGames } from "../shared/running_games";

/** The way back to one's games with friends; nothing when there are none. */
export function RunningGamesList() {
  const games = runningGames();
  if (games.length === 0) return null;
  return (
    <section class="card running-games" aria-label={say("page.running-games")}>
      <h2>{say("page.running-games")}</h2>
      <ul>
        {games.map(({ id, name }) => (
          <li key={id}>
            <button type="button" onClick={() => go(gamePath(id))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
