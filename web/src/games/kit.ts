// What a game brings to the page: how it is drawn, how taps become actions, and its words. Seats, move list, worlds,
// state, undo and records come from the page. The rules stay in the engine.
//
// A kit is typed by the game's own State (the engine's `state` object of that game) and Move (an action, read). The page
// holds kits of all games in one list: there they are packed (`packed`), and their states and moves are opaque.
import type { ComponentType } from "preact";
import type { Engine } from "../client/engine";
import type { Decided, EngineState, GameEvent, GameOption, GameReports, Question, Report, Result, RuleDescription, Rules, Success, World } from "../client/protocol";
import type { GameSetup, Moment, Wants } from "../game/game_table";
import type { Arguments } from "../words/format";
import { sayNamed } from "../words/say";

/** What a tap on a cell does: some cells picked so far, an action to play, or nothing for a reason in the engine's manner. */
export type Tapped = { picked: readonly string[] } | { action: string } | { refusal: string };

export interface TapContext<State, Move> {
  rules: Rules;
  state: State;
  /** Who acts next. */
  actor: string;
  legal: readonly Move[];
  picked: readonly string[];
  /** What the action did that led to this state. */
  events: readonly GameEvent[];
  /** What the kit's own reports say of this state; null until that is known. */
  details: Success<State> | null;
}

export interface PictureProps<State> {
  rules: Rules;
  state: State;
  /** The state in which the game began, where it is known: what is drawn keeps its place. */
  origin?: State | undefined;
  /** What a screen reader says; empty for a picture that the text beside it describes. */
  label: string;
  /** Whether the squares are named at its edges. */
  coordinates?: boolean;
}

export interface BoardProps<State, Move> {
  rules: Rules;
  state: State;
  /** The state in which the game began. */
  origin: State;
  /** What the kit's own reports say of this state; null until that is known. */
  details: Success<State> | null;
  /** Who acts next. */
  actor: string;
  /** The state before, when the change to this one is to be shown. */
  before: State | null;
  picked: readonly string[];
  /** An action to point at. */
  hint: Move | null;
  /** The state before the last action; null at the beginning. */
  previous?: State | null;
  /** The action that led here, and all of them. */
  last: Move | null;
  moves: readonly Move[];
  /** The legal actions of the last moment; empty where one looks at an earlier one, and in games that do not list them. */
  legal: readonly Move[];
  /** What the last action did. */
  events: readonly GameEvent[];
  /** Cells that are spoken of, to be shown. */
  pointed: readonly string[];
  /** The actors for whom a person at this page acts. */
  you: readonly string[];
  /** True when a person at this page may act now. */
  active: boolean;
  /** How the game ended, when it ended here. */
  ending: Ending | null;
  label: string;
  onTap: (cell: string) => void;
  onRevoke: () => void;
}

/** For what a game shows below its board: actions that are composed before they are played. */
export interface ComposerProps<State, Move> {
  engine: Engine<State>;
  setup: GameSetup;
  /** The actions that led to the moment one is looking at. */
  actions: readonly string[];
  state: State;
  origin: State;
  details: Success<State> | null;
  actor: string;
  standing: Standing<State>;
  picked: readonly string[];
  /** The legal actions of the last moment; empty where one looks at an earlier one, and in games that do not list them. */
  legal: readonly Move[];
  /** True when a person at this page may act now. */
  active: boolean;
  /** True when nobody who plays is a computer. */
  peopleOnly?: boolean;
  /** True in a lesson. */
  taught?: boolean;
  onPick: (picked: readonly string[]) => void;
  onPlay: (action: string) => void;
}

/** For what a game can tell about a moment when it is asked to. */
export interface AboutProps<State> {
  engine: Engine<State>;
  setup: GameSetup;
  actions: readonly string[];
  state: State;
  origin: State;
  actor: string;
  /** False where a player must find out alone what is good. */
  helps: boolean;
}

/** For what a game adds to the notation of a state. */
export interface StateDetailsProps<State> {
  engine: Engine<State>;
  question: Question;
}

/** For what a game tells about how its end was counted. */
export interface CountProps<State> {
  ending: Ending;
  moment: Moment<State>;
}

/** For the rules in a few pictures and sentences. */
export interface RulesInShortProps {
  rules: Rules;
  /** What the engine tells about each of them; empty until that is known. */
  described: readonly RuleDescription[];
}

/** How a game is to begin, as the form knows it. */
export interface Beginning {
  rules: Rules;
  start: string | null;
}

