// The story of a game, told to whoever plays it: what an action did, and why.
import type { Moment } from "../../game/game_table";
import { listOf } from "../../words/say";
import { actorName, capitalised, isYou, whose } from "../../words/people";
import type { Ending, Standing } from "../kit";
import { contactsOf, justCollapsed, touch, type Contact } from "./contact";
import { goneBetween, isChoice, isEmpty, kindOf, namedIn, onBoard, onlyChoice, opponentOf, stoneAt, type Group, type State, type Stone } from "./state";

export { actorName, isYou, whose };

const GROUPS = ["", "stone", "pair", "triple", "group of four"];

export function stateOf(moment: Moment<State>): State {
  return onBoard(moment.state, moment.rules);
}

export function groupName(stones: number): string {
  return GROUPS[stones] ?? "group";
}

/** "D2 touches D3, and E4 touches E5": what each new stone touches. */
function touching(contacts: readonly Contact[]): string {
  const stones = new Map<string, string[]>();
  for (const { from, to } of contacts) stones.set(from, [...(stones.get(from) ?? []), to]);
  return [...stones].map(([from, all]) => `${from} touches ${listOf(all)}`).join(", and ");
}

/** "D2 touches D3 of Black's pair on D3 and C5". */
function touched(group: Group, contacts: readonly Contact[], you: readonly string[]): string {
  return `${touching(contacts)} of ${whose(group.owner, you)} ${groupName(group.points.length)} on ${listOf(group.points)}`;
}

/** Why a collapse begins: contact with groups, or else with any stone. */
function contactWords(contacts: readonly Contact[], stones: number, you: readonly string[]): string {
  const groups = new Map<Group, Contact[]>();
  for (const contact of contacts) {
    if (contact.group) groups.set(contact.group, [...(groups.get(contact.group) ?? []), contact]);
  }
  const the = stones === 1 ? "" : `the new ${groupName(stones)}`;
  if (groups.size > 0) {
    const all = [...groups].map(([group, those]) => touched(group, those, you));
    const those = groups.size === 1 ? "that one collapses" : "they collapse";
    return ` ${all.join("; ")}, so ${those}${the && `, and so does ${the}`}.`;
  }
  const outside = contacts.filter(({ own }) => !own);
  if (outside.length > 0) return ` ${touching(outside)}, so ${the} collapses at once.`;
  return contacts.length > 0 ? ` Its stones touch each other, so ${the} collapses at once.` : "";
}

/** Stones that were taken off because they had no liberty, not by a collapse. */
function capturedIn(before: State, after: State, action: string, by: string): Stone[] {
  const group = before.choosing?.group ?? [];
  const gone = goneBetween(before, after).filter(({ point }) => !group.includes(point));
  const stays = kindOf(action) === "remove" ? group.filter((point) => !namedIn(action).includes(point)) : namedIn(action);
  const fresh = stays.filter((point) => isEmpty(after, point)).map((point): Stone => {
    return { point, owner: stoneAt(before, point)?.owner ?? (by === "black" ? "black" : "white"), entangled: false };
  });
  return [...gone, ...fresh];
}

function captureWords(captured: readonly Stone[], mover: string, you: readonly string[]): string {
  const points = (owner: string) => captured.filter((stone) => stone.owner === owner).map(({ point }) => point);
  const [theirs, own] = [points(opponentOf(mover)), points(mover)];
  const had = (count: number) => (count === 1 ? "it had" : "they had");
  const first = theirs.length > 0 ? ` That captures ${listOf(theirs)}: ${had(theirs.length)} no liberty left.` : "";
  const stones = own.length === 1 ? "stone" : "stones";
  const second = own.length > 0 ? ` ${capitalised(whose(mover, you))} own ${stones} ${listOf(own)} had no liberty left and went too.` : "";
  return first + second;
}

