// Where the selected piece may go, with the odds where a die decides; and the squares chosen for its halves.
import { centreOf } from "spooky-board";
import { attemptIn, type Odds } from "./details";
import { Chip } from "./chip";
import type { View } from "./layout";
import type { Move } from "./moves";
import { halfTargets, stepsOf } from "./offers";
import type { Selection } from "./selection";
import type { State } from "./state";

export interface Target {
  square: string;
  /** "go" to an empty square, "take" a piece, "half" of a superposition, "tunnel" through a piece. */
  kind: "go" | "take" | "half" | "tunnel";
  /** The chance of success where a die decides, a fraction. */
  chance: string | null;
}

/** What the selection may be followed by. */
export function targetsOf(legal: readonly Move[], odds: Odds, selection: Selection): Target[] {
  if (selection.stage === "none") return [];
  if (selection.stage === "halves") {
    return halfTargets(legal, selection).map((square) => ({ square, kind: "half", chance: null }));
  }
  const found = new Map<string, Target>();
  for (const step of stepsOf(legal, selection.from)) {
    if (selection.stage === "target" && step.to !== selection.to) continue;
    const chance = attemptIn(odds, step.text)?.success ?? null;
    const kind = step.is === "tunnel" ? "tunnel" : step.captures ? "take" : "go";
    if (!found.has(step.to)) found.set(step.to, { square: step.to, kind, chance });
  }
  return [...found.values()];
}

export function Targets({ state, targets, view }: { state: State; targets: readonly Target[]; view: View }) {
  return (
    <>
      {targets.map(({ square, kind, chance }) => {
        const { x, y } = centreOf(view.plan, square);
        return (
          <g key={square} class={`chess-target ${kind}`}>
            {kind === "take" ? <circle class="ring" cx={x} cy={y} r="44" /> : <circle class="dot" cx={x} cy={y} r="15" />}
            {kind === "half" && <path class="halved" d={`M${x} ${y - 15}a15 15 0 0 1 0 30z`} />}
            {kind === "tunnel" && <circle class="around" cx={x} cy={y} r="24" />}
            {chance !== null && <Chip state={state} square={square} view={view} text={chance} about="capture" className="chance" />}
          </g>
        );
      })}
    </>
  );
}
