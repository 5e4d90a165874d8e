// Where things go in a drawing of tic-tac-toe.
import type { Rules } from "../../client/protocol";
import { CELL, cornerOf, type Point, type Size } from "../../board/geometry";
import { spookyMarksOn, type State } from "./state";

export function sizeOf(rules: Rules): Size {
  return { columns: Number(rules.width), rows: Number(rules.height) };
}

export interface Slot extends Point {
  /** Height of the letters. */
  letters: number;
}

const PADDING = 5;
const LARGEST_LETTERS = 29;
const LINK_GAP = 19;

/** The place of a spooky mark in its square: two by two places, more and smaller ones when that is too few. */
export function slotOf(state: State, square: string, mark: string, size: Size): Slot {
  const marks = spookyMarksOn(state, square);
  const index = Math.max(0, marks.indexOf(mark));
  const side = Math.max(2, Math.ceil(Math.sqrt(marks.length)));
  const step = (CELL - 2 * PADDING) / side;
  const corner = cornerOf(square, size);
  return {
    x: corner.x + PADDING + ((index % side) + 0.5) * step,
    y: corner.y + PADDING + (Math.floor(index / side) + 0.5) * step,
    letters: Math.min(step * 0.8, LARGEST_LETTERS),
  };
}

export function centreOf(square: string, size: Size): Point {
  const corner = cornerOf(square, size);
  return { x: corner.x + CELL / 2, y: corner.y + CELL / 2 };
}

/** A gentle curve between two marks, which leaves their letters free. */
export function curve(first: Point, second: Point): string {
  const length = Math.hypot(second.x - first.x, second.y - first.y);
  const gap = Math.min(LINK_GAP, length / 3) / length;
  const from = between(first, second, gap);
  const to = between(second, first, gap);
  const bend = 0.12;
  const x = (from.x + to.x) / 2 - (to.y - from.y) * bend;
  const y = (from.y + to.y) / 2 + (to.x - from.x) * bend;
  return `M${[from.x, from.y].map(round).join(" ")}Q${[x, y, to.x, to.y].map(round).join(" ")}`;
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
