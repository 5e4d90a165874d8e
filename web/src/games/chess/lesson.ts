// The lesson of Niel's Chess: positions, and what counts as having done the task.
import type { Lesson, LessonStep, Standing } from "../kit";
import { attempt, check, entanglement, mate, superposition } from "./lesson_words";
import { isRoll, parseMove } from "./moves";
import { stateOf } from "./names";
import { piecesOf, type State } from "./state";

/** The pupil's own action, without what the die said. */
function ownAction({ moments, index }: Standing<State>): string {
  let at = index;
  while (at > 0 && isRoll(moments[at]?.action ?? "")) --at;
  return moments[at]?.action ?? "";
}

const SUPERPOSITION: LessonStep<State> = {
  ...superposition,
  start: "4k3/8/8/8/8/8/5PPP/4K1N1 w - - 0 1",
  moves: [],
  judge(standing) {
    const done = parseMove(ownAction(standing))?.kind === "split" && stateOf(standing.moment).pairs.some(({ type }) => type === "N");
    return { done, words: done ? superposition.done : superposition.ordinary };
  },
};

const ATTEMPT: LessonStep<State> = {
  ...attempt,
  start: "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e",
  moves: [],
  judge(standing) {
    const rolled = isRoll(standing.moment.action ?? "");
    if (!rolled) return { done: false, words: attempt.other };
    const knight = piecesOf(stateOf(standing.moment)).some(({ type }) => type === "N");
    return { done: true, words: knight ? attempt.missed : attempt.captured };
  },
};

/** The example of Article 8.1. */
const ENTANGLEMENT: LessonStep<State> = {
  ...entanglement,
  start: "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e",
  moves: [],
  judge(standing) {
    const done = parseMove(ownAction(standing))?.kind === "entangle";
    return { done, words: done ? entanglement.done : entanglement.other };
  },
};

const CHECK: LessonStep<State> = {
  ...check,
  start: "3kk3/8/8/8/4RR2/8/8/K7 w - - 0 1 | R:e4/f4=e@1;k:d8/e8=e@1",
  moves: [],
  judge({ moment }) {
    const done = stateOf(moment).check;
    return { done, words: done ? check.done : check.other };
  },
};

const MATE: LessonStep<State> = {
  ...mate,
  start: "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1 | R:a1/b1=e",
  moves: [],
  judge(_, result) {
    const done = result?.by === "checkmate";
    return { done, words: done ? mate.done : mate.other };
  },
};

export const lesson: Lesson<State> = {
  rules: { variant: "niel", board: "standard8x8" },
  steps: [SUPERPOSITION, ATTEMPT, ENTANGLEMENT, CHECK, MATE],
};
