import { useEffect, useState } from "preact/hooks";
import type { Engine } from "../client/engine";
import { gameNamed, games } from "../games/all";
import type { AnyKit } from "../games/kit";
import { say } from "../words/say";
import { FriendPage } from "./friend/friend_page";
import { Home } from "./home/home";
import { Lesson } from "./learn/lesson";
import { keepKind, keptKind } from "./home/memory";
import { NoGame } from "./shared/no_game";
import { go, useVisit } from "./shared/route";
import { usualSettings, type Settings } from "./home/setup_form";
import { TopBar } from "./shared/top_bar";
import { useLocalGame } from "./play/use_local_game";

/** The page at every address of the site. */
export function App({ engine }: { engine: Engine }) {
  const visit = useVisit();
  const [kit, setKit] = useState<AnyKit>(() => gameNamed(keptKind() ?? "") ?? (games[0] as AnyKit));
  /** What the form was left with, by game. */
  const [allSettings, setAllSettings] = useState<Readonly<Record<string, Settings>>>({});
  const settings = allSettings[kit.name] ?? usualSettings(kit);
  const [broken, setBroken] = useState(false);
  const onBroken = () => setBroken(true);
  const local = useLocalGame(engine, onBroken);

  function choose(chosen: AnyKit) {
    setKit(chosen);
    keepKind(chosen.name);
    // Its engine loads while the form is filled in.
    engine.ask({ game: chosen.name }).catch(onBroken);
  }

  // Whatever the engine could not answer ends here.
  useEffect(() => {
    // It loads while the form is filled in.
    if (visit.route.page === "start") engine.ask({ game: kit.name }).catch(onBroken);
    addEventListener("unhandledrejection", onBroken);
    return () => removeEventListener("unhandledrejection", onBroken);
  }, []);

  const { route } = visit;
  if (broken) {
    return (
      <>
        <TopBar title={kit.words.title(settings.rules)} />
        <main>
          <p class="notice" role="alert">
            {say("page.engine-broken")}
          </p>
        </main>
      </>
    );
  }
  if (route.page === "game") return <FriendPage engine={engine} id={route.id} onBroken={onBroken} />;
  const taught = route.page === "lesson" ? gameNamed(route.game) : undefined;
  if (taught?.lesson) {
    // The form is then about the game that was learnt.
    const leaveLesson = () => {
      choose(taught);
      go("/");
    };
    return (
      <>
        <TopBar title={taught.words.title(taught.lesson.rules)} />
        <Lesson engine={engine} kit={taught} onLeave={leaveLesson} />
      </>
    );
  }
  if (route.page === "unknown" || route.page === "lesson") return <NoGame title={say("page.unknown-place-title")} text={say("page.unknown-place")} />;
  return (
    <Home
      engine={engine}
      kit={kit}
      visit={visit}
      local={local}
      settings={settings}
      onSettings={(changed) => setAllSettings({ ...allSettings, [kit.name]: changed })}
      onKit={choose}
    />
  );
}
