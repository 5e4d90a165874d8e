// The moments of a game are asked for in pieces, so that no answer about a long game becomes too long.
import type { Engine } from "../client/engine";
import type { Answer, Question, Report, TraceEntry } from "../client/protocol";
import { language } from "../words/say";

/** Actions whose moments are asked for at once. */
const MOST_TRACED = 200;

/**
 * The trace of a game of which so many first actions are known already. `reports` are what is asked about
 * each action, the trace among it; `askLast` asks about the whole game, and so may ask for more.
 */
export async function traceOf<State>(
  engine: Engine<State>,
  game: Question,
  known: number,
  reports: readonly Report[],
  askLast: (question: Question, reports: readonly Report[]) => Promise<Answer<State>>,
): Promise<Answer<State>> {
  const moves = game.moves ?? [];
  const trace: TraceEntry<State>[] = [];
  for (let told = known; ; told += MOST_TRACED) {
    const last = moves.length - told <= MOST_TRACED;
    const question = { ...game, moves: last ? moves : moves.slice(0, told + MOST_TRACED), known: told };
    const spoken = language();
    const answer = await (last ? askLast(question, reports) : engine.ask({ ...question, report: reports }));
    if (!answer.ok) return answer;
    trace.push(...(answer.trace ?? []).map((entry) => ({ ...entry, language: spoken })));
    if (last) return { ...answer, trace };
  }
}