/** For a game's own part of the form. */
export interface SetupFieldsProps<State> {
  engine: Engine<State>;
  beginning: Beginning;
  /** What the engine tells about the rules; empty until that is known. */
  described: readonly RuleDescription[];
  onChange: (beginning: Beginning) => void;
}

/** The end of a game: its result, and what on the board decided it. */
export interface Ending {
  result: Result;
  decided: readonly Decided[];
  /** All that the kit's `endingReports` told. */
  told?: GameReports;
  rules?: Rules;
}

/** Where the game stands, for what the words say about it. */
export interface Standing<State> {
  moment: Moment<State>;
  before: Moment<State> | null;
  /** All moments of the game, and which of them this is. */
  moments: readonly Moment<State>[];
  index: number;
}

/** What a game says. `you` are the actors who are persons at this page: one alone is spoken to, several are named. */
export interface GameWords<State, Move> {
  /** The name and a few words, for who has not chosen a game yet. */
  name: string;
  invitation: string;
  title(rules: Rules): string;
  summary(rules: Rules): string;
  actorName(actor: string): string;
  /** What the actor may do now. */
  prompt(moment: Moment<State>, legal: readonly Move[], picked: readonly string[], you: readonly string[]): string;
  /** An action in the move list. */
  move(standing: Standing<State>): string;
  hint(moment: Moment<State>, action: string, legal?: readonly Move[]): string;
  /** There is no good action to point at. */
  hopeless(moment: Moment<State>): string;
  /** Events that are told only until the next action, for they say what it may be. */
  asks?: readonly string[];
  /** A choice between actions: its question, and each answer. */
  question(moment: Moment<State>, you: readonly string[]): string;
  answer(moment: Moment<State>, action: string): string;
  /** What the notation of the state means, and its text made pretty. */
  stateIntro: string;
  ket(text: string): string;
}

/** A step of a lesson without its words. */
export interface SilentStep<State> extends Pick<LessonStep<State>, "moves" | "rules" | "start"> {
  /** Which of the step's messages is said to the action, and with what. */
  judge(standing: Standing<State>, result: Result | null): { done: boolean; says: string; values?: Arguments };
}

/** A step whose words are messages of the catalogues: `key` with .title, .text, .task and what its judge says behind it. */
export function lessonStep<State>(key: string, step: SilentStep<State>): LessonStep<State> {
  const said = (part: string, values: Arguments = {}) => sayNamed(`${key}.${part}`, values) ?? `${key}.${part}`;
  return {
    ...step,
    judge(standing, result) {
      const { done, says, values } = step.judge(standing, result);
      return { done, words: said(says, values) };
    },
    get title() {
      return said("title");
    },
    get text() {
      return said("text");
    },
    get task() {
      return said("task");
    },
  };
}

/** What is said to a pupil's action. */
export interface Verdict {
  done: boolean;
  words: string;
}

/** One step of a lesson: a position, and a task to be done there by one action. */
export interface LessonStep<State> {
  title: string;
  /** One or two plain sentences. */
  text: string;
  task: string;
  /** The actions that lead to the position; the pupil plays for whoever acts there. */
  moves: readonly string[];
  /** Where they differ from those of the lesson. */
  rules?: Rules;
  start?: string;
  /** Judges the action by what the engine made of it. */
  judge(standing: Standing<State>, result: Result | null): Verdict;
}

export interface Lesson<State> {
  rules: Rules;
  /** Where its games begin, when not at the usual beginning. */
  start?: string;
  steps: readonly LessonStep<State>[];
}

/** An action as its game reads it; `text` is what everybody else knows it by. */
export interface NamedMove {
  readonly text: string;
}

