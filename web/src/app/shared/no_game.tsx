import { say } from "../../words/say";
import { go } from "./route";
import { TopBar } from "./top_bar";

interface NoGameProps {
  title?: string;
  text?: string;
}

/** Nothing is at this address; the way out. */
export function NoGame({ title = say("page.unknown-game-title"), text = say("page.unknown-game") }: NoGameProps) {
  return (
    <>
      <TopBar title={title} />
      <main class="notice">
        <p>{text}</p>
        <p class="card-actions">
          <button type="button" class="main" onClick={() => go("/")}>
            {say("page.to-start")}
          </button>
        </p>
      </main>
    </>
  );
}
