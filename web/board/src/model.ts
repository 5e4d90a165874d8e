// What a board knows while somebody uses it: where the mouse is, where the keyboard is, what is being dragged or drawn, and
// whether it is enlarged. No page, no game: a drawing tells it what happens, and it tells whoever listens.
import type { Annotation } from "./annotation";
import { CELL, centreOf, type Plan, type Point } from "./plan";
import { nextCell, WAYS } from "./walk";

/** So far a pointer may tremble without dragging anything, in units of the drawing. */
const TREMBLE = 0.12 * CELL;

export interface Dragged {
  from: string;
  /** How far from its cell it is. */
  offset: Point;
  /** The cell it is over; null beside the board. */
  over: string | null;
}

export interface BoardState {
  /** The cell under the mouse; null when there is none. */
  hovered: string | null;
  /** The cell that has the keyboard's focus; null when the board has not. */
  focused: string | null;
  /** The one cell that takes part in the Tab order; null on a board without cells. */
  current: string | null;
  dragged: Dragged | null;
  /** What is being drawn with the second button. */
  drawn: Annotation | null;
  enlarged: boolean;
}

/** What the owner of a board decides, and wants to hear. */
export interface BoardHandlers {
  onTap: (cell: string) => void;
  /** Escape: what has been picked is to be taken back. */
  onRevoke?: (() => void) | undefined;
  /** Whether what stands on a cell may be dragged; nothing may where this is not told. */
  canDrag?: ((cell: string) => boolean) | undefined;
  onDragStart?: ((cell: string) => void) | undefined;
  /** Dropped on another cell. What is dropped beside the board, or where it was, is not told. */
  onDrop?: ((from: string, to: string) => void) | undefined;
  /** An arrow or a circle was drawn; whoever does not listen has none. */
  onAnnotate?: ((annotation: Annotation) => void) | undefined;
}

interface Press {
  cell: string;
  at: Point;
  /** The second button draws. */
  draws: boolean;
}

export class BoardModel {
  handlers: BoardHandlers;
  #plan: Plan;
  #state: BoardState;
  #press: Press | null = null;
  #listeners = new Set<() => void>();

  constructor(plan: Plan, handlers: BoardHandlers) {
    this.handlers = handlers;
    this.#plan = plan;
    this.#state = { hovered: null, focused: null, current: firstOf(plan), dragged: null, drawn: null, enlarged: false };
  }

  get plan(): Plan {
    return this.#plan;
  }

  get state(): BoardState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Another board, or the same with other cells. What is pointed at and still there stays; the caller draws anyway. */
  replan(plan: Plan): void {
    if (plan === this.#plan) return;
    this.#plan = plan;
    const kept = (cell: string | null) => (cell !== null && plan.cells.has(cell) ? cell : null);
    const { hovered, focused, current, dragged } = this.#state;
    this.#state = {
      ...this.#state,
      hovered: kept(hovered),
      focused: kept(focused),
      current: kept(current) ?? firstOf(plan),
      dragged: dragged && kept(dragged.from) !== null ? dragged : null,
    };
  }

  hover(cell: string | null): void {
    if (cell !== this.#state.hovered) this.#change({ hovered: cell });
  }

  focus(cell: string | null): void {
    if (cell === this.#state.focused) return;
    this.#change({ focused: cell, ...(cell === null ? {} : { current: cell }) });
  }

  tap(cell: string): void {
    this.handlers.onTap(cell);
  }

  /** A key was pressed on the board: true when it meant something here. */
  key(key: string): boolean {
    if (key === "Escape") {
      if (this.#press) this.cancel();
      else this.handlers.onRevoke?.();
      return true;
    }
    const way = WAYS[key];
    const { current } = this.#state;
    if (!way || current === null) return false;
    const next = nextCell(this.#plan, current, way);
    if (next !== null) this.#change({ current: next, focused: next });
    return true;
  }

  /** A button went down on a cell, at a place of the drawing. */
  press(cell: string, at: Point, draws = false): void {
    if (draws ? this.handlers.onAnnotate : this.handlers.canDrag?.(cell)) this.#press = { cell, at, draws };
  }

  /** The pointer moved while a button is down; true when something follows it. */
  move(at: Point, over: string | null): boolean {
    const press = this.#press;
    if (!press) return false;
    if (press.draws) {
      this.#change({ drawn: annotationBetween(press.cell, over) });
      return true;
    }
    const offset = { x: at.x - press.at.x, y: at.y - press.at.y };
    if (!this.#state.dragged && Math.hypot(offset.x, offset.y) < TREMBLE) return false;
    if (!this.#state.dragged) this.handlers.onDragStart?.(press.cell);
    this.#change({ dragged: { from: press.cell, offset, over } });
    return true;
  }

  /** The button went up; true when something was dragged or drawn, so that no tap is meant. */
  release(over: string | null): boolean {
    const press = this.#press;
    const { dragged } = this.#state;
    this.#press = null;
    if (!press || (!press.draws && !dragged)) return false;
    this.#change({ dragged: null, drawn: null });
    if (press.draws) {
      const annotation = annotationBetween(press.cell, over);
      if (annotation) this.handlers.onAnnotate?.(annotation);
    } else if (over !== null && over !== press.cell) this.handlers.onDrop?.(press.cell, over);
    return true;
  }

  /** Whatever is dragged or drawn is let go. */
  cancel(): void {
    this.#press = null;
    if (this.#state.dragged || this.#state.drawn) this.#change({ dragged: null, drawn: null });
  }

  enlarge(enlarged: boolean): void {
    if (enlarged !== this.#state.enlarged) this.#change({ enlarged });
  }

  /** Where what is dragged is drawn. */
  draggedAt(): Point | null {
    const { dragged } = this.#state;
    if (!dragged) return null;
    const { x, y } = centreOf(this.#plan, dragged.from);
    return { x: x + dragged.offset.x, y: y + dragged.offset.y };
  }

  #change(change: Partial<BoardState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function firstOf({ cells }: Plan): string | null {
  return cells.keys().next().value ?? null;
}

function annotationBetween(from: string, to: string | null): Annotation | null {
  if (to === null) return null;
  return from === to ? { kind: "circle", cell: from } : { kind: "arrow", from, to };
}
