// The classical games of the form, each with positions to begin with.
import type { Rules } from "../../client/protocol";
import { say } from "../../words/say";

type Spelling =
  | "nim" | "pins" | "subtraction" | "domineering" | "hackenbush" | "graph" | "coloured-graph" | "clobber" | "toads-and-frogs" | "geography";

/** A position, and what its button says where the text alone says little: another text, or the name of a message. */
export interface Example {
  position: string;
  text?: string;
  label?: "superposed" | "two-groups" | "ring" | "trees" | "bridge" | "green-stalks" | "two-rows" | "kite";
}

export function exampleLabel({ position, text = position, label }: Example): string {
  if (label === undefined) return text;
  if (label === "superposed") return say("page-combinatorial.example.superposed", { position: text });
  if (label !== "two-groups") return say(`page-combinatorial.example.${label}`);
  const [first, second] = position.split(".").map((group) => group.length);
  return say("page-combinatorial.example.two-groups", { first, second });
}

export interface Offer {
  game: string;
  examples: readonly Example[];
  /** Which option the game has besides, and its usual value. */
  option?: { key: "code" | "set"; usual: string };
  /** How a position is written: which message says it. */
  spelling: Spelling;
  /** Shown only when more games are asked for. */
  isFurther?: boolean;
}

export const OFFERS: readonly Offer[] = [
  {
    game: "nim",
    examples: [
      { position: "1,3,5" },
      { position: "2,2" },
      { position: "1,2,3" },
      { position: "3,3" },
      { position: "1,2,3|3,2,1", text: "1,2,3 | 3,2,1", label: "superposed" },
    ],
    spelling: "nim",
  },
  {
    game: "kayles",
    examples: [{ position: "7" }, { position: "5" }, { position: "###.##", label: "two-groups" }],
    spelling: "pins",
  },
  {
    game: "octal",
    examples: [{ position: "6" }, { position: "4" }, { position: "####.####", label: "two-groups" }],
    option: { key: "code", usual: "0.6" },
    spelling: "pins",
  },
  {
    game: "subtraction",
    examples: [{ position: "5,4" }, { position: "7" }, { position: "3,3,3" }],
    option: { key: "set", usual: "1,2" },
    spelling: "subtraction",
  },
  {
    game: "domineering",
    examples: [{ position: "4x4" }, { position: "3x3" }, { position: "2x4" }, { position: "3x4" }, { position: "###/#.#/###", label: "ring" }],
    spelling: "domineering",
  },
  {
    game: "hackenbush",
    examples: [
      { position: "BR+RB" },
      { position: "BRB+R" },
      { position: "1:0-1:B,2:1-2:R,3:1-3:B,4:0-4:G,5:4-5:R", label: "trees" },
      { position: "1:0-1:B,2:0-2:R,3:1-2:G,4:1-3:R,5:2-4:B", label: "bridge" },
      { position: "GG+GGG", label: "green-stalks" },
    ],
    spelling: "hackenbush",
  },
  {
    game: "node-kayles",
    examples: [{ position: "3x4" }, { position: "path5" }, { position: "cycle8" }],
    spelling: "graph",
    isFurther: true,
  },
  {
    game: "col",
    examples: [{ position: "path4" }, { position: "2x3" }, { position: "cycle5" }],
    spelling: "coloured-graph",
    isFurther: true,
  },
  {
    game: "snort",
    examples: [{ position: "3x3" }, { position: "path4" }, { position: "cycle5" }],
    spelling: "coloured-graph",
    isFurther: true,
  },
  {
    game: "clobber",
    examples: [{ position: "3x4" }, { position: "xoxo/oxox", text: "2x4" }, { position: "3x3" }],
    spelling: "clobber",
    isFurther: true,
  },
  {
    game: "toads-and-frogs",
    examples: [{ position: "TT..FF" }, { position: "T.F/T.F", label: "two-rows" }, { position: "TT.F" }],
    spelling: "toads-and-frogs",
    isFurther: true,
  },
  {
    game: "geography",
    examples: [
      { position: "3x3@b2", text: "3x3" },
      { position: "a-b,b-c,c-d,d-a,a-c@a", label: "kite" },
      { position: "2x3@a1", text: "2x3" },
    ],
    spelling: "geography",
    isFurther: true,
  },
];

export function offerOf(rules: Rules): Offer {
  return OFFERS.find(({ game }) => game === rules.game) ?? (OFFERS[0] as Offer);
}

/** Numbers joined by commas or blanks, as the rules want them; what is no number becomes one that no rules allow. */
export function readSet(text: string): number[] {
  const numbers = text.split(/[\s,;]+/).filter((one) => one !== "").map(Number);
  return numbers.map((one) => (Number.isFinite(one) ? one : -1));
}
