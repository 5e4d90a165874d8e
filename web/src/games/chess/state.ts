// What the engine tells of a moment of Niel's Chess: its `state` object, and with it the report `pieces`.
import type { Rules, World } from "../../client/protocol";
import type { Mark } from "./details";

export interface Size {
  columns: number;
  rows: number;
}

export type Colour = "white" | "black";
/** P N B R Q K. */
export type Type = "P" | "N" | "B" | "R" | "Q" | "K";
/** Equal, unequal, equal with phase, unequal with phase, on three squares. */
export type Kind = "e" | "u" | "p" | "v" | "t";

/** One piece on two squares at once, or in one variant on three. */
export interface Pair {
  type: Type;
  owner: Colour;
  first: string;
  second: string;
  third?: string;
  kind: Kind;
  /** 0: not entangled. */
  group: number;
}

/** A die is rolled: for which move, and which pair it is about; null for tunnelling. */
export interface Rolling {
  move: string;
  pair: readonly string[] | null;
}

/** A piece as the engine tells it. */
export interface ToldPiece {
  square: string;
  type: Type;
  owner: Colour;
  /** Of a half: the squares of its pair, and the chance that the piece is here, a fraction. */
  pair?: readonly string[];
  share?: string;
}

/** The report `pieces` (docs/protocol.md). */
export interface Pieces extends Size {
  pieces: readonly ToldPiece[];
  to_move: Colour;
  /** The number of the move. */
  move: number;
  /** The way of the piece for whose move a die is rolled. */
  moving: { from: string; to: string } | null;
  /** The piece that has to be moved now, after its pair was made to collapse. */
  must: string | null;
}

export interface State {
  position: string;
  check: boolean;
  pairs: readonly Pair[];
  rolling: Rolling | null;
  /** Who offers a draw. */
  draw_offer?: Colour;
  pieces: Pieces;
  /** Of a picture that brings its marks along. */
  marks?: readonly Mark[];
}

export interface Piece {
  square: string;
  type: Type;
  owner: Colour;
  /** The pair that it is a half of, and the chance that it is here, a fraction. */
  pair: Pair | null;
  share: string | null;
}

interface Read {
  pieces: readonly Piece[];
  bySquare: ReadonlyMap<string, Piece>;
}

function read({ pieces: { pieces }, pairs }: State): Read {
  const all = pieces.map(({ square, type, owner, share = null }) => {
    const pair = pairs.find((one) => squaresOf(one).includes(square)) ?? null;
    return { square, type, owner, pair, share };
  });
  return { pieces: all, bySquare: new Map(all.map((one) => [one.square, one])) };
}

/** A state is read once, however often it is drawn. */
const known = new WeakMap<State, Read>();

function reading(state: State): Read {
  const found = known.get(state) ?? read(state);
  known.set(state, found);
  return found;
}

export function sizeOf({ pieces: { columns, rows } }: State): Size {
  return { columns, rows };
}

export function piecesOf(state: State): readonly Piece[] {
  return reading(state).pieces;
}

export function pieceAt(state: State, square: string): Piece | undefined {
  return reading(state).bySquare.get(square);
}

/** The chance that a piece is on this square, a fraction; empty where no half is. */
export function shareOf(state: State, square: string): string {
  return pieceAt(state, square)?.share ?? "";
}

/** "3." with White's turn, "3…" where the game begins with Black's, else nothing. */
export function moveNumber({ pieces: { to_move, move } }: State, first: boolean): string {
  if (to_move === "white") return `${move}.`;
  return first ? `${move}…` : "";
}

/** Whether what follows a state belongs to the turn that has begun: rolls, the move after a remote collapse or the offer of a draw. */
export function isMidTurn({ rolling, draw_offer, pieces: { must, to_move } }: State): boolean {
  return rolling !== null || must !== null || draw_offer === to_move;
}

export function squaresOf({ first, second, third }: Pick<Pair, "first" | "second" | "third">): readonly string[] {
  return third === undefined ? [first, second] : [first, second, third];
}

/** The pairs that collapse on one roll with this one, itself among them. */
export function unitOf(state: State, pair: Pair): readonly Pair[] {
  return pair.group === 0 ? [pair] : state.pairs.filter(({ group }) => group === pair.group);
}

export function hasPhase(kind: Kind): boolean {
  return kind === "p" || kind === "v";
}

export function variantOf(rules: Rules): string {
  return typeof rules.variant === "string" ? rules.variant : "niel";
}

export function isQuantum(rules: Rules): boolean {
  return variantOf(rules) !== "plain";
}

/** A moment that is only drawn. */
export function pictured(size: Size, pieces: readonly ToldPiece[], pairs: readonly Pair[] = [], marks: readonly Mark[] = []): State {
  const board: Pieces = { ...size, pieces, to_move: "white", move: 1, moving: null, must: null };
  return { position: "", check: false, pairs, rolling: null, pieces: board, marks };
}

/** One of the ways in which the pairs of a state may collapse. The engine tells its pieces by their letters, White's in upper case. */
export function stateInWorld(world: World, state: State): State {
  const whole = state.pieces.pieces.filter(({ pair }) => pair === undefined);
  const found = Object.entries(world.classical ?? {}).map(([square, letter]): ToldPiece => {
    const type = letter.toUpperCase() as Type;
    return { square, type, owner: letter === type ? "white" : "black" };
  });
  return pictured(sizeOf(state), [...whole, ...found]);
}
