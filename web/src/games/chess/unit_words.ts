// What is known of pieces that are in two places at once.
import { listOf } from "../../words/say";
import { pieceName } from "./names";
import { partnerOf, shareOf, unitOf, type Pair, type State } from "./state";

/** "the knight on f3 and h3". */
export function pairName({ type, first, second }: Pair): string {
  return `the ${pieceName(type)} on ${first} and ${second}`;
}

/** Where the pairs entangled with this one are when it is on that square: "the white rook is on e4". */
export function together(state: State, pair: Pair, square: string): string[] {
  const isFirst = pair.first === square;
  return unitOf(state, pair)
    .filter((one) => one !== pair)
    .map((one) => `the ${one.owner} ${pieceName(one.type)} is on ${isFirst ? one.first : one.second}`);
}

/** "1/2 here, else on h3; whenever it is here, the white rook is on e4". */
export function halfWords(state: State, pair: Pair, square: string): string {
  const others = together(state, pair, square);
  const phase = pair.kind === "p" || pair.kind === "v" ? ", with phase" : "";
  const alone = `here with chance ${shareOf(pair, square)}, else on ${partnerOf(pair, square)}${phase}`;
  return others.length === 0 ? alone : `${alone}; entangled: when it is here, ${listOf(others)}`;
}
