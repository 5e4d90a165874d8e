import type { Rules } from "../../client/protocol";
import { Picture } from "./board";
import { explained, inShort } from "./rules_words";
import { isQuantum, variantOf, type State } from "./state";
import { describeBoard } from "./words";

/** The game of the pictures, Figures 1 and 2 of the paper: they show it after its first, second and last action. */
export const PICTURED_GAME = ["D3 C5", "D2 E6", "=D3", "=D2"];

const EMPTY = "......";

function boardOf(rows: Readonly<Record<number, string>>, groups: State["groups"]): State {
  const board = [6, 5, 4, 3, 2, 1].map((row) => rows[row] ?? EMPTY);
  return { board, groups, captured: { black: 0, white: 0 }, choosing: null, position: "" };
}

const BLACK_PAIR = { owner: "black", shape: "2", points: ["D3", "C5"] } as const;
const WHITE_PAIR = { owner: "white", shape: "2", points: ["D2", "E6"] } as const;

export const PAIR = boardOf({ 3: "...x..", 5: "..x..." }, [BLACK_PAIR]);
export const CONTACT = boardOf({ 2: "...o..", 3: "...x..", 5: "..x...", 6: "....o." }, [WHITE_PAIR, BLACK_PAIR]);
export const COLLAPSED = boardOf({ 2: "...O..", 3: "...X.." }, []);

function Illustrated({ state, text }: { state: State; text: string }) {
  return (
    <li>
      <Picture rules={{}} state={state} label={describeBoard(state)} coordinates />
      <p>{text}</p>
    </li>
  );
}

const LOSES_ONE = ["w3", "w4", "mixed3", "mixedk"];

/** The rules in a few pictures and sentences. */
export function RulesInShort({ rules }: { rules: Rules }) {
  const variant = variantOf(rules);
  if (!isQuantum(rules)) {
    return (
      <ol class="rules-in-short">
        <li>{inShort.turn}</li>
        <li>{inShort.captureOnly}</li>
        <li>{inShort.end}</li>
      </ol>
    );
  }
  return (
    <ol class="rules-in-short">
      {variant !== "base" && <li>{inShort.variant(explained(variant))}</li>}
      <Illustrated state={PAIR} text={inShort.pair} />
      <Illustrated state={CONTACT} text={inShort.contact} />
      <Illustrated state={COLLAPSED} text={inShort.choice} />
      <li>{LOSES_ONE.includes(variant) ? inShort.captureMore : inShort.capture}</li>
      <li>{inShort.end}</li>
    </ol>
  );
}
