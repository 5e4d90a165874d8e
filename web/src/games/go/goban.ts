// What the engine says of a board and of a turn (the reports `board` and `placements`). Both depend on the rules alone, so
// they are asked for once and kept.
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

/** What a turn may place: so many stones, and what is written behind their points. */
export interface Shape {
  /** "1", "2", "3G", "3W", "4G" or "4W". */
  shape: string;
  stones: number;
  suffix: string;
}

export interface Placements {
  black: readonly Shape[];
  white: readonly Shape[];
  /** The second stone goes to the opposite point, where that is empty. */
  opposite: boolean;
}

declare module "../../client/protocol" {
  interface GameReports {
    /** Points and lines, for those who draw them. */
    board?: Goban;
    placements?: Placements;
  }
}

interface Known {
  board: Goban;
  placements: Placements;
}

const known = new Map<string, Known>();

export function isGrid(rules: Rules): boolean {
  return rules.board === undefined || rules.board === "grid";
}

/** Those of the rules on which both reports depend. */
function askedBy(rules: Rules): Rules {
  const { width, height, graph, variant } = rules;
  const asked = { board: isGrid(rules) ? undefined : rules.board, width, height, graph, variant };
  const given = Object.entries(asked).filter((entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== undefined);
  return Object.fromEntries(given);
}

/** What has to be asked before a game by these rules can be shown in full. */
export function boardQuestion(rules: Rules): Question {
  return { game: "go", rules: askedBy(rules), report: ["board", "placements"] };
}

export function learnBoard(rules: Rules, { board, placements }: Success<State>): void {
  if (board && placements) known.set(JSON.stringify(askedBy(rules)), { board, placements });
}

function knownOf(rules: Rules): Known | undefined {
  return known.get(JSON.stringify(askedBy(rules)));
}

/** The board of these rules, once it is known; null for the grid, which everybody can draw. */
export function gobanOf(rules: Rules): Goban | null {
  return isGrid(rules) ? null : (knownOf(rules)?.board ?? null);
}

/** What turns by these rules place; null until it is known. */
export function placementsOf(rules: Rules): Placements | null {
  return knownOf(rules)?.placements ?? null;
}

/** The shapes among which a player chooses. */
export function shapesFor(player: string, placements: Placements): readonly Shape[] {
  return player === "white" ? placements.white : placements.black;
}

/** The opposite point; the point itself where there is none. */
export function oppositeOf(rules: Rules, point: string): string {
  return knownOf(rules)?.board.opposite?.[point] ?? point;
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
