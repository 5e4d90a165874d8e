// The engine's `state` object of Go, and the spelling of its actions.
import type { Rules } from "../../client/protocol";
import type { Deed } from "./events";
import { gobanOf, type Goban } from "./goban";
import { inBoardOrder, placeOf, pointName, type BoardSize } from "./points";

export type Colour = "black" | "white";

/** Stones entangled with one another. */
export interface Group {
  owner: Colour;
  /** "2", "3G", "3W", "4G" or "4W". */
  shape: string;
  points: readonly string[];
}

/** A choice in a collapse: of these stones, some may be named. */
export interface Choosing {
  /** 1 the mover's older groups, 2 the opponent's, 3 the new stones, 4 what is left when the game ends. */
  step: number;
  group: readonly string[];
  allowed: readonly string[];
}

export interface State {
  /** Rows from the top: X O classical stones, x o entangled ones, . an empty point. */
  board: readonly string[];
  groups: readonly Group[];
  captured: Readonly<Record<Colour, number>>;
  choosing: Choosing | null;
  position: string;
}

export interface Stone {
  point: string;
  owner: Colour;
  entangled: boolean;
}

/** The boards of states whose board is not a grid, with a place for every name. */
interface Plan {
  goban: Goban;
  places: ReadonlyMap<string, readonly [number, number]>;
}
const plans = new WeakMap<Goban, Plan>();
const boards = new WeakMap<State, Plan>();

/** The state, which from now on knows its points by the rules it was made by. */
export function onBoard(state: State, rules: Rules): State {
  const goban = gobanOf(rules);
  if (!goban || boards.has(state)) return state;
  let plan = plans.get(goban);
  if (!plan) {
    const places = goban.rows.flatMap((row, index) => row.map((name, column): [string, readonly [number, number]] => [name, [index, column]]));
    plan = { goban, places: new Map(places) };
    plans.set(goban, plan);
  }
  boards.set(state, plan);
  return state;
}

export function sizeOf(state: State): BoardSize {
  const size = { columns: Math.max(0, ...state.board.map((row) => row.length)), rows: state.board.length };
  const goban = boards.get(state)?.goban;
  return goban ? { ...size, goban } : size;
}

function letterAt(state: State, point: string): string {
  const { board } = state;
  const plan = boards.get(state);
  if (plan) {
    const [index, at] = plan.places.get(point) ?? [0, -1];
    return board[index]?.charAt(at) ?? "";
  }
  const { column, row } = placeOf(point);
  return board[board.length - 1 - row]?.charAt(column) ?? "";
}

function stoneFrom(letter: string, point: string): Stone | null {
  if (letter === "" || letter === ".") return null;
  const owner = letter === "X" || letter === "x" ? "black" : "white";
  return { point, owner, entangled: letter === "x" || letter === "o" };
}

export function stoneAt(state: State, point: string): Stone | null {
  return stoneFrom(letterAt(state, point), point);
}

export function isEmpty(state: State, point: string): boolean {
  return letterAt(state, point) === ".";
}

/** Every point of a board, in board order. */
export function pointsOf({ columns, rows, goban }: BoardSize): string[] {
  if (goban) return goban.points.map(({ name }) => name);
  return Array.from({ length: columns * rows }, (_, index) => pointName(index % columns, Math.floor(index / columns)));
}

export function stonesOf(state: State): Stone[] {
  const stones: Stone[] = [];
  const { board } = state;
  const plan = boards.get(state);
  if (plan) return plan.goban.points.flatMap(({ name }) => stoneAt(state, name) ?? []);
  for (let row = 0; row < board.length; ++row) {
    const letters = board[board.length - 1 - row] ?? "";
    for (let column = 0; column < letters.length; ++column) {
      const stone = stoneFrom(letters.charAt(column), pointName(column, row));
      if (stone) stones.push(stone);
    }
  }
  return stones;
}

/** The stones a state had and the next has no more. */
export function goneBetween(before: State, after: State): Stone[] {
  return stonesOf(before).filter(({ point }) => isEmpty(after, point));
}

export function groupAt(state: State, point: string): Group | undefined {
  return state.groups.find(({ points }) => points.includes(point));
}

/** Whether a point can be tapped to some purpose: it is empty, or may be named in the choice. */
export function isOffered(state: State, point: string): boolean {
  return state.choosing ? state.choosing.allowed.includes(point) : isEmpty(state, point);
}

export type Kind = "place" | "keep" | "remove" | "pass" | "resign";

export function kindOf(action: string): Kind {
  if (action.startsWith("=")) return "keep";
  if (action.startsWith("-")) return "remove";
  return action === "pass" || action === "resign" ? action : "place";
}

/** The points that an action names: of a placement those before its suffix. */
export function namedIn(action: string): string[] {
  switch (kindOf(action)) {
    case "pass":
    case "resign": return [];
    case "place": return (action.split(":", 1)[0] ?? "").split(" ");
    default: return [action.slice(1)];
  }
}

/** A placement, with the suffix of its shape. */
export function placement(points: readonly string[], suffix = ""): string {
  return inBoardOrder(points).join(" ") + suffix;
}

/** The choice that names this stone. */
export function choiceText(does: Deed, point: string): string {
  return (does === "remove" ? "-" : "=") + point;
}

export function isQuantum({ variant }: Rules): boolean {
  return variant !== "plain";
}
