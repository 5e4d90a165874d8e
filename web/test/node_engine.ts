// The real engine, in Node.js instead of a worker.
import { readFileSync } from "node:fs";
import { loadEngine } from "../../apps/wasm/engine.mjs";
import type { Engine } from "../src/client/engine";
import type { Answer, Question } from "../src/client/protocol";

export async function nodeEngine(): Promise<Engine> {
  const bytes = readFileSync(new URL("../../build/wasm/bin/spooky.wasm", import.meta.url));
  const answer = await loadEngine(bytes);
  const ask = async (question: Question) => JSON.parse(answer(JSON.stringify(question))) as Answer;
  return { ask, think: ask, study: ask, stopThinking: () => undefined, stopStudying: () => undefined };
}