/** Why no other stone could be named; nothing when there was a choice. */
function forcedWords(standing: Standing<State>): string {
  const { moment, before } = standing;
  const choosing = before ? stateOf(before).choosing : null;
  if (!choosing || choosing.allowed.length > 1 || choosing.group.length === choosing.allowed.length) return "";
  const [only = ""] = choosing.allowed;
  const near = justCollapsed(standing).filter((point) => touch(moment.rules, only, point));
  const touches = choosing.step === 3 && near.length > 0;
  if (!touches) return " There was no other choice: it would have repeated a position or captured stones of one's own.";
  return ` It had to be ${only}: it touches ${listOf(near)}, which ${near.length === 1 ? "has" : "have"} just collapsed.`;
}

function choiceWords(standing: Standing<State>, action: string, who: string): string {
  const group = standing.before ? (stateOf(standing.before).choosing?.group ?? []) : [];
  const named = namedIn(action);
  const others = group.filter((point) => !named.includes(point));
  if (kindOf(action) === "remove") {
    return `${who} took ${listOf(named)} off; ${listOf(others)} stay entangled.`;
  }
  return `${who} kept ${listOf(named)}, so ${listOf(others)} ${others.length === 1 ? "goes" : "go"}.`;
}

function placementWords(standing: Standing<State>, action: string, who: string, you: readonly string[]): string {
  const { moment } = standing;
  const state = stateOf(moment);
  const points = namedIn(action);
  const put = `${who} put a ${groupName(points.length)} on ${listOf(points)}.`;
  if (state.choosing) return put + contactWords(contactsOf(moment.rules, state, points), points.length, you);
  return points.length === 1 ? put : `${put} It touches nothing, so it stays entangled.`;
}

function tell(standing: Standing<State>, you: readonly string[]): string {
  const { moment, before } = standing;
  const { action, by } = moment;
  if (action === null || before === null || by === null) return "";
  const who = isYou(by, you) ? "You" : actorName(by);
  const [was, is] = [stateOf(before), stateOf(moment)];
  switch (kindOf(action)) {
    case "pass": return `${who} passed.`;
    case "resign": return `${who} resigned.`;
    case "place":
      return placementWords(standing, action, who, you) + captureWords(capturedIn(was, is, action, by), by, you);
    default: {
      // Captures are the mover's, whoever chose last.
      const mover = was.choosing?.step === 2 ? opponentOf(by) : by;
      return choiceWords(standing, action, who) + forcedWords(standing) + captureWords(capturedIn(was, is, action, by), mover, you);
    }
  }
}

/** The story of the turn so far: who only sees its last choice would not know what began it. */
function tellTurn(standing: Standing<State>, you: readonly string[]): string {
  const { moments, index } = standing;
  let first = index;
  while (first > 1 && isChoice(moments[first]?.action ?? "")) --first;
  // A choice that was none may have been made without asking, right before the other side went on.
  const [earlier, chosenIn] = [moments[first - 1], moments[first - 2]];
  if (earlier && chosenIn && isYou(earlier.by ?? "", you) && earlier.by !== moments[first]?.by && onlyChoice(stateOf(chosenIn)) === earlier.action) --first;
  const parts = moments.slice(first, index + 1).map((moment, offset) => {
    return tell({ moment, before: moments[first + offset - 1] ?? null, moments, index: first + offset }, you);
  });
  return parts.join(" ");
}

/** What was told of a moment stays true; a long game has many. */
const told = new WeakMap<Moment<State>, Map<string, string>>();

export function narrate(standing: Standing<State>, you: readonly string[]): string {
  const known = told.get(standing.moment) ?? new Map<string, string>();
  const key = you.join(" ");
  const words = known.get(key) ?? tellTurn(standing, you);
  told.set(standing.moment, known.set(key, words));
  return words;
}

function pointsWords(result: Ending["result"]): string {
  return `Black has ${String(result.black)} ${result.black === 1 ? "point" : "points"}, White ${String(result.white)}`;
}

export function outcome({ result }: Ending, you: readonly string[]): string {
  const { winner, by, margin } = result;
  if (winner === "draw") return `${pointsWords(result)}: the game is a draw.`;
  const wins = isYou(winner, you) ? "you win" : `${actorName(winner)} wins`;
  if (by === "resignation") return `${capitalised(wins)} by resignation.`;
  return `${pointsWords(result)}: ${wins} by ${String(margin)}.`;
}
