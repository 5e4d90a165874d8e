import { words } from "../words/en";
import { go } from "./route";
import { TopBar } from "./top_bar";

/** Nothing is at this address; the way out. */
export function NoGame() {
  return (
    <>
      <TopBar title={words.unknownGameTitle} />
      <main class="notice">
        <p>{words.unknownGame}</p>
        <p class="card-actions">
          <button type="button" class="main" onClick={() => go("/", { atForm: true })}>
            {words.toStart}
          </button>
        </p>
      </main>
    </>
  );
}
