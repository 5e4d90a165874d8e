import { gameNamed } from "../../games/all";
import { say } from "../../words/say";
import { gamePath, go } from "../shared/route";
import { runningGames, type RunningGame } from "../shared/running_games";

/** What the start page calls a game; null when it is no game that this page knows. */
function nameOf({ game, rules, yours, moves }: RunningGame): string | null {
  const kit = gameNamed(game);
  return kit ? say("page.running-game", { game: kit.words.title(rules), yours: kit.words.actorName(yours), moves }) : null;
}

/** The way back to one's games with friends; nothing when there are none. */
export function RunningGamesList() {
  const games = runningGames().flatMap((one) => {
    const name = nameOf(one);
    return name === null ? [] : [{ id: one.id, name }];
  });
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
