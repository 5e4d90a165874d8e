import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Points closer together than this are hard to tap, and by a finger hardly at all; in pixels. */
const SMALL = 28;
const TINY = 20;

export interface Magnifier {
  /** True when the whole board leaves its points little room. */
  offered: boolean;
  enlarged: boolean;
  toggle: () => void;
  /** A tap where points are too close together brings them nearer instead; true when it did. */
  takesTap: (event: MouseEvent) => boolean;
}

/** The board in full, or larger within a frame that scrolls. */
export function useMagnifier(surface: RefObject<HTMLDivElement>, columns: number): Magnifier {
  const [enlarged, setEnlarged] = useState(false);
  /** Pixels from point to point when the whole board is shown. */
  const [pitch, setPitch] = useState(SMALL);
  /** The point to be in the middle, once the board is large. */
  const wanted = useRef<Element | null>(null);

  useEffect(() => {
    const frame = surface.current?.parentElement;
    if (!frame) return;
    const measure = () => {
      const shown = surface.current;
      if (!shown?.classList.contains("enlarged")) setPitch((shown?.clientWidth ?? 0) / columns);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    measure();
    return () => observer.disconnect();
  }, [columns, enlarged]);

  useLayoutEffect(() => {
    const frame = surface.current?.parentElement;
    const place = wanted.current?.getBoundingClientRect();
    wanted.current = null;
    if (!enlarged || !frame || !place) return;
    const seen = frame.getBoundingClientRect();
    frame.scrollLeft += (place.left + place.right - seen.left - seen.right) / 2;
    frame.scrollTop += (place.top + place.bottom - seen.top - seen.bottom) / 2;
  }, [enlarged]);

  function takesTap(event: MouseEvent): boolean {
    // Keys tap too, and need no room.
    if (enlarged || pitch >= TINY || event.detail === 0) return false;
    wanted.current = event.target as Element;
    setEnlarged(true);
    return true;
  }

  return { offered: enlarged || pitch < SMALL, enlarged, toggle: () => setEnlarged(!enlarged), takesTap };
}
