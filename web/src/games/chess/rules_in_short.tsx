import type { Rules } from "../../client/protocol";
import { completed } from "../../client/rule_descriptions";
import { say, sayNamed } from "../../words/say";
import type { RulesInShortProps } from "../kit";
import { Picture } from "./board";
import { isQuantum, pictured, variantOf, type Pair, type State, type ToldPiece } from "./state";
import { describeBoard, yes } from "./words";

/** The pictures are corners of a board; the tests compare their pieces, pairs and marks with those of the engine. */
const SIZE = { columns: 4, rows: 4 };

const KNIGHT: Pair = { type: "N", owner: "white", first: "d2", second: "b3", kind: "e", group: 0 };
const ROOK: Pair = { type: "R", owner: "white", first: "a1", second: "b1", kind: "e", group: 1 };
const JOINED: Pair = { type: "N", owner: "black", first: "b3", second: "d2", kind: "e", group: 1 };

function halvesOf({ type, owner, first, second }: Pair): ToldPiece[] {
  return [first, second].map((square) => ({ square, type, owner, pair: [first, second], share: "1/2" }));
}

export const SUPERPOSITION = pictured(SIZE, halvesOf(KNIGHT), [KNIGHT], [
  { square: "d2", colour: "red", facing: "opponent", line: "middle" },
  { square: "b3", colour: "blue", facing: "opponent", line: "middle" },
]);
export const ATTEMPT = pictured(SIZE, [{ square: "b2", type: "R", owner: "black" }, ...halvesOf(KNIGHT)], [KNIGHT], SUPERPOSITION.marks);
export const ENTANGLED = pictured(SIZE, [...halvesOf(ROOK), ...halvesOf(JOINED)], [ROOK, JOINED], [
  { square: "a1", colour: "red", facing: "opponent", line: "diagonal-1" },
  { square: "b1", colour: "blue", facing: "opponent", line: "diagonal-1" },
  { square: "d2", colour: "blue", facing: "opponent", line: "diagonal-1" },
  { square: "b3", colour: "red", facing: "opponent", line: "diagonal-1" },
]);

interface Paragraph {
  text: string;
  picture?: State;
}

/** The rules in a few sentences; those that others play by are empty. */
export function rulesInShort(rules: Rules): Paragraph[] {
  const variant = variantOf(rules);
  const board = typeof rules.board === "string" ? rules.board : "standard8x8";
  const double_step = yes(rules.double_step === true);
  const draws = { text: say("page-chess.rules.draws", { draws: yes(rules.draws === true) }) };
  if (!isQuantum(rules)) return [{ text: say("page-chess.rules.plain", { board, double_step }) }, draws];
  const explained = variant === "niel" ? undefined : sayNamed(`page-chess.rule.variant.${variant}.explained`);
  return [
    { text: explained ?? "" },
    { picture: SUPERPOSITION, text: say("page-chess.rules.superposition", { variant, stay_only: yes(rules.stay_only === true) }) },
    { picture: ATTEMPT, text: say("page-chess.rules.attempt", { variant }) },
    { picture: ENTANGLED, text: say("page-chess.rules.entanglement", { variant }) },
    { text: say("page-chess.rules.flip", { variant }) },
    { text: say("page-chess.rules.phase", { variant }) },
    { text: say("page-chess.rules.tunnel", { variant }) },
    { text: say("page-chess.rules.collapse", { variant, remote_collapse: yes(rules.remote_collapse === true) }) },
    { text: say("page-chess.rules.check", { variant }) },
    { text: say("page-chess.rules.marks", { variant }) },
    { text: say("page-chess.rules.numbers", { variant }) },
    { text: say("page-chess.rules.chess", { board, double_step }) },
    draws,
  ].filter(({ text }) => text !== "");
}

/** The rules in a few pictures and sentences, those of this variant and these options only. */
export function RulesInShort({ rules, described }: RulesInShortProps) {
  return (
    <>
      <ol class="rules-in-short">
        {rulesInShort(completed(rules, described)).map(({ text, picture }) => (
          <li key={text}>
            {picture && <Picture rules={{}} state={picture} label={describeBoard(picture)} />}
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {isQuantum(rules) && <p class="quiet chess-attribution">{say("page-chess.rules.attribution")}</p>}
    </>
  );
}
