import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { say } from "../words/say";

/** Resigning, after a second thought; what else may be done stands before it until then. */
export function Resign({ offered, onPlay, children }: { offered: boolean; onPlay: (action: string) => void; children?: ComponentChildren }) {
  const [leaving, setLeaving] = useState(false);
  if (leaving) {
    return (
      <>
        <button type="button" onClick={() => onPlay("resign")}>
          {say("page.resign-now")}
        </button>
        <button type="button" onClick={() => setLeaving(false)}>
          {say("page.resign-not")}
        </button>
      </>
    );
  }
  return (
    <>
      {children}
      {offered && (
        <button type="button" onClick={() => setLeaving(true)}>
          {say("page.resign")}
        </button>
      )}
    </>
  );
}
