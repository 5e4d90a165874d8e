// The place of a board on the page: the drawing, and over it what can be tapped. As large as the window allows;
// a board that would be too small then scrolls within its own frame.
import type { ComponentChildren, JSX } from "preact";
import { extentOf, type Size } from "./geometry";

export function Surface({ size, children }: { size: Size; children: ComponentChildren }) {
  const { wide, high } = extentOf(size);
  const style = { "--wide": String(wide), "--high": String(high) } as JSX.CSSProperties;
  return (
    <div class="surface" style={style}>
      {children}
    </div>
  );
}
