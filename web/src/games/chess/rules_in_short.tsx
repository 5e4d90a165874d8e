import type { Rules } from "../../client/protocol";
import { Picture } from "./board";
import { explained, inShort } from "./rules_words";
import { isQuantum, variantOf, type Pair, type State } from "./state";
import { hasPhases } from "./variants";
import { describeBoard } from "./words";

/** A corner of a board; the tests compare pairs and marks with those of the engine. */
function pictured(position: string, pairs: readonly Pair[], marks: State["marks"]): State {
  return { position, check: false, pairs, rolling: null, marks: marks ?? [] };
}

const KNIGHT: Pair = { type: "N", owner: "white", first: "d2", second: "b3", kind: "e", group: 0 };
const ROOK: Pair = { type: "R", owner: "white", first: "a1", second: "b1", kind: "e", group: 1 };
const JOINED: Pair = { type: "N", owner: "black", first: "b3", second: "d2", kind: "e", group: 1 };

export const SUPERPOSITION = pictured("4/1N2/3N/4 w - - 0 1", [KNIGHT], [
  { square: "d2", colour: "red", facing: "opponent", line: "middle" },
  { square: "b3", colour: "blue", facing: "opponent", line: "middle" },
]);
export const ATTEMPT = pictured("4/1N2/1r1N/4 b - - 0 1", [KNIGHT], SUPERPOSITION.marks);
export const ENTANGLED = pictured("4/1n2/3n/RR2 w - - 0 1", [ROOK, JOINED], [
  { square: "a1", colour: "red", facing: "opponent", line: "diagonal-1" },
  { square: "b1", colour: "blue", facing: "opponent", line: "diagonal-1" },
  { square: "d2", colour: "blue", facing: "opponent", line: "diagonal-1" },
  { square: "b3", colour: "red", facing: "opponent", line: "diagonal-1" },
]);

function Illustrated({ state, text }: { state: State; text: string }) {
  return (
    <li>
      <Picture rules={{}} state={state} label={describeBoard(state)} />
      <p>{text}</p>
    </li>
  );
}

/** The rules in a few pictures and sentences, those of this variant and these options only. */
export function RulesInShort({ rules }: { rules: Rules }) {
  const variant = variantOf(rules);
  if (!isQuantum(rules)) {
    return (
      <ul class="rules-in-short">
        <li>{inShort.plain(rules)}</li>
        <li>{inShort.draws(rules)}</li>
      </ul>
    );
  }
  return (
    <>
      <ol class="rules-in-short">
        {variant !== "niel" && <li>{explained(variant)}</li>}
        <Illustrated state={SUPERPOSITION} text={inShort.superposition(rules)} />
        <Illustrated state={ATTEMPT} text={inShort.attempt(rules)} />
        <Illustrated state={ENTANGLED} text={inShort.entanglement(rules)} />
        {variant !== "simplified" && <li>{inShort.flip(rules)}</li>}
        {hasPhases(rules) && <li>{inShort.phase(rules)}</li>}
        {variant === "tunnelling" && <li>{inShort.tunnel}</li>}
        {rules.remote_collapse === true && <li>{inShort.collapse(rules)}</li>}
        <li>{inShort.check(rules)}</li>
        <li>
          {inShort.marks} {variant === "simplified" && inShort.simplifiedMarks}
        </li>
        <li>{inShort.numbers(rules)}</li>
        <li>{inShort.chess(rules)}</li>
        <li>{inShort.draws(rules)}</li>
      </ol>
      <p class="quiet chess-attribution">{inShort.attribution}</p>
    </>
  );
}
