import type { Rules } from "../../client/protocol";
import { Picture } from "./board";
import { isQuantum, type State } from "./state";
import { say } from "../../words/say";
import { describeBoard, lineLength } from "./words";

const RULES = { width: 3, height: 3 };

/** The game of the pictures: they show it after its first, its fourth and its last action. */
export const PICTURED_GAME = ["a1c2", "c2b3", "b3c3", "a1b3", "@a1"];

export const SUPERPOSED: State = { classical: {}, spooky: [{ mark: "X1", squares: ["a1", "c2"] }], cycle: null };
export const CYCLE: State = {
  classical: {},
  spooky: [
    { mark: "X1", squares: ["a1", "c2"] },
    { mark: "O2", squares: ["c2", "b3"] },
    { mark: "X3", squares: ["b3", "c3"] },
    { mark: "O4", squares: ["a1", "b3"] },
  ],
  cycle: ["a1", "c2", "b3"],
};
export const REAL: State = { classical: { a1: "O4", b3: "O2", c2: "X1", c3: "X3" }, spooky: [], cycle: null };

function Illustrated({ state, text }: { state: State; text: string }) {
  return (
    <li>
      <Picture rules={RULES} state={state} label={describeBoard(state)} coordinates />
      <p>{text}</p>
    </li>
  );
}

/** The rules in a few pictures and sentences. */
export function RulesInShort({ rules }: { rules: Rules }) {
  if (!isQuantum(rules)) {
    return (
      <ol class="rules-in-short">
        <li>{say("page-tictactoe.rules.plain-turn")}</li>
        <li>{say("page-tictactoe.rules.plain-winning", { line: lineLength(rules) })}</li>
      </ol>
    );
  }
  return (
    <ol class="rules-in-short">
      <Illustrated state={SUPERPOSED} text={say("page-tictactoe.rules.superposition")} />
      <Illustrated state={CYCLE} text={say("page-tictactoe.rules.entanglement")} />
      <Illustrated state={REAL} text={say("page-tictactoe.rules.measurement")} />
      <li>{say("page-tictactoe.rules.winning", { line: lineLength(rules) })}</li>
      <li>{say("page-tictactoe.rules.last-square")}</li>
    </ol>
  );
}
