import { useEffect, useState } from "preact/hooks";
import { isObject } from "../../client/json";
import type { Rules } from "../../client/protocol";
import { readSeats } from "../../game/seats";
import { gameNamed } from "../../games/all";
import { say } from "../../words/say";
import { AskDialog } from "../shared/ask_dialog";
import type { FoundGame } from "../play/kept_games";
import { go, localPath } from "../shared/route";
import { shelf } from "../play/shelf";

/** How many are shown at first. */
const FEW = 5;

/** What the start page calls a game; null when it is no game that this page knows. */
export function nameOf({ record, seats }: FoundGame): string | null {
  const kit = gameNamed(String(record.game));
  const { rules, actions, result } = record;
  const seated = kit && readSeats(seats, kit.actors);
  if (!seated || !isObject(rules) || !Array.isArray(actions)) return null;
  const title = kit.words.title(rules as Rules);
  const computer = Object.values(seated).find((seat) => seat.kind === "computer");
  const yours = kit.actors.find((actor) => seated[actor]?.kind === "person") ?? "";
  const company = computer?.kind === "computer" ? say("page.against-computer", { yours: kit.words.actorName(yours), level: computer.level }) : say("page.both-here");
  return say("page.local-game", { game: title, company, moves: actions.length, over: isObject(result) ? "yes" : "no" });
}

/** The way back to the games of this browser; nothing when there are none. */
export function KeptGamesList() {
  const [found, setFound] = useState<readonly FoundGame[]>([]);
  const [all, setAll] = useState(false);
  const [toRemove, setToRemove] = useState<{ id: string; name: string } | null>(null);

  async function look() {
    setFound(await shelf.all());
  }

  useEffect(() => {
    void look();
    // Other pages of the site keep theirs in the same place.
    const onChange = () => void look();
    addEventListener("storage", onChange);
    return () => removeEventListener("storage", onChange);
  }, []);

  const games = found.flatMap((game) => {
    const name = nameOf(game);
    return name === null ? [] : [{ id: game.id, name }];
  });
  if (games.length === 0) return null;
  return (
    <section class="card running-games" aria-label={say("page.local-games")}>
      <h2>{say("page.local-games")}</h2>
      <ul>
        {games.slice(0, all ? games.length : FEW).map((game) => (
          <li key={game.id} class="kept-game">
            <button type="button" onClick={() => go(localPath(game.id))}>
              {game.name}
            </button>
            <button type="button" class="remove" aria-label={say("page.remove-game", { name: game.name })} onClick={() => setToRemove(game)}>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {!all && games.length > FEW && (
        <button type="button" onClick={() => setAll(true)}>
          {say("page.more", { count: games.length - FEW })}
        </button>
      )}
      {toRemove && (
        <AskDialog
          title={say("page.remove-title")}
          text={say("page.remove-text", { name: toRemove.name })}
          yes={say("page.remove-now")}
          onYes={() => {
            setToRemove(null);
            void shelf.forget(toRemove.id).then(look);
          }}
          onCancel={() => setToRemove(null)}
        />
      )}
    </section>
  );
}
