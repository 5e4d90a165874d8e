import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardModel } from "./model";
import { CELL } from "./plan";

/** Cells smaller than this are hard to tap, and by a finger hardly at all; in pixels. */
const SMALL = 28;
const TINY = 20;

export interface Magnifier {
  /** True when the whole board leaves its cells little room. */
  offered: boolean;
  toggle: () => void;
  /** A tap where cells are too close together brings them nearer instead; true when it did. */
  takesTap: (event: MouseEvent) => boolean;
}

/** The board in full, or larger within the element around it, which then has to scroll. */
export function useMagnifier(surface: RefObject<HTMLElement>, model: BoardModel, wanted: boolean): Magnifier {
  const { enlarged } = model.state;
  const cellsWide = model.plan.view.width / CELL;
  /** Pixels from cell to cell when the whole board is shown. */
  const [pitch, setPitch] = useState(SMALL);
  /** The cell to be in the middle, once the board is large. */
  const aim = useRef<Element | null>(null);

  useEffect(() => {
    const frame = surface.current?.parentElement;
    if (!frame || !wanted) return;
    const measure = () => {
      const shown = surface.current;
      if (shown && !shown.classList.contains("enlarged")) setPitch(shown.clientWidth / cellsWide);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    return () => observer.disconnect();
  }, [cellsWide, enlarged, wanted]);

  useLayoutEffect(() => {
    const frame = surface.current?.parentElement;
    const place = aim.current?.getBoundingClientRect();
    aim.current = null;
    if (!enlarged || !frame || !place) return;
    const seen = frame.getBoundingClientRect();
    frame.scrollLeft += (place.left + place.right - seen.left - seen.right) / 2;
    frame.scrollTop += (place.top + place.bottom - seen.top - seen.bottom) / 2;
  }, [enlarged]);

  function takesTap(event: MouseEvent): boolean {
    // Keys tap too, and need no room.
    if (!wanted || enlarged || pitch >= TINY || event.detail === 0 || !(event.target instanceof Element)) return false;
    aim.current = event.target;
    model.enlarge(true);
    return true;
  }

  return { offered: enlarged || pitch < SMALL, toggle: () => model.enlarge(!enlarged), takesTap };
}
