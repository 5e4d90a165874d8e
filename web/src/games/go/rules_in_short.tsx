import type { Rules } from "../../client/protocol";
import { Picture } from "./board";
import { inShort, type ShortRules } from "./rules_words";
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

/** Pictures of pairs that are not opposite through the centre. */
const PICTURED = ["base", "weak"];

function shortRules(rules: Rules): ShortRules {
  return {
    variant: variantOf(rules),
    selfContact: rules.self_contact !== false,
    suicide: rules.suicide !== false,
    superko: typeof rules.superko === "string" ? rules.superko : "guarantee",
    territory: rules.scoring === "territory",
    measured: rules.remaining === "measure",
  };
}

function Clause({ state, text }: { state?: State | false; text: string }) {
  return (
    <li>
      {state && <Picture rules={{}} state={state} label={describeBoard(state)} coordinates />}
      <p>{text}</p>
    </li>
  );
}

/** The rules in a few sentences, with pictures where they show this variant. */
export function RulesInShort({ rules }: { rules: Rules }) {
  const short = shortRules(rules);
  const pictured = PICTURED.includes(short.variant);
  return (
    <ol class="rules-in-short">
      <Clause state={pictured && PAIR} text={inShort.turn(short)} />
      {isQuantum(rules) && <Clause state={pictured && CONTACT} text={inShort.contact(short, pictured)} />}
      {isQuantum(rules) && <Clause state={pictured && COLLAPSED} text={inShort.choice(short, pictured)} />}
      <Clause text={inShort.capture(short)} />
      <Clause text={inShort.end(short)} />
    </ol>
  );
}
