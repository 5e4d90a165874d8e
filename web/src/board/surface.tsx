// The place of a board on the page: the drawing, and over it what can be tapped. As large as the window allows.
import type { ComponentChildren, JSX } from "preact";
import type { Size } from "./geometry";

export function Surface({ size, children }: { size: Size; children: ComponentChildren }) {
  const style = { "--ratio": String(size.columns / size.rows) } as JSX.CSSProperties;
  return (
    <div class="surface" style={style}>
      {children}
    </div>
  );
}
