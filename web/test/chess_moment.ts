// A moment of chess as the engine tells it: its state, what is legal, and what the page asks besides.
import type { Engine } from "../src/client/engine";
import type { Question, Success } from "../src/client/protocol";
import { readOption, type Move } from "../src/games/chess/moves";
import type { State } from "../src/games/chess/state";

export interface ChessMoment {
  state: State;
  legal: readonly Move[];
  details: Success<State>;
}

export async function momentOf(engine: Engine<State>, question: Omit<Question, "game">): Promise<ChessMoment> {
  const answer = await engine.ask({ game: "chess", ...question, report: ["state", "pieces", "options", "odds", "marks"] });
  if (!answer.ok) throw new Error(answer.error.reason);
  if (!answer.state || !answer.pieces) throw new Error("the engine told no state");
  return { state: { ...answer.state, pieces: answer.pieces }, legal: (answer.options ?? []).map(readOption), details: answer };
}
