// The words of Go: what may be done, and what is seen. What happened is told by the engine.
import type { Rules } from "../../client/protocol";
import type { Moment } from "../../game/game_table";
import type { Arguments, Term } from "../../words/format";
import { isYou } from "../../words/people";
import { listOf, say, sayNamed } from "../../words/say";
import type { GameWords, Standing } from "../kit";
import { askedIn, eventsIn, type Asked } from "./events";
import { placementsOf, shapesFor, type Shape } from "./goban";
import { readMove, type Move } from "./moves";
import { groupAt, onBoard, stoneAt, stonesOf, type State } from "./state";

export function actorName(actor: string): string {
  return sayNamed(`page-go.player.${actor}.name`) ?? actor;
}

export function playerTerm(actor: string): Term {
  return { family: "player", word: actor };
}

function yesIf(is: boolean): "yes" | "no" {
  return is ? "yes" : "no";
}

export function variantIn({ variant }: Rules): string {
  return typeof variant === "string" ? variant : "";
}

/** Who is spoken to: the one person here, or a player by name. */
function called(actor: string, you: readonly string[]) {
  return { you: yesIf(isYou(actor, you)), player: playerTerm(actor) };
}

function choicePrompt({ chooser, does, group, allowed }: Asked, you: readonly string[]): string {
  if (!you.includes(chooser)) return say("page-go.prompt.others-choose", { player: playerTerm(chooser), does, group });
  const [only, another] = allowed;
  if (only !== undefined && another === undefined) return say("page-go.prompt.must", { ...called(chooser, you), does, point: only, group });
  return say("page-go.prompt.choose", { ...called(chooser, you), does, group, allowed });
}

/** Some points are picked of a group that may have several shapes. */
function pickedPrompt(who: Arguments, shapes: readonly Shape[], picked: readonly string[]): string {
  const fits = shapes.some(({ stones }) => stones === picked.length);
  const full = shapes.every(({ stones }) => stones <= picked.length);
  return say("page-go.prompt.picked", { you: who.you, player: who.player, picked, next: full ? "press" : fits ? "either" : "tap" });
}

function prompt(moment: Moment<State>, _: readonly Move[], picked: readonly string[], you: readonly string[]): string {
  const { actor, rules, events } = moment;
  const asked = askedIn(events);
  if (asked) return choicePrompt(asked, you);
  const placements = placementsOf(rules);
  if (!you.includes(actor) || !placements) return say("page-go.prompt.others-move", { player: playerTerm(actor) });
  const who = called(actor, you);
  if (placements.opposite) return say("page-go.prompt.opposite", who);
  const shapes = shapesFor(actor, placements);
  if (shapes.length > 1) return picked.length > 0 ? pickedPrompt(who, shapes, picked) : say("page-go.prompt.group", who);
  return picked.length > 0 ? say("page-go.prompt.next", { ...who, picked }) : say("page-go.prompt.place", { ...who, stones: shapes[0]?.stones });
}

function move({ moment }: Standing<State>): string {
  for (const one of eventsIn(moment.events)) {
    if (one.event === "kept") return say("page-go.move.keep", { points: one.at });
    if (one.event === "removed") return say("page-go.move.remove", { points: one.at });
    if (one.event === "resigned") return say("page-go.move.resign");
  }
  return moment.action ?? "";
}

function hint(_: Moment<State>, action: string): string {
  const { kind, points } = readMove(action);
  return say("page-go.hint", { kind, points });
}

interface Pointed {
  picked: readonly string[];
  turns: ReadonlyMap<string, number>;
  /** The choice that has to be made, if any. */
  asked?: Asked | null;
}

/** Whether a stone may be named: the deed, with "not-" before it where it may not; nothing where it is not asked about. */
function deedAt(point: string, asked: Asked | null | undefined): string | undefined {
  if (!asked?.group.includes(point)) return undefined;
  return asked.allowed.includes(point) ? asked.does : `not-${asked.does}`;
}

/** What a screen reader says of a point. */
export function describePoint(state: State, point: string, { picked, turns, asked }: Pointed): string {
  const stone = stoneAt(state, point);
  if (!stone) return say("page-go.point.empty", { point, picked: yesIf(picked.includes(point)) });
  const others = stone.entangled ? (groupAt(state, point)?.points.filter((one) => one !== point) ?? []) : [];
  return say("page-go.point.stone", {
    point,
    owner: stone.owner,
    others,
    turn: stone.entangled ? turns.get(point) : undefined,
    can: deedAt(point, asked),
  });
}

/** What a screen reader says of a whole board. */
export function describeBoard(shown: State, rules: Rules = {}): string {
  const state = onBoard(shown, rules);
  const said = (["black", "white"] as const).flatMap((owner) => {
    const points = stonesOf(state).filter((stone) => stone.owner === owner && !stone.entangled).map(({ point }) => point);
    const groups = state.groups.filter((group) => group.owner === owner).map((group) => say("page-go.board.group", { points: group.points }));
    const things = [...(points.length > 0 ? [say("page-go.board.stones", { points })] : []), ...groups];
    return things.length > 0 ? [say("page-go.board.player", { player: playerTerm(owner), things })] : [];
  });
  return said.length > 0 ? listOf(said, "semicolon") : say("page-go.board.empty");
}

export const words: GameWords<State, Move> = {
  get name() {
    return say("page-go.name");
  },
  get invitation() {
    return say("page-go.invitation");
  },
  title: (rules) => say("page-go.title", { variant: variantIn(rules) }),
  summary: (rules) => say("page-go.summary", { variant: variantIn(rules), turn: say("page-go.explained", { variant: variantIn(rules) }) }),
  actorName,
  prompt,
  move,
  hint,
  hopeless: () => say("page-go.hopeless"),
  question: () => "",
  answer: (_, action) => action,
  get stateIntro() {
    return say("page-go.state-intro");
  },
  ket: (text) => text,
};

export const boardWords = {
  get enlarge() {
    return say("page-go.enlarge");
  },
  get whole() {
    return say("page-go.whole");
  },
};
