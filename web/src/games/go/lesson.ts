// The lesson of Quantum Go: positions, and what counts as having done the task. The pupil plays Black.
import type { Lesson, LessonStep, Standing } from "../kit";
import { contactsOf } from "./contact";
import { capture, choice, contact, example, pair } from "./lesson_words";
import { isEmpty, kindOf, namedIn, type State } from "./state";
import { stateOf } from "./story";

const PAIR: LessonStep<State> = {
  ...pair,
  moves: [],
  judge({ moment }) {
    if (kindOf(moment.action ?? "") === "pass") return { done: false, words: pair.passed };
    const done = stateOf(moment).choosing === null;
    return { done, words: done ? pair.done : pair.beside };
  },
};

const CONTACT: LessonStep<State> = {
  ...contact,
  moves: ["D3 C5", "B2 F5"],
  judge({ moment }) {
    const touched = contactsOf(moment.rules, stateOf(moment), namedIn(moment.action ?? "")).flatMap(({ group }) => group?.owner ?? []);
    if (touched.includes("white")) return { done: true, words: contact.done };
    return { done: false, words: touched.length > 0 ? contact.ownPair : contact.alone };
  },
};

/** Figures 1 and 2 of the paper. */
const CHOICE: LessonStep<State> = {
  ...choice,
  moves: ["D3 C5", "D2 E6"],
  judge({ moment }) {
    const done = stateOf(moment).choosing?.allowed.length === 1;
    return { done, words: done ? choice.done : choice.free };
  },
};

function capturing(point: string, said: { done: string; missed: string }) {
  return ({ moment }: Standing<State>) => {
    const done = isEmpty(stateOf(moment), point);
    return { done, words: done ? said.done : said.missed };
  };
}

const CAPTURE: LessonStep<State> = {
  ...capture,
  moves: ["A2 F6", "A1 D4", "=A2", "=A1", "B1 E3"],
  judge: capturing("A1", capture),
};

/** Example 1 of the paper, up to its 23rd move. */
const EXAMPLE: LessonStep<State> = {
  ...example,
  moves: [
    "C2 D3", "C4 D5", "C3 D4", "=D3", "=C4", "=D4", "C3 D5", "=C3", "D2 D5", "=D2", "C5 D5", "=C5", "B2 E5", "A3 D5", "=B2", "=D5",
    "B3 E5", "=B3", "C2 E4", "=C2", "C1 E5", "=C1", "E4 E5", "=E4", "E3 B4", "=E3", "F4 E5", "=F4", "A5 E6", "B4 E5", "=E6", "=E5",
    "B4 A5", "=B4", "F3 B5", "=B5", "F3 A5", "=A5", "F3 B6", "=B6", "F3 D6", "=D6", "B1 F6", "=F6", "F3 F5",
  ],
  judge: capturing("F6", example),
};

export const lesson: Lesson<State> = {
  rules: { width: 6, height: 6, variant: "base", komi: 0 },
  steps: [PAIR, CONTACT, CHOICE, CAPTURE, EXAMPLE],
};
