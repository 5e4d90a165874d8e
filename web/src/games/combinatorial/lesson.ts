// The lesson of quantum Nim with two heaps of two: positions, and what counts as having done the task. The pupil plays Left.
import type { Lesson, LessonStep, Standing } from "../kit";
import { merging, ruleset, superposition, vanishing, winning } from "./lesson_words";
import { movesOf, type State } from "./state";
import { stateOf } from "./story";

function playedIn(standing: Standing<State>): string[] {
  return movesOf(standing.moment.action ?? "");
}

const BY_C = { game: "nim", ruleset: "C", width: 2 };
const BY_D = { game: "nim", ruleset: "D", width: 2 };
const EITHER_TOP = "1-1|2-1";

const SUPERPOSITION: LessonStep<State> = {
  ...superposition,
  moves: [],
  judge(standing) {
    const done = standing.moment.action === EITHER_TOP;
    if (done) return { done, words: superposition.done };
    return { done, words: playedIn(standing).length === 1 ? superposition.alone : superposition.other };
  },
};

const VANISHING: LessonStep<State> = {
  ...vanishing,
  rules: { ...BY_D, first: "right" },
  moves: [EITHER_TOP],
  judge(standing) {
    const { action } = standing.moment;
    if (action === "1-2") return { done: true, words: vanishing.done };
    if (action === "2-2") return { done: true, words: vanishing.otherHeap };
    return { done: false, words: vanishing.kept };
  },
};

const RULESET: LessonStep<State> = {
  ...ruleset,
  rules: { ...BY_C, first: "right" },
  moves: [EITHER_TOP],
  judge(standing) {
    const moves = playedIn(standing);
    const done = moves.includes("1-2") && moves.length > 1;
    return { done, words: done ? ruleset.done : moves.length === 1 ? ruleset.single : ruleset.other };
  },
};

const MERGING: LessonStep<State> = {
  ...merging,
  moves: [EITHER_TOP, EITHER_TOP],
  judge(standing) {
    const done = stateOf(standing.moment).realisations === 1;
    return { done, words: done ? merging.done : merging.several };
  },
};

const WINNING: LessonStep<State> = {
  ...winning,
  rules: BY_D,
  moves: [EITHER_TOP, "1-2|2-1"],
  judge(_, result) {
    const done = result?.winner === "left";
    return { done, words: done ? winning.done : winning.open };
  },
};

export const lesson: Lesson<State> = {
  rules: BY_C,
  start: "2,2",
  steps: [SUPERPOSITION, VANISHING, RULESET, MERGING, WINNING],
};
