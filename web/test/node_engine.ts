// The real engines, in Node.js instead of a worker.
import { readFileSync } from "node:fs";
import { loadEngine } from "../../apps/wasm/engine.mjs";
import type { Engine } from "../src/client/engine";
import { EngineSet } from "../src/client/engine_set";
import type { EngineState, Question } from "../src/client/protocol";
import { answerOf, requestOf } from "../src/client/request";

const GAMES = ["tictactoe", "go", "chess", "combinatorial", "quantum-chess", "akl-chess"];

export async function nodeEngine<State = EngineState>(): Promise<Engine<State>> {
  const bytesOf = (game: string) => readFileSync(new URL(`../../build/wasm/bin/${game.replaceAll("-", "_")}.wasm`, import.meta.url));
  const engines = new EngineSet((game) => (GAMES.includes(game) ? loadEngine(bytesOf(game)) : null));
  const ask = async (question: Question) => answerOf<State>(await engines.ask(question.game, requestOf(question)));
  return { ask, think: ask, study: ask, stopThinking: () => undefined, stopStudying: () => undefined };
}
