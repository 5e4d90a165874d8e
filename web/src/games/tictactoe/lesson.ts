// The lesson of quantum tic-tac-toe: positions, and what counts as having done the task. The pupil plays X.
import type { Lesson, LessonStep, Standing } from "../kit";
import { cycle, entanglement, measurement, superposition, winning } from "./lesson_words";
import { playerOf, type State } from "./state";

function stateOf(standing: Standing<State>): State {
  return standing.moment.state;
}

/** The squares that two spooky marks share. */
function shared(state: State, one: string, other: string): readonly string[] {
  const squaresOf = (mark: string): readonly string[] => state.spooky.find((pair) => pair.mark === mark)?.squares ?? [];
  return squaresOf(one).filter((square) => squaresOf(other).includes(square));
}

const SUPERPOSITION: LessonStep<State> = {
  ...superposition,
  moves: [],
  judge(standing) {
    const done = stateOf(standing).spooky.some((pair) => pair.squares.includes("b2"));
    return { done, words: done ? superposition.done : superposition.elsewhere };
  },
};

const ENTANGLEMENT: LessonStep<State> = {
  ...entanglement,
  moves: ["a1b2", "c1c3"],
  judge(standing) {
    const state = stateOf(standing);
    const squares = shared(state, "X3", "O2");
    if (squares.length > 1) return { done: true, words: entanglement.both };
    if (squares.length > 0) return { done: true, words: entanglement.done(squares) };
    return { done: false, words: shared(state, "X3", "X1").length > 0 ? entanglement.ownMark : entanglement.alone };
  },
};

const CYCLE: LessonStep<State> = {
  ...cycle,
  moves: ["a1b2", "b2c3"],
  judge(standing) {
    const done = stateOf(standing).cycle !== null;
    return { done, words: done ? cycle.done : cycle.open };
  },
};

const MEASUREMENT: LessonStep<State> = {
  ...measurement,
  moves: ["a1b2", "b2c1", "c1a3", "a1c1"],
  judge(standing) {
    const done = playerOf(stateOf(standing).classical.b2 ?? "") === "x";
    return { done, words: done ? measurement.done : measurement.other };
  },
};

const WINNING: LessonStep<State> = {
  ...winning,
  moves: ["a1b2", "a1b2", "@a1", "a2a3", "a3c2", "c2c3", "a2c3"],
  judge(_, result) {
    const done = result?.winner === "x";
    return { done, words: done ? winning.done : winning.noLine };
  },
};

export const lesson: Lesson<State> = {
  rules: { variant: "goff", width: 3, height: 3, line: 3 },
  steps: [SUPERPOSITION, ENTANGLEMENT, CYCLE, MEASUREMENT, WINNING],
};
