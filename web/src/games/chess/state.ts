// The engine's `state` object of Niel's Chess, and what its position text says.
import { cellName } from "spooky-board";
import type { Rules, World } from "../../client/protocol";
import type { Mark } from "./details";

export interface Size {
  columns: number;
  rows: number;
}

export type Colour = "white" | "black";
/** P N B R Q K. */
export type Type = "P" | "N" | "B" | "R" | "Q" | "K";
/** Equal, unequal, equal with phase, unequal with phase. */
export type Kind = "e" | "u" | "p" | "v";

/** One piece on two squares at once. */
export interface Pair {
  type: Type;
  owner: Colour;
  first: string;
  second: string;
  kind: Kind;
  /** 0: not entangled. */
  group: number;
}

/** A die is rolled: for which move, and which pair it is about; null for tunnelling. */
export interface Rolling {
  move: string;
  pair: readonly [string, string] | null;
}

export interface State {
  position: string;
  check: boolean;
  pairs: readonly Pair[];
  rolling: Rolling | null;
  /** Who offers a draw. */
  draw_offer?: Colour;
  /** Of a picture that brings its marks along. */
  marks?: readonly Mark[];
}

export interface Piece {
  square: string;
  type: Type;
  owner: Colour;
  /** The pair that it is a half of. */
  pair: Pair | null;
}

interface Read {
  size: Size;
  pieces: readonly Piece[];
  bySquare: ReadonlyMap<string, Piece>;
  must: string | null;
}

function read({ position, pairs }: State): Read {
  const ranks = (position.split(" ")[0] ?? "").split("/");
  const pieces: Piece[] = [];
  let columns = 0;
  ranks.forEach((rank, index) => {
    let column = 0;
    for (const letter of rank) {
      if (/\d/.test(letter)) {
        column += Number(letter);
        continue;
      }
      const square = cellName(column++, ranks.length - 1 - index);
      const pair = pairs.find(({ first, second }) => first === square || second === square) ?? null;
      const type = letter.toUpperCase() as Type;
      pieces.push({ square, type, owner: letter === type ? "white" : "black", pair });
    }
    columns = Math.max(columns, column);
  });
  const must = position.match(/must=([a-h][1-8])/)?.[1] ?? null;
  return { size: { columns, rows: ranks.length }, pieces, bySquare: new Map(pieces.map((one) => [one.square, one])), must };
}

/** A state is read once, however often it is drawn. */
const known = new WeakMap<State, Read>();

function reading(state: State): Read {
  const found = known.get(state) ?? read(state);
  known.set(state, found);
  return found;
}

export function sizeOf(state: State): Size {
  return reading(state).size;
}

export function piecesOf(state: State): readonly Piece[] {
  return reading(state).pieces;
}

export function pieceAt(state: State, square: string): Piece | undefined {
  return reading(state).bySquare.get(square);
}

/** The piece that has to be moved now, after its pair was made to collapse. */
export function mustMove(state: State): string | null {
  return reading(state).must;
}

/** "3." with White's turn, "3…" where the game begins with Black's, else nothing. */
export function moveNumber({ position }: State, first: boolean): string {
  const [, side, , , , number] = position.split(" ");
  if (side === "w") return `${number}.`;
  return first ? `${number}…` : "";
}

export function partnerOf(pair: Pair, square: string): string {
  return pair.first === square ? pair.second : pair.first;
}

/** The pairs that collapse on one roll with this one, itself among them. */
export function unitOf(state: State, pair: Pair): readonly Pair[] {
  return pair.group === 0 ? [pair] : state.pairs.filter(({ group }) => group === pair.group);
}

export function isUnequal(kind: Kind): boolean {
  return kind === "u" || kind === "v";
}

/** The chance that the piece of a pair is on one of its squares, a fraction. */
export function shareOf(pair: Pair, square: string): string {
  if (!isUnequal(pair.kind)) return "1/2";
  return pair.first === square ? "2/3" : "1/3";
}

export function opponentOf(player: string): Colour {
  return player === "white" ? "black" : "white";
}

export function variantOf(rules: Rules): string {
  return typeof rules.variant === "string" ? rules.variant : "niel";
}

export function isQuantum(rules: Rules): boolean {
  return variantOf(rules) !== "plain";
}

/** A state with these pieces only, all of them conventional. */
export function plainState(size: Size, letters: ReadonlyMap<string, string>): State {
  const ranks = Array.from({ length: size.rows }, (_, index) => {
    const row = size.rows - 1 - index;
    const all = Array.from({ length: size.columns }, (_unused, column) => letters.get(cellName(column, row)) ?? "1");
    return all.join("").replace(/1+/g, (empty) => String(empty.length));
  });
  return { position: `${ranks.join("/")} w - - 0 1 | -`, check: false, pairs: [], rolling: null };
}

/** One of the ways in which the pairs of a state may collapse. */
export function stateInWorld(world: World, state: State): State {
  const letters = new Map<string, string>();
  for (const { square, type, owner, pair } of piecesOf(state)) {
    if (!pair) letters.set(square, owner === "white" ? type : type.toLowerCase());
  }
  for (const [square, letter] of Object.entries(world.classical ?? {})) letters.set(square, letter);
  return plainState(sizeOf(state), letters);
}
