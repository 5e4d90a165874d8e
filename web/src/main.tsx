import { render } from "preact";
import { App } from "./app/app";
import { WorkerEngine } from "./client/worker_engine";
import "./styles/base.css";
import "./styles/layout.css";
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
import { words } from "./words/en";

const place = document.getElementById("app");
if (place) {
  const canRun = typeof WebAssembly === "object" && typeof Worker === "function";
  render(canRun ? <App engine={new WorkerEngine()} /> : <p class="notice">{words.noWebAssembly}</p>, place);
}
