// Nature's actions at this page: the engine draws them, from the random bytes of the browser.
import type { Engine } from "../client/engine";
import type { Drawn, Question } from "../client/protocol";

/** So many random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** Not once in 2^100 draws does one need more. */
const ENOUGH = 16;

export function systemRandomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What Nature does after these moves; null when Nature does not act there. */
export async function drawForNature<State>(engine: Engine<State>, question: Question, randomBytes: RandomBytes): Promise<Drawn | null> {
  const answer = await engine.ask({ ...question, report: ["draw"], bytes: hexOf(randomBytes(ENOUGH)) });
  return answer.ok ? (answer.draw ?? null) : null;
}
