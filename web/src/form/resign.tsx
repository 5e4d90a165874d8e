import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { words } from "../words/en";

/** Resigning, after a second thought; what else may be done stands before it until then. */
export function Resign({ offered, onPlay, children }: { offered: boolean; onPlay: (action: string) => void; children?: ComponentChildren }) {
  const [leaving, setLeaving] = useState(false);
  if (leaving) {
    return (
      <>
        <button type="button" onClick={() => onPlay("resign")}>
          {words.resignNow}
        </button>
        <button type="button" onClick={() => setLeaving(false)}>
          {words.resignNot}
        </button>
      </>
    );
  }
  return (
    <>
      {children}
      {offered && (
        <button type="button" onClick={() => setLeaving(true)}>
          {words.resign}
        </button>
      )}
    </>
  );
}
