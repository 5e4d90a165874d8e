import { render } from "preact";
import { App } from "./app/app";
import { InSpokenLanguage } from "./app/shared/spoken_language";
import { WorkerEngine } from "./client/worker_engine";
import "./styles/base.css";
import "./styles/layout.css";
import "../board/board.css";
import "./styles/board.css";
import "./styles/panels.css";
import "./styles/friend.css";
import "./styles/lesson.css";
import "./styles/game_choice.css";
import "./styles/combinatorial.css";
import "./styles/scenes.css";
import "./styles/go.css";
import "./styles/chess.css";
import "./styles/chess_panels.css";
import { learn } from "./words/catalogues";
import { visitorsLanguage } from "./words/language";
import { say } from "./words/say";

const place = document.getElementById("app");

async function open(on: HTMLElement): Promise<void> {
  await learn(visitorsLanguage());
  const canRun = typeof WebAssembly === "object" && typeof Worker === "function";
  const engine = new WorkerEngine();
  render(
    <InSpokenLanguage>{() => (canRun ? <App engine={engine} /> : <p class="notice">{say("page.no-web-assembly")}</p>)}</InSpokenLanguage>,
    on,
  );
}

/** Without the words of any language: what the document itself has to say. */
function complain(on: HTMLElement): void {
  const said = document.getElementById("broken");
  if (said instanceof HTMLTemplateElement) on.append(said.content.cloneNode(true));
}

if (place) open(place).catch(() => complain(place));
