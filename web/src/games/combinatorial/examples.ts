// The classical games of the form, each with positions to begin with.
import type { Rules } from "../../client/protocol";

export interface Offer {
  game: string;
  /** The text of a position, and a few words for its button where the text alone says little. */
  examples: readonly { position: string; label?: string }[];
  /** Which option the game has besides, and its usual value. */
  option?: { key: "code" | "set"; usual: string };
  /** Where the rules give it, how a position is written. */
  spelling: string;
  /** Shown only when more games are asked for. */
  isFurther?: boolean;
}

const GRAPHS = "Edges and lone vertices, as in a-b,b-c,d; or path5, cycle6, complete4, 3x4";
const COLOURED_GRAPHS = `${GRAPHS}; a:L, a:R for a coloured vertex`;

export const OFFERS: readonly Offer[] = [
  {
    game: "nim",
    examples: [
      { position: "1,3,5" },
      { position: "2,2" },
      { position: "1,2,3" },
      { position: "3,3" },
      { position: "1,2,3|3,2,1", label: "superposed 1,2,3 | 3,2,1" },
    ],
    spelling: "The heaps, as in 1,2,3; several worlds are joined by |",
  },
  {
    game: "kayles",
    examples: [{ position: "7" }, { position: "5" }, { position: "###.##", label: "3 and 2" }],
    spelling: "How many pins, or # for a pin and . for a gap, as in ##.#",
  },
  {
    game: "octal",
    examples: [{ position: "6" }, { position: "4" }, { position: "####.####", label: "4 and 4" }],
    option: { key: "code", usual: "0.6" },
    spelling: "How many pins, or # for a pin and . for a gap, as in ##.#",
  },
  {
    game: "subtraction",
    examples: [{ position: "5,4" }, { position: "7" }, { position: "3,3,3" }],
    option: { key: "set", usual: "1,2" },
    spelling: "The heaps, as in 7,5",
  },
  {
    game: "domineering",
    examples: [{ position: "4x4" }, { position: "3x3" }, { position: "2x4" }, { position: "3x4" }, { position: "###/#.#/###", label: "ring" }],
    spelling: "Rows x columns, as in 3x4; or rows from the top, # free, as in ###/#..",
  },
  {
    game: "hackenbush",
    examples: [
      { position: "BR+RB" },
      { position: "BRB+R" },
      { position: "1:0-1:B,2:1-2:R,3:1-3:B,4:0-4:G,5:4-5:R", label: "trees" },
      { position: "1:0-1:B,2:0-2:R,3:1-2:G,4:1-3:R,5:2-4:B", label: "bridge" },
      { position: "GG+GGG", label: "green stalks" },
    ],
    spelling: "Stalks from the ground up, as in BR+RRB (B blue, R red, G green); or edges label:from-to:colour, 0 is the ground",
  },
  {
    game: "node-kayles",
    examples: [{ position: "3x4" }, { position: "path5" }, { position: "cycle8" }],
    spelling: GRAPHS,
    isFurther: true,
  },
  {
    game: "col",
    examples: [{ position: "path4" }, { position: "2x3" }, { position: "cycle5" }],
    spelling: COLOURED_GRAPHS,
    isFurther: true,
  },
  {
    game: "snort",
    examples: [{ position: "3x3" }, { position: "path4" }, { position: "cycle5" }],
    spelling: COLOURED_GRAPHS,
    isFurther: true,
  },
  {
    game: "clobber",
    examples: [{ position: "3x4" }, { position: "xoxo/oxox", label: "2x4" }, { position: "3x3" }],
    spelling: "Rows from the top, x Left, o Right, . empty; or 3x4",
    isFurther: true,
  },
  {
    game: "toads-and-frogs",
    examples: [{ position: "TT..FF" }, { position: "T.F/T.F", label: "two rows" }, { position: "TT.F" }],
    spelling: "T toad, F frog, . empty; rows joined by /",
    isFurther: true,
  },
  {
    game: "geography",
    examples: [
      { position: "3x3@b2", label: "3x3" },
      { position: "a-b,b-c,c-d,d-a,a-c@a", label: "kite" },
      { position: "2x3@a1", label: "2x3" },
    ],
    spelling: "A graph and where the token is, as in a-b,b-c@a",
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
