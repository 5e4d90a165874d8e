// The engines of several games as one: each is loaded when its game is asked about for the first time.
import type { Failure } from "./protocol";

/** A request of docs/protocol.md in, its answer out. */
export type AnswerText = (request: string) => string;

export class EngineSet {
  #load: (game: string) => Promise<AnswerText> | null;
  #engines = new Map<string, Promise<AnswerText>>();

  /** `load` gives null for a game that has no engine. */
  constructor(load: (game: string) => Promise<AnswerText> | null) {
    this.#load = load;
  }

  /** Answers a request about that game; throws when its engine could not be loaded. */
  async ask(game: string, request: string): Promise<string> {
    const engine = this.#engines.get(game) ?? this.#load(game);
    if (!engine) return JSON.stringify(unknownGame(game));
    this.#engines.set(game, engine);
    try {
      return (await engine)(request);
    } catch (error) {
      // One that broke down is of no use any more; the next question begins with a new one.
      this.#engines.delete(game);
      // It came to the end of its memory or of its stack.
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) return JSON.stringify(TOO_LARGE);
      throw error;
    }
  }
}

// These are said on the page: see request.ts.
const TOO_LARGE: Failure = {
  ok: false,
  error: { code: "too-large", reason: "", detail: "engine-too-large" },
};

function unknownGame(game: string): Failure {
  return { ok: false, error: { code: "bad-request", reason: "", detail: "engine-unknown-game", arguments: { game } } };
}
