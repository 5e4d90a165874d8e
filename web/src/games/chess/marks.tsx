// The marks of the halves (Articles 7.2, 7.3, 8.2): red or blue, at the upper or lower side of the square that they face,
// on its mid-line, or on a diagonal when their pairs are entangled. A blue one is open, so that no colour has to be told.
import { boxOf } from "spooky-board";
import type { Mark } from "./details";
import { looksUp, type View } from "./layout";
import { pieceAt, type Pair, type State } from "./state";

/** 6.3: pairs of the same piece are told apart by what is inside their marks: as many dots as there were such pairs before. */
export function patternOf({ pairs }: State, pair: Pair): number {
  if (pair.type === "P") return 0;
  return pairs.filter(({ type, owner }) => type === pair.type && owner === pair.owner).indexOf(pair);
}

/** Degrees by which a mark is turned about the middle of its square; 0 is up. */
export function angleOf(line: Mark["line"], up: boolean): number {
  const lean = line === "middle" ? 0 : line === "diagonal-1" ? 45 : -45;
  return up ? lean : 180 + lean;
}

const DISTANCE = { middle: 41, "diagonal-1": 54, "diagonal-2": 54 };

function HalfMark({ state, mark, view }: { state: State; mark: Mark; view: View }) {
  const piece = pieceAt(state, mark.square);
  if (!piece?.pair) return null;
  const { x, y } = boxOf(view.plan, mark.square);
  const angle = angleOf(mark.line, looksUp(view, piece.owner, mark.facing));
  const dots = patternOf(state, piece.pair);
  return (
    <g class={`chess-mark ${mark.colour}`} transform={`translate(${x + 50} ${y + 50}) rotate(${angle}) translate(0 ${-DISTANCE[mark.line]})`}>
      <path d="M0 -7L11 7Q0 3 -11 7z" />
      {Array.from({ length: dots }, (_, dot) => (
        <circle key={dot} cx={(dot - (dots - 1) / 2) * 7} cy="12" r="2.6" />
      ))}
    </g>
  );
}

export function Marks({ state, marks, view }: { state: State; marks: readonly Mark[]; view: View }) {
  return (
    <>
      {marks.map((mark) => (
        <HalfMark key={mark.square} state={state} mark={mark} view={view} />
      ))}
    </>
  );
}
