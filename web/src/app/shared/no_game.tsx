import { words } from "../../words/en";
import { go } from "./route";
import { TopBar } from "./top_bar";

interface NoGameProps {
  title?: string;
  text?: string;
}

/** Nothing is at this address; the way out. */
export function NoGame({ title = words.unknownGameTitle, text = words.unknownGame }: NoGameProps) {
  return (
    <>
      <TopBar title={title} />
      <main class="notice">
        <p>{text}</p>
        <p class="card-actions">
          <button type="button" class="main" onClick={() => go("/")}>
            {words.toStart}
          </button>
        </p>
      </main>
    </>
  );
}
