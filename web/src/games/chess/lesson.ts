// The lesson of Niel's Chess: positions, and what counts as having done the task. The squares that its words name are
// those of these positions.
import { lessonStep, type Lesson } from "../kit";
import { hasEvent } from "./events";
import type { State } from "./state";

const SUPERPOSITION = lessonStep<State>("page-chess.lesson.superposition", {
  start: "4k3/8/8/8/8/8/5PPP/4K1N1 w - - 0 1",
  moves: [],
  judge({ moment }) {
    const done = moment.events.some(({ event, piece }) => event === "split" && piece === "knight");
    return { done, says: done ? "done" : "other" };
  },
});

const ATTEMPT = lessonStep<State>("page-chess.lesson.attempt", {
  start: "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e",
  moves: [],
  judge({ moment }) {
    if (hasEvent(moment.events, "captured")) return { done: true, says: "captured" };
    const missed = hasEvent(moment.events, "missed");
    return { done: missed, says: missed ? "missed" : "other" };
  },
});

/** The example of Article 8.1. */
const ENTANGLEMENT = lessonStep<State>("page-chess.lesson.entanglement", {
  start: "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e",
  moves: [],
  judge({ moment }) {
    const done = hasEvent(moment.events, "entangled");
    return { done, says: done ? "done" : "other" };
  },
});

const CHECK = lessonStep<State>("page-chess.lesson.check", {
  start: "3kk3/8/8/8/4RR2/8/8/K7 w - - 0 1 | R:e4/f4=e@1;k:d8/e8=e@1",
  moves: [],
  judge({ moment }) {
    const done = moment.state.check;
    return { done, says: done ? "done" : "other" };
  },
});

const MATE = lessonStep<State>("page-chess.lesson.mate", {
  start: "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1 | R:a1/b1=e",
  moves: [],
  judge(_, result) {
    const done = result?.by === "checkmate";
    return { done, says: done ? "done" : "other" };
  },
});

export const lesson: Lesson<State> = {
  rules: { variant: "niel", board: "standard8x8" },
  steps: [SUPERPOSITION, ATTEMPT, ENTANGLEMENT, CHECK, MATE],
};
