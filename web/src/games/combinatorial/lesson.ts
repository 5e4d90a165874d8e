// The lesson of quantum Nim with two heaps of two: positions, and what counts as having done the task. The pupil plays Left.
// The moves and worlds that its words name are those of these positions.
import { lessonStep, type Lesson, type Standing } from "../kit";
import { movesOf, type State } from "./state";

function playedIn(standing: Standing<State>): string[] {
  return movesOf(standing.moment.action ?? "");
}

const BY_C = { game: "nim", ruleset: "C", width: 2 };
const BY_D = { game: "nim", ruleset: "D", width: 2 };
const EITHER_TOP = "1-1|2-1";

const SUPERPOSITION = lessonStep<State>("page-combinatorial.lesson.superposition", {
  moves: [],
  judge(standing) {
    const done = standing.moment.action === EITHER_TOP;
    return { done, says: done ? "done" : playedIn(standing).length === 1 ? "alone" : "other" };
  },
});

const VANISHING = lessonStep<State>("page-combinatorial.lesson.vanishing", {
  rules: { ...BY_D, first: "right" },
  moves: [EITHER_TOP],
  judge(standing) {
    const { action } = standing.moment;
    if (action === "1-2") return { done: true, says: "done" };
    return action === "2-2" ? { done: true, says: "other-heap" } : { done: false, says: "kept" };
  },
});

const RULESET = lessonStep<State>("page-combinatorial.lesson.ruleset", {
  rules: { ...BY_C, first: "right" },
  moves: [EITHER_TOP],
  judge(standing) {
    const moves = playedIn(standing);
    const done = moves.includes("1-2") && moves.length > 1;
    return { done, says: done ? "done" : moves.length === 1 ? "single" : "other" };
  },
});

const MERGING = lessonStep<State>("page-combinatorial.lesson.merging", {
  moves: [EITHER_TOP, EITHER_TOP],
  judge(standing) {
    const done = standing.moment.state.realisations === 1;
    return { done, says: done ? "done" : "several" };
  },
});

const WINNING = lessonStep<State>("page-combinatorial.lesson.winning", {
  rules: BY_D,
  moves: [EITHER_TOP, "1-2|2-1"],
  judge(_, result) {
    const done = result?.winner === "left";
    return { done, says: done ? "done" : "open" };
  },
});

export const lesson: Lesson<State> = {
  rules: BY_C,
  start: "2,2",
  steps: [SUPERPOSITION, VANISHING, RULESET, MERGING, WINNING],
};
