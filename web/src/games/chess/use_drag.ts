import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** So far a pointer may tremble without dragging anything, in pixels. */
const THRESHOLD = 6;

export interface Dragged {
  from: string;
  /** How far the piece is from its square, in parts of the surface's width. */
  x: number;
  y: number;
}

interface DragOptions {
  surface: RefObject<HTMLDivElement>;
  /** Whether the piece on a square may be taken up. */
  canDrag: (square: string) => boolean;
  onTakeUp: (square: string) => void;
  onDrop: (square: string) => void;
}

function squareAt(x: number, y: number, surface: Element): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-cell]");
  return found && surface.contains(found) ? (found.dataset.cell ?? null) : null;
}

/** Pieces that follow the pointer. What is dropped on a square counts as a tap there; anywhere else nothing happens. */
export function useDrag(options: DragOptions): Dragged | null {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const surface = options.surface.current;
    if (!surface) return;
    let down: { square: string; x: number; y: number; pointer: number } | null = null;
    let moving = false;

    function end() {
      down = null;
      setDragged(null);
    }

    function onDown(event: PointerEvent) {
      const square = squareAt(event.clientX, event.clientY, surface as Element);
      moving = false;
      if (!event.isPrimary || event.button !== 0 || square === null || !latest.current.canDrag(square)) return;
      down = { square, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }

    function onMove(event: PointerEvent) {
      if (!down || event.pointerId !== down.pointer) return;
      const [x, y] = [event.clientX - down.x, event.clientY - down.y];
      if (!moving && Math.hypot(x, y) < THRESHOLD) return;
      if (!moving) latest.current.onTakeUp(down.square);
      moving = true;
      const width = (surface as Element).clientWidth;
      setDragged({ from: down.square, x: x / width, y: y / width });
    }

    function onUp(event: PointerEvent) {
      if (!down || event.pointerId !== down.pointer) return;
      const { square } = down;
      const target = moving ? squareAt(event.clientX, event.clientY, surface as Element) : null;
      end();
      if (target !== null && target !== square) latest.current.onDrop(target);
    }

    // The click that ends a drag is none.
    function onClick(event: MouseEvent) {
      if (!moving) return;
      moving = false;
      event.stopPropagation();
    }

    surface.addEventListener("pointerdown", onDown);
    surface.addEventListener("click", onClick, true);
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", end);
    return () => {
      surface.removeEventListener("pointerdown", onDown);
      surface.removeEventListener("click", onClick, true);
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", end);
    };
  }, []);
  return dragged;
}
