// The engine's own thread: WebAssembly loaded once per game, then one question after another.
import { loadEngine } from "../../../apps/wasm/engine.mjs";
import { engineFiles } from "./engine_files";
import { EngineSet, type AnswerText } from "./engine_set";
import type { WorkerAnswer, WorkerQuestion } from "./messages";

async function fetchEngine(url: string): Promise<AnswerText> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return loadEngine(await response.arrayBuffer());
}

const engines = new EngineSet((game) => {
  const url = engineFiles.get(game);
  return url === undefined ? null : fetchEngine(url);
});

self.onmessage = async (event: MessageEvent<WorkerQuestion>) => {
  const { number, game, request } = event.data;
  const reply = (answer: WorkerAnswer) => self.postMessage(answer);
  try {
    reply({ number, answer: await engines.ask(game, request) });
  } catch (error) {
    reply({ number, missing: String(error) });
  }
};
