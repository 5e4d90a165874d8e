// Boards that are not a grid: what the engine's report `board` says of their points and lines. It depends on the rules
// alone, so it is asked for once and kept.
import type { Question, Rules, Success } from "../../client/protocol";
import type { State } from "./state";

export type Pair = readonly [string, string];

/** The report, as the engine writes it. */
export interface Goban {
  kind: string;
  width: number;
  height: number;
  /** In board order; x to the right, y upwards. */
  points: readonly { name: string; x: number; y: number }[];
  /** The names in the layout of a state's rows. */
  rows: readonly (readonly string[])[];
  edges: readonly Pair[];
  /** The edges that are no line of the drawing. */
  seams: readonly Pair[];
  diagonals: readonly Pair[];
  opposite: Readonly<Record<string, string>> | null;
  stars: readonly string[];
}

declare module "../../client/protocol" {
  interface GameReports {
    /** Points and lines, for those who draw them. */
    board?: Goban;
  }
}

const known = new Map<string, Goban>();

export function isGrid(rules: Rules): boolean {
  return rules.board === undefined || rules.board === "grid";
}

function keyOf({ board, width, height, graph }: Rules): string {
  return JSON.stringify([board, width, height, graph]);
}

/** What has to be asked before a board can be drawn; null for the grid, which everybody knows. */
export function boardQuestion(rules: Rules): Question | null {
  if (isGrid(rules)) return null;
  const { board, width, height, graph } = rules;
  const asked = { board, width, height, graph };
  const given = Object.entries(asked).filter((entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== undefined);
  return { game: "go", rules: Object.fromEntries(given), report: ["board"] };
}

export function learnBoard(rules: Rules, answer: Success<State>): void {
  if (answer.board) known.set(keyOf(rules), answer.board);
}

/** The board of these rules, once it is known; null for the grid too. */
export function gobanOf(rules: Rules): Goban | null {
  return isGrid(rules) ? null : (known.get(keyOf(rules)) ?? null);
}

const pairSets = new WeakMap<readonly Pair[], ReadonlySet<string>>();

/** Whether a list of pairs has this one, either way round. */
export function hasPair(pairs: readonly Pair[], one: string, other: string): boolean {
  let set = pairSets.get(pairs);
  if (!set) {
    set = new Set(pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    pairSets.set(pairs, set);
  }
  return set.has(`${one} ${other}`);
}
