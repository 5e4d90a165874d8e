// The lesson of quantum tic-tac-toe: positions, and what counts as having done the task. The pupil plays X. The squares and
// marks that its words name are those of these positions.
import { lessonStep, type Lesson, type Standing } from "../kit";
import { playerOf, type State } from "./state";

function stateOf(standing: Standing<State>): State {
  return standing.moment.state;
}

/** The squares that two spooky marks share. */
function shared(state: State, one: string, other: string): readonly string[] {
  const squaresOf = (mark: string): readonly string[] => state.spooky.find((pair) => pair.mark === mark)?.squares ?? [];
  return squaresOf(one).filter((square) => squaresOf(other).includes(square));
}

const SUPERPOSITION = lessonStep<State>("page-tictactoe.lesson.superposition", {
  moves: [],
  judge(standing) {
    const done = stateOf(standing).spooky.some((pair) => pair.squares.includes("b2"));
    return { done, says: done ? "done" : "elsewhere" };
  },
});

const ENTANGLEMENT = lessonStep<State>("page-tictactoe.lesson.entanglement", {
  moves: ["a1b2", "c1c3"],
  judge(standing) {
    const state = stateOf(standing);
    const squares = shared(state, "X3", "O2");
    if (squares.length > 1) return { done: true, says: "both" };
    if (squares.length > 0) return { done: true, says: "done", values: { squares } };
    return { done: false, says: shared(state, "X3", "X1").length > 0 ? "own-mark" : "alone" };
  },
});

const CYCLE = lessonStep<State>("page-tictactoe.lesson.cycle", {
  moves: ["a1b2", "b2c3"],
  judge(standing) {
    const done = stateOf(standing).cycle !== null;
    return { done, says: done ? "done" : "open" };
  },
});

const MEASUREMENT = lessonStep<State>("page-tictactoe.lesson.measurement", {
  moves: ["a1b2", "b2c1", "c1a3", "a1c1"],
  judge(standing) {
    const done = playerOf(stateOf(standing).classical.b2 ?? "") === "x";
    return { done, says: done ? "done" : "other" };
  },
});

const WINNING = lessonStep<State>("page-tictactoe.lesson.winning", {
  moves: ["a1b2", "a1b2", "@a1", "a2a3", "a3c2", "c2c3", "a2c3"],
  judge(_, result) {
    const done = result?.winner === "x";
    return { done, says: done ? "done" : "no-line" };
  },
});

export const lesson: Lesson<State> = {
  rules: { variant: "goff", width: 3, height: 3, line: 3 },
  steps: [SUPERPOSITION, ENTANGLEMENT, CYCLE, MEASUREMENT, WINNING],
};
