// Classical moves in words.
import type { Rules } from "../../client/protocol";
import { listOf } from "../../words/say";
import { takenBy } from "./classical/heaps";
import { endsOf } from "./classical/grid";
import { rangeOf } from "./classical/pins";
import { classicalName } from "./state";

/** A verb as one says it of oneself or another, and of what has happened. */
interface Verb {
  now: string;
  past: string;
}

interface Said extends Verb {
  /** What it is done to. */
  object: string;
}

const TAKE: Verb = { now: "take", past: "took" };
const PUT: Verb = { now: "put", past: "put" };
const CUT: Verb = { now: "cut", past: "cut" };
const COLOUR: Verb = { now: "colour", past: "coloured" };
const MOVE: Verb = { now: "move", past: "moved" };

function pins(move: string): string {
  const [first, last] = rangeOf(move);
  if (first === last) return `pin ${first}`;
  return last === first + 1 ? `pins ${first} and ${last}` : `pins ${first} to ${last}`;
}

function saidOf(game: string, move: string): Said {
  switch (game) {
    case "nim":
    case "subtraction": {
      const { heap, count } = takenBy(move);
      return { ...TAKE, object: `${count} from heap ${heap}` };
    }
    case "octal":
    case "kayles":
    case "dawson":
    case "dawson-kayles": return { ...TAKE, object: pins(move) };
    case "domineering": return { ...PUT, object: `a domino on ${listOf(endsOf(move))}` };
    case "hackenbush": return { ...CUT, object: `edge ${move}` };
    case "node-kayles": return { ...TAKE, object: `vertex ${move}` };
    case "col":
    case "snort": return { ...COLOUR, object: `vertex ${move}` };
    case "clobber": return { ...MOVE, object: `${endsOf(move)[0]} onto ${endsOf(move)[1]}` };
    case "toads-and-frogs": return { ...MOVE, object: `${endsOf(move)[0]} to ${endsOf(move)[1]}` };
    case "geography": return { ...MOVE, object: `to ${move}` };
    default: return { now: "play", past: "played", object: move };
  }
}

/** "1 from heap 1": what stands on a button. */
export function objectOf(rules: Rules, move: string): string {
  return saidOf(classicalName(rules), move).object;
}

/** "take 1 from heap 1". */
export function orderOf(rules: Rules, move: string): string {
  const { now, object } = saidOf(classicalName(rules), move);
  return `${now} ${object}`;
}

/** "take 1 from heap 1 or 1 from heap 2". */
export function ordersOf(rules: Rules, moves: readonly string[]): string {
  const said = moves.map((move) => saidOf(classicalName(rules), move));
  return `${said[0]?.now ?? "play"} ${alternatives(said.map(({ object }) => object))}`;
}

/** "took 1 from heap 1 or 1 from heap 2". */
export function deedOf(rules: Rules, moves: readonly string[]): string {
  const said = moves.map((move) => saidOf(classicalName(rules), move));
  return `${said[0]?.past ?? "moved"} ${alternatives(said.map(({ object }) => object))}`;
}

/** "a, b or c". */
export function alternatives(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} or ${items[items.length - 1]}`;
}
