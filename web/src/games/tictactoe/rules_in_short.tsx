import { Picture } from "./board";
import type { State } from "./state";
import { describeBoard, inShort } from "./words";

const RULES = { width: 3, height: 3 };

const SUPERPOSED: State = { classical: {}, spooky: [{ mark: "X1", squares: ["a1", "c2"] }], cycle: null };
const CYCLE: State = {
  classical: {},
  spooky: [
    { mark: "X1", squares: ["a1", "c2"] },
    { mark: "O2", squares: ["c2", "b3"] },
    { mark: "X3", squares: ["a1", "b3"] },
  ],
  cycle: ["a1", "c2", "b3"],
};
const REAL: State = { classical: { a1: "X1", c2: "O2", b3: "X3" }, spooky: [], cycle: null };

/** The rules in four pictures' worth of words. */
export function RulesInShort() {
  return (
    <ol class="rules-in-short">
      <li>
        <Picture rules={RULES} state={SUPERPOSED} label={describeBoard(SUPERPOSED)} />
        <p>{inShort.superposition}</p>
      </li>
      <li>
        <Picture rules={RULES} state={CYCLE} label={describeBoard(CYCLE)} />
        <p>{inShort.entanglement}</p>
      </li>
      <li>
        <Picture rules={RULES} state={REAL} label={describeBoard(REAL)} />
        <p>{inShort.measurement}</p>
      </li>
      <li>
        <p>{inShort.winning}</p>
      </li>
    </ol>
  );
}
