// The moments of a game are asked for in pieces, so that no answer about a long game becomes too long.
import type { Engine } from "../client/engine";
import type { Answer, Question, TraceEntry } from "../client/protocol";

/** Actions whose moments are asked for at once. */
const MOST_TRACED = 200;

/**
 * The trace of a game of which so many first actions are known already. `askLast` asks about the whole game, and so may
 * ask for more than the trace.
 */
export async function traceOf<State>(
  engine: Engine<State>,
  game: Question,
  known: number,
  askLast: (question: Question) => Promise<Answer<State>>,
): Promise<Answer<State>> {
  const moves = game.moves ?? [];
  const trace: TraceEntry<State>[] = [];
  for (let told = known; ; told += MOST_TRACED) {
    const last = moves.length - told <= MOST_TRACED;
    const question = { ...game, moves: last ? moves : moves.slice(0, told + MOST_TRACED), known: told };
    const answer = await (last ? askLast(question) : engine.ask({ ...question, report: ["trace"] }));
    if (!answer.ok) return answer;
    trace.push(...(answer.trace ?? []));
    if (last) return { ...answer, trace };
  }
}