export interface GameKit<State, Move extends NamedMove> {
  name: string;
  /** In the order in which they begin. */
  actors: readonly [string, string];
  /** The rules that the form asks for among its options, by their keys; the engine tells what each may be. */
  options: readonly string[];
  /** What the form begins with. */
  usual: Beginning;
  /** The part of the form that is the game's own. */
  SetupFields?: ComponentType<SetupFieldsProps<State>>;
  /** False where the legal actions are too many to be listed again and again; `legal` is then empty everywhere. */
  needsLegal?: boolean;
  /** Reports that a board is drawn from, told of every moment; they stand in its state. */
  drawn?: readonly Report[];
  /** Who begins by these rules, when that is not always the first of the actors. */
  begins?(rules: Rules): string;
  /** What the game wants to know of the moment it draws, besides its state. */
  reports?: readonly Report[];
  /** What has to be asked once per rules before a board can be drawn; null where nothing has. */
  boardQuestion?(rules: Rules): Question | null;
  /** Takes note of the answer. */
  learnBoard?(rules: Rules, answer: Success<State>): void;
  /** What it wants to know of the end of a game; `decided` when it does not say. */
  endingReports?: readonly Report[];
  Composer?: ComponentType<ComposerProps<State, Move>>;
  /** True when what is composed belongs right below the board, before what is said. */
  composesAtBoard?: boolean;
  About?: ComponentType<AboutProps<State>>;
  StateDetails?: ComponentType<StateDetailsProps<State>>;
  Count?: ComponentType<CountProps<State>>;
  /** True when the perfect actions can be told, and when there are none. */
  hasExactHints?: boolean;
  /** A small picture that stands for the game. */
  Emblem: ComponentType;
  words: GameWords<State, Move>;
  Board: ComponentType<BoardProps<State, Move>>;
  Picture: ComponentType<PictureProps<State>>;
  RulesInShort: ComponentType<RulesInShortProps>;
  /** An action by its text; null for a text of another form. */
  readMove(text: string): Move | null;
  /** A legal action as the engine tells it as data. Where it is there, nobody reads the texts of legal actions. */
  readOption?(option: GameOption): Move;
  tap(context: TapContext<State, Move>, cell: string): Tapped;
  /** Actions to be chosen by looking at where each leads, rather than by taps; empty when there are none. */
  choices(state: State, legal: readonly Move[]): readonly Move[];
  /** The one action that whoever acts in this state can take; null where there is a choice. Resigning does not count. */
  forced?(state: State, rules: Rules, events: readonly GameEvent[]): string | null;
  /** The first of the moments whose story is told at this one; what the same player did right before when nothing is said. */
  storyBegins?(standing: Standing<State>): number;
  /** Events whose sentences are left out of the story, for the prompt says the same. */
  untold?: readonly string[];
  /** True for an action that belongs to the turn of the action before it. Where it is told, the list of moves is numbered. */
  continuesTurn?(move: Move, before: State): boolean;
  /** The number of a turn that began in this state, where two turns share one and stand side by side; empty with the second. */
  turnNumber?(before: State, first: boolean): string;
  /** True when it is a player's free choice that decides this state next, and no die. */
  toBeChosen(state: State): boolean;
  /** Whether dice are rolled by these rules; never where this is not told. */
  rolls?(rules: Rules): boolean;
  /** Whether anything can be in two places at once by these rules. */
  isQuantum(rules: Rules): boolean;
  /** One of the worlds of a state as a state to draw, and a few words to stand under it. Without it no worlds are shown. */
  worldState?(world: World, state: State): State;
  worldCaption?(world: World): string;
  /** A state in words, for those who do not see its picture. */
  describe(state: State, rules: Rules): string;
  /** The game taught step by step, where there is a lesson. */
  lesson?: Lesson<State>;
}

declare const engineMove: unique symbol;

/** A move of some game: only the kit that read it can look into it. */
export interface EngineMove extends NamedMove {
  readonly [engineMove]: true;
}

/** The kit of some game. Its states are the engine's own, its moves what it reads itself. */
export type AnyKit = GameKit<EngineState, EngineMove>;

/** The one place where a game's types are forgotten: the page gives a kit only states of its own game, and moves it has read. */
export function packed<State, Move extends NamedMove>(kit: GameKit<State, Move>): AnyKit {
  return kit as unknown as AnyKit;
}

/** What has to be asked about the moments of a game for its kit. */
export function wantsOf(kit: Pick<AnyKit, "needsLegal" | "readOption" | "drawn">): Wants {
  return { needsLegal: kit.needsLegal ?? true, needsOptions: kit.readOption !== undefined, drawn: kit.drawn ?? [] };
}

/** The legal actions that a table tells, read. */
export function legalIn<State, Move extends NamedMove>(kit: GameKit<State, Move>, view: { legal: readonly string[]; options: readonly GameOption[] }): readonly Move[] {
  const { readOption } = kit;
  return readOption ? view.options.map((option) => readOption(option)) : movesIn(kit, view.legal);
}

/** A list of actions, read; what has another form is left out. */
export function movesIn<State, Move extends NamedMove>(kit: GameKit<State, Move>, actions: readonly string[]): readonly Move[] {
  return actions.flatMap((text) => kit.readMove(text) ?? []);
}
