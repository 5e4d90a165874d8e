import type { Answer, EngineState, Question } from "./protocol";

/** Answers questions about games. Quick ones never wait behind deep ones, such as the computer's next move. */
export interface Engine<State = EngineState> {
  ask(question: Question): Promise<Answer<State>>;
  think(question: Question): Promise<Answer<State>>;
  /** Answers what a person asked for and may lose interest in; nothing else waits behind it. */
  study(question: Question): Promise<Answer<State>>;
  /** Gives up whatever is studied; its promises stay open for ever. */
  stopStudying(): void;
  /** Gives up all deep thought; its promises stay open for ever. */
  stopThinking(): void;
}

/** The engine cannot run in this browser, or could not be loaded. */
export class EngineMissing extends Error {}
