import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../client/engine";
import { gameNamed, games } from "../games/all";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";
import { FriendPage } from "./friend_page";
import { Home } from "./home";
import { Lesson } from "./lesson";
import { go, useVisit } from "./route";
import { usualSettings, type Settings } from "./setup_form";
import { TopBar } from "./top_bar";
import { useLocalGame } from "./use_local_game";

/** The page at every address of the site. */
export function App({ engine }: { engine: Engine }) {
  const kit = games[0] as GameKit;
  const visit = useVisit();
  const [settings, setSettings] = useState<Settings>(() => usualSettings(kit));
  const [broken, setBroken] = useState(false);
  const onBroken = () => setBroken(true);
  const local = useLocalGame(engine, kit, onBroken);

  // Whatever the engine could not answer ends here.
  useEffect(() => {
    addEventListener("unhandledrejection", onBroken);
    return () => removeEventListener("unhandledrejection", onBroken);
  }, []);

  const { route } = visit;
  if (broken || !local.ready) {
    return (
      <>
        <TopBar title={kit.words.title(settings.rules)} />
        <main>
          {broken ? (
            <p class="notice" role="alert">
              {words.engineBroken}
            </p>
          ) : (
            <p class="notice quiet">{words.loading}</p>
          )}
        </main>
      </>
    );
  }
  if (route.page === "game") return <FriendPage engine={engine} id={route.id} onBroken={onBroken} />;
  const taught = route.page === "lesson" ? gameNamed(route.game) : undefined;
  if (taught?.lesson) {
    return (
      <>
        <TopBar title={taught.words.title(taught.lesson.rules)} />
        <Lesson engine={engine} kit={taught} onLeave={() => go("/", { atForm: true })} />
      </>
    );
  }
  return <Home engine={engine} kit={kit} visit={visit} local={local} settings={settings} onSettings={setSettings} />;
}
