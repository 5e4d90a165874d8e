import type { Json, Rules } from "../../client/protocol";
import { say } from "../../words/say";
import { Picture } from "./board";
import { isQuantum, type State } from "./state";
import { describeBoard, variantIn } from "./words";

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

/** The variants by whose rules the game of the pictures is played. */
const PICTURED = ["base", "weak"];

function Clause({ state, text }: { state?: State | false; text: string }) {
  return (
    <li>
      {state && <Picture rules={{}} state={state} label={describeBoard(state)} coordinates />}
      <p>{text}</p>
    </li>
  );
}

/** A rule as the messages know it; none where nothing is said, and what is usual holds. */
function told(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}

/** The rules in a few sentences, with pictures where they show this variant. */
export function RulesInShort({ rules }: { rules: Rules }) {
  const variant = variantIn(rules);
  const shown = PICTURED.includes(variant || "base");
  const pictured = shown ? "yes" : "no";
  const selfContact = told(rules.self_contact);
  return (
    <ol class="rules-in-short">
      <Clause state={shown && PAIR} text={say("page-go.rules.turn", { variant })} />
      {isQuantum(rules) && <Clause state={shown && CONTACT} text={say("page-go.rules.contact", { variant, pictured, self_contact: selfContact })} />}
      {isQuantum(rules) && <Clause state={shown && COLLAPSED} text={say("page-go.rules.choice", { variant, pictured })} />}
      <Clause text={say("page-go.rules.capture", { variant, suicide: told(rules.suicide), superko: told(rules.superko) })} />
      <Clause text={say("page-go.rules.end", { variant, remaining: told(rules.remaining), scoring: told(rules.scoring) })} />
    </ol>
  );
}
