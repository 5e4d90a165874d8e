import { useEffect, useState } from "preact/hooks";
import { isObject } from "../../client/json";
import type { Rules } from "../../client/protocol";
import { readSeats } from "../../game/seats";
import { gameNamed } from "../../games/all";
import { words } from "../../words/en";
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
  const title = kit.words.title({ ...kit.defaults, ...(rules as Rules) });
  const computer = Object.values(seated).find((seat) => seat.kind === "computer");
  const yours = kit.actors.find((actor) => seated[actor]?.kind === "person") ?? "";
  const company = computer?.kind === "computer" ? words.againstComputer(kit.words.actorName(yours), computer.level) : words.bothHere;
  return words.localGame(title, company, actions.length, isObject(result));
}

/** The way back to the games of this browser; nothing when there are none. */
export function KeptGamesList() {
  const [games, setGames] = useState<readonly { id: string; name: string }[]>([]);
  const [all, setAll] = useState(false);
  const [toRemove, setToRemove] = useState<{ id: string; name: string } | null>(null);

  async function look() {
    const found = await shelf.all();
    const named = found.map((game) => ({ id: game.id, name: nameOf(game) }));
    setGames(named.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }])));
  }

  useEffect(() => {
    void look();
    // Other pages of the site keep theirs in the same place.
    const onChange = () => void look();
    addEventListener("storage", onChange);
    return () => removeEventListener("storage", onChange);
  }, []);

  if (games.length === 0) return null;
  return (
    <section class="card running-games" aria-label={words.localGames}>
      <h2>{words.localGames}</h2>
      <ul>
        {games.slice(0, all ? games.length : FEW).map((game) => (
          <li key={game.id} class="kept-game">
            <button type="button" onClick={() => go(localPath(game.id))}>
              {game.name}
            </button>
            <button type="button" class="remove" aria-label={words.removeGame(game.name)} onClick={() => setToRemove(game)}>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      {!all && games.length > FEW && (
        <button type="button" onClick={() => setAll(true)}>
          {words.moreGames(games.length - FEW)}
        </button>
      )}
      {toRemove && (
        <AskDialog
          title={words.removeTitle}
          text={words.removeText(toRemove.name)}
          yes={words.removeNow}
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
