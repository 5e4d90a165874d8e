// The lesson of Quantum Go: positions, and what counts as having done the task. The pupil plays Black. The points that its
// words name are those of these positions.
import { lessonStep, type Lesson, type Standing } from "../kit";
import { askedIn, eventsIn } from "./events";
import type { State } from "./state";

const PAIR = lessonStep<State>("page-go.lesson.pair", {
  moves: [],
  judge({ moment }) {
    const events = eventsIn(moment.events);
    if (events.some(({ event }) => event === "passed")) return { done: false, says: "passed" };
    const done = events.some(({ event }) => event === "entangled");
    return { done, says: done ? "done" : "beside" };
  },
});

const CONTACT = lessonStep<State>("page-go.lesson.contact", {
  moves: ["D3 C5", "B2 F5"],
  judge({ moment }) {
    const touched = eventsIn(moment.events).flatMap((one) => (one.event === "touched" ? [one.owner] : []));
    if (touched.includes("white")) return { done: true, says: "done" };
    return { done: false, says: touched.length > 0 ? "own-pair" : "alone" };
  },
});

/** Figures 1 and 2 of the paper. */
const CHOICE = lessonStep<State>("page-go.lesson.choice", {
  moves: ["D3 C5", "D2 E6"],
  judge({ moment }) {
    const done = askedIn(moment.events)?.allowed.length === 1;
    return { done, says: done ? "done" : "free" };
  },
});

function capturing(point: string) {
  return ({ moment }: Standing<State>) => {
    const done = eventsIn(moment.events).some((one) => one.event === "captured" && one.at.includes(point));
    return { done, says: done ? "done" : "missed" };
  };
}

const CAPTURE = lessonStep<State>("page-go.lesson.capture", {
  moves: ["A2 F6", "A1 D4", "=A2", "=A1", "B1 E3"],
  judge: capturing("A1"),
});

/** Example 1 of the paper, up to its 23rd move. */
const EXAMPLE = lessonStep<State>("page-go.lesson.example", {
  moves: [
    "C2 D3", "C4 D5", "C3 D4", "=D3", "=C4", "=D4", "C3 D5", "=C3", "D2 D5", "=D2", "C5 D5", "=C5", "B2 E5", "A3 D5", "=B2", "=D5",
    "B3 E5", "=B3", "C2 E4", "=C2", "C1 E5", "=C1", "E4 E5", "=E4", "E3 B4", "=E3", "F4 E5", "=F4", "A5 E6", "B4 E5", "=E6", "=E5",
    "B4 A5", "=B4", "F3 B5", "=B5", "F3 A5", "=A5", "F3 B6", "=B6", "F3 D6", "=D6", "B1 F6", "=F6", "F3 F5",
  ],
  judge: capturing("F6"),
});

export const lesson: Lesson<State> = {
  rules: { width: 6, height: 6, variant: "base", komi: 0 },
  steps: [PAIR, CONTACT, CHOICE, CAPTURE, EXAMPLE],
};
