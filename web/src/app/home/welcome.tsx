import type { Engine } from "../../client/engine";
import { games } from "../../games/all";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { GameChoice } from "./game_choice";
import { KeptGamesList } from "./kept_games_list";
import { LoadRecordButton } from "../shared/record_file";
import { go, lessonPath } from "../shared/route";
import { RunningGamesList } from "./running_games_list";
import { RulesPanel } from "../shared/rules_panel";
import { SetupForm, type Settings } from "./setup_form";

interface WelcomeProps {
  engine: Engine;
  kit: AnyKit;
  onKit: (kit: AnyKit) => void;
  settings: Settings;
  refusal: string | null;
  busy: boolean;
  onSettings: (settings: Settings) => void;
  onStart: () => void;
  /** Back to the game there is; null when there is none. */
  onContinue: (() => void) | null;
  onLoad: (text: string) => void;
}

/** What one sees first: what the game is, a form for a new one, and other ways to begin. */
export function Welcome(props: WelcomeProps) {
  const { engine, kit, onKit, settings, refusal, busy, onSettings, onStart, onContinue, onLoad } = props;
  return (
    <main class="welcome">
      <GameChoice games={games} chosen={kit} onChoose={onKit} />
      <p class="summary">{kit.words.summary(settings.rules)}</p>
      {kit.lesson && (
        <button type="button" class="learn" onClick={() => go(lessonPath(kit.name))}>
          {say("page.learn")}
        </button>
      )}
      <SetupForm
        key={kit.name}
        engine={engine}
        kit={kit}
        settings={settings}
        refusal={refusal}
        busy={busy}
        onChange={onSettings}
        onStart={onStart}
      />
      <RunningGamesList />
      <KeptGamesList />
      <div class="other-ways">
        {onContinue && (
          <button type="button" onClick={onContinue}>
            {say("page.continue-game")}
          </button>
        )}
        <LoadRecordButton onText={onLoad} />
      </div>
      <details class="card">
        <summary>{say("page.rules")}</summary>
        <RulesPanel engine={engine} kit={kit} rules={settings.rules} />
      </details>
    </main>
  );
}
