// The place of a board on a page: the drawing, and over it what can be tapped. As large as there is room; pointers are
// heard here and told to the model.
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useMagnifier } from "./magnifier";
import type { BoardModel } from "./model";
import { CELL, type Point } from "./plan";

export interface SurfaceProps {
  model: BoardModel;
  class?: string;
  /** What the button says that makes a crowded board larger, or shows it whole again; without it there is none. */
  magnifier?: { enlarge: string; whole: string } | undefined;
  children: ComponentChildren;
}

function cellOf(target: EventTarget | Element | null, surface: Element): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  return found && surface.contains(found) ? (found.dataset.cell ?? null) : null;
}

export function Surface({ model, class: className = "", magnifier, children }: SurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const lens = useMagnifier(surface, model, magnifier !== undefined);
  const { view } = model.plan;

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    let pointer: number | null = null;
    /** The click that ends a drag is none. */
    let swallows = false;

    const under = ({ clientX, clientY }: PointerEvent) => cellOf(document.elementFromPoint(clientX, clientY), element);
    function placeOf({ clientX, clientY }: PointerEvent): Point {
      const { left, top, width } = (element as HTMLElement).getBoundingClientRect();
      const unit = model.plan.view.width / width;
      return { x: model.plan.view.x + (clientX - left) * unit, y: model.plan.view.y + (clientY - top) * unit };
    }
    function onDown(event: PointerEvent) {
      const cell = under(event);
      swallows = false;
      if (!event.isPrimary || cell === null || event.button === 1) return;
      pointer = event.pointerId;
      model.press(cell, placeOf(event), event.button === 2);
    }
    function onMove(event: PointerEvent) {
      if (event.pointerId === pointer) model.move(placeOf(event), under(event));
    }
    function onUp(event: PointerEvent) {
      if (event.pointerId !== pointer) return;
      pointer = null;
      swallows = model.release(under(event)) && event.button === 0;
    }
    function onCancel() {
      pointer = null;
      model.cancel();
    }
    function onClick(event: MouseEvent) {
      if (!swallows) return;
      swallows = false;
      event.stopPropagation();
    }
    const onMenu = (event: Event) => model.handlers.onAnnotate && event.preventDefault();

    element.addEventListener("pointerdown", onDown);
    element.addEventListener("click", onClick, true);
    element.addEventListener("contextmenu", onMenu);
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onUp);
    addEventListener("pointercancel", onCancel);
    return () => {
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("click", onClick, true);
      element.removeEventListener("contextmenu", onMenu);
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onUp);
      removeEventListener("pointercancel", onCancel);
    };
  }, [model]);

  const style: JSX.CSSProperties & Record<`--${string}`, string> = {
    "--wide": String(view.width / CELL),
    "--high": String(view.height / CELL),
  };
  return (
    <>
      {magnifier && lens.offered && (
        <p class="magnifier">
          <button type="button" onClick={lens.toggle}>
            {model.state.enlarged ? magnifier.whole : magnifier.enlarge}
          </button>
        </p>
      )}
      <div
        class={`surface ${className}${model.state.enlarged ? " enlarged" : ""}`}
        style={style}
        ref={surface}
        onPointerOver={(event) => model.hover(event.pointerType === "mouse" ? cellOf(event.target, event.currentTarget) : null)}
        onPointerLeave={() => model.hover(null)}
        onClickCapture={(event) => lens.takesTap(event) && event.stopPropagation()}
      >
        {children}
      </div>
    </>
  );
}
