// What Niel's Chess says besides the engine's story: prompts, hints, and what a screen reader hears.
import { NATURE } from "../../client/protocol";
import type { Moment } from "../../game/game_table";
import { isYou } from "../../words/people";
import { listOf, say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import type { GameWords, Standing } from "../kit";
import type { Mark } from "./details";
import { rolledAt } from "./events";
import { hasMoves, type Move } from "./moves";
import { canSplit, halfTargets } from "./offers";
import { selectionFrom, type Selection } from "./selection";
import { hasPhase, pieceAt, piecesOf, shareOf, squaresOf, unitOf, variantOf, type Pair, type Piece, type State } from "./state";
import type { Target } from "./targets";
import { manTerm, pieceTerm, playerTerm } from "./terms";

/** A flag of a message. */
export function yes(is: boolean): "yes" | "no" {
  return is ? "yes" : "no";
}

function selectionPrompt(selection: Exclude<Selection, { stage: "none" }>, selected: Piece, legal: readonly Move[]): string {
  const [piece, square] = [pieceTerm(selected.type), selected.square];
  switch (selection.stage) {
    case "piece":
      if (!hasMoves(legal, square) && legal.length > 0) return say("page-chess.prompt.stuck", { piece, square });
      return say("page-chess.prompt.piece", { piece, square, split: yes(canSplit(legal, square)) });
    case "target": return say("page-chess.prompt.target", { piece, square, to: selection.to });
    case "halves": {
      const [first, second] = selection.squares;
      if (selection.sign === "&") return first === undefined ? say("page-chess.prompt.join", { piece, square }) : say("page-chess.prompt.join-how");
      if (first === undefined) return say("page-chess.prompt.first", { piece, square });
      if (second === undefined) return say("page-chess.prompt.second", { piece, square, first });
      return say("page-chess.prompt.how", { more: yes(halfTargets(legal, selection).length > 0) });
    }
  }
}

function prompt({ state, actor }: Moment<State>, legal: readonly Move[], picked: readonly string[], you: readonly string[]): string {
  if (actor === NATURE) return say("page-chess.prompt.rolling");
  if (!you.includes(actor)) return say("page-chess.prompt.others", { actor: playerTerm(actor) });
  const selection = selectionFrom(picked);
  const selected = selection.stage === "none" ? undefined : pieceAt(state, selection.from);
  if (selection.stage !== "none" && selected) return asSentence(selectionPrompt(selection, selected, legal));
  const called = { actor: playerTerm(actor), you: yes(isYou(actor, you)) };
  const must = state.pieces.must === null ? undefined : pieceAt(state, state.pieces.must);
  if (must) return say("page-chess.prompt.must", { ...called, piece: pieceTerm(must.type), square: must.square });
  return say("page-chess.prompt.begin", called);
}

/** A move in a few words. Where the engine's list has it not, its text stands for it. */
function hint({ state }: Moment<State>, action: string, legal: readonly Move[] = []): string {
  const move = legal.find(({ text }) => text === action);
  const all = (move ?? {}) as Partial<Record<"from" | "to" | "first" | "second" | "third" | "joined", string>> & Pick<Partial<Extract<Move, { is: "split" | "entangle" }>>, "promotion" | "shares">;
  const piece = all.from === undefined ? undefined : pieceAt(state, all.from);
  return say("page-chess.hint", {
    is: move?.is ?? "other",
    action,
    piece: piece && pieceTerm(piece.type),
    from: all.from,
    to: all.to,
    first: all.first,
    squares: (all.first === undefined ? [all.from, all.to] : [all.first, all.second, all.third]).filter((one) => one !== undefined),
    joined: all.joined,
    share: all.shares?.[0] ?? "1/2",
    promotion: all.promotion && pieceTerm(all.promotion),
  });
}

/** In the move list. */
function move({ moment }: Standing<State>): string {
  const rolled = rolledAt(moment);
  if (!rolled) return moment.action ?? "";
  return say("page-chess.roll", { face: rolled.face === null ? "" : String(rolled.face), at: rolled.places[0]?.at, through: yes(rolled.through) });
}

/** Where the pairs entangled with this one are when it is on that square. */
function togetherWith(state: State, pair: Pair, square: string): string[] {
  const half = squaresOf(pair).indexOf(square);
  const others = unitOf(state, pair).filter((one) => one !== pair);
  return others.map((one) => say("page-chess.together", { man: manTerm(one), square: squaresOf(one)[half] ?? "" }));
}

interface Known {
  marks: readonly Mark[];
  targets: readonly Target[];
}

/** What a screen reader says of a square. */
export function describeSquare(state: State, square: string, { marks, targets }: Known): string {
  const piece = pieceAt(state, square);
  const pair = piece?.pair;
  const mark = marks.find((one) => one.square === square);
  const target = targets.find((one) => one.square === square);
  return say("page-chess.square", {
    square,
    man: piece && manTerm(piece),
    share: pair ? shareOf(state, square) : undefined,
    elsewhere: pair ? squaresOf(pair).filter((one) => one !== square) : undefined,
    phase: yes(pair ? hasPhase(pair.kind) : false),
    together: pair ? togetherWith(state, pair, square) : undefined,
    colour: mark?.colour,
    facing: mark?.facing,
    diagonal: yes(mark ? mark.line !== "middle" : false),
    kind: target?.kind,
    chance: target?.chance ?? undefined,
  });
}

/** What is said of the square one points at, in a line; nothing where the picture says it all. */
export function pointedWords(state: State, square: string): string {
  const pair = pieceAt(state, square)?.pair;
  if (!pair) return "";
  const places = squaresOf(pair).map((one) => say("page-chess.pointed-place", { share: shareOf(state, one), square: one }));
  return asSentence(say("page-chess.pointed", { man: manTerm(pair), places, square, together: togetherWith(state, pair, square) }));
}

/** What a screen reader says of a whole board. */
export function describeBoard(state: State): string {
  const said = (["white", "black"] as const).flatMap((owner) => {
    const alone = piecesOf(state).filter((piece) => piece.owner === owner && !piece.pair);
    const pairs = state.pairs.filter((pair) => pair.owner === owner);
    const pieces = [
      ...alone.map(({ type, square }) => say("page-chess.board.piece", { piece: pieceTerm(type), square })),
      ...pairs.map((pair) => say("page-chess.board.pair", { piece: pieceTerm(pair.type), squares: squaresOf(pair) })),
    ];
    return pieces.length > 0 ? [say("page-chess.board.player", { player: playerTerm(owner), pieces })] : [];
  });
  return listOf(said, "semicolon");
}

export const words: GameWords<State, Move> = {
  get name() {
    return say("page-chess.name");
  },
  get invitation() {
    return say("page-chess.invitation");
  },
  title: (rules) => say("page-chess.title", { variant: variantOf(rules) }),
  summary: (rules) => say("page-chess.summary", { variant: variantOf(rules) }),
  actorName: (actor) => (actor === NATURE ? say("page-chess.die") : say(actor === "white" ? "page-chess.player.white.name" : "page-chess.player.black.name")),
  prompt,
  move,
  hint,
  hopeless: () => say("page-chess.hopeless"),
  asks: ["rolling", "must-move"],
  question: () => "",
  answer: (_, action) => action,
  get stateIntro() {
    return say("page-chess.state-intro");
  },
  ket: (text) => text,
};
