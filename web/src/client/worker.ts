// The engine's own thread: WebAssembly loaded once, then one question after another.
import { loadEngine } from "../../../apps/wasm/engine.mjs";
import engineUrl from "../../../build/wasm/bin/spooky.wasm?url";
import type { WorkerAnswer, WorkerQuestion } from "./messages";

async function fetchEngine(): Promise<(request: string) => string> {
  const response = await fetch(engineUrl);
  if (!response.ok) throw new Error(`status ${response.status}`);
  return loadEngine(await response.arrayBuffer());
}

const engine = fetchEngine();
// The failure is told with the first answer.
engine.catch(() => undefined);

self.onmessage = async (event: MessageEvent<WorkerQuestion>) => {
  const { number, request } = event.data;
  const reply = (answer: WorkerAnswer) => self.postMessage(answer);
  try {
    reply({ number, answer: (await engine)(request) });
  } catch (error) {
    reply({ number, missing: String(error) });
  }
};
