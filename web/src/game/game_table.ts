// A game on the page, of any kind: its moments, and where in it one is looking. The engine alone knows the rules; the
// table keeps what it answered. How actions come to it differs: see table.ts and remote_table.ts.
import type { Engine } from "../client/engine";
import { sameJson } from "../client/json";
import { NOBODY, type Answer, type EngineState, type GameEvent, type GameOption, type Question, type Report, type Result, type Rules, type Sentence, type Success, type ToldAction } from "../client/protocol";
import { completed } from "../client/rule_descriptions";
import type { GameRecord } from "./record";
import { language } from "../words/say";
import { traceOf } from "./trace";

/** The game before its first action, or just after one. */
export interface Moment<State = EngineState> {
  action: string | null;
  /** The face that was rolled for it, where it is known. */
  face?: number;
  /** Who did it. */
  by: string | null;
  /** Who acts next. */
  actor: string;
  state: State;
  /** By which the game is played. */
  rules: Rules;
  /** When, in milliseconds since the game began, if known. */
  ms: number | null;
  /** True for what was brought along when the game was opened. */
  given?: true;
  /** What the action did, as data, and in words: a sentence for each event, in their order. */
  events: readonly GameEvent[];
  story: readonly Sentence[];
  /** In which it is told. */
  language: string;
}

/** A choice the actor has right now, and the state it would lead to. */
export interface Choice<State = EngineState> {
  action: string;
  state: State;
}

export interface TableView<State = EngineState> {
  moments: readonly Moment<State>[];
  /** The moment one is looking at. */
  cursor: number;
  /** Of the last moment; empty also when they are too many to be listed. */
  legal: readonly string[];
  /** The same as data, in games that want it. */
  options: readonly GameOption[];
  result: Result | null;
  thinking: boolean;
  /** True while an action is on its way to those who decide whether it counts. */
  sending: boolean;
  /** Why the last thing tried was refused, in the engine's words. */
  refusal: string | null;
  hint: string | null;
  /** True when a hint was asked for and no action is any better than the others: all of them lose. */
  hopeless: boolean;
  /** True when the last moment has just happened, so that its arrival may be shown. */
  fresh: boolean;
  /** True when something happened while one was looking back. */
  news: boolean;
  /** True when the engine could not be loaded or broke down. */
  broken: boolean;
}

/** What is asked about every action. */
const TOLD: readonly Report[] = ["trace", "events", "story"];

/** The code of the engine's refusal to do what would cost too much. */
export const TOO_LARGE = "too-large";

/** What of a view depends on the actions alone. */
export type Course<State = EngineState> = Pick<TableView<State>, "moments" | "legal" | "options" | "result">;

/** What has to be asked about the moments of a game, besides their states. */
export interface Wants {
  /** False when nobody needs a list of the legal actions. */
  needsLegal?: boolean;
  /** True when the legal actions are to be told as data too. */
  needsOptions?: boolean;
  /** Reports that a board is drawn from; they stand in every state under their names. */
  drawn?: readonly Report[];
}

/** How a game begins. */
export interface GameSetup extends Wants {
  game: string;
  rules: Rules;
  start: string | null;
}

/** A state with what else is drawn of its moment. */
function drawnState<State>(state: State, told: object, { drawn = [] }: Wants): State {
  const reports = Object.entries(told).filter(([name]) => drawn.some((report) => report === name));
  return reports.length === 0 ? state : { ...state, ...Object.fromEntries(reports) };
}

/** What the engine said about some actions, and the moments that were known before: the trace goes on from the last. */
export interface Examined<State = EngineState> {
  answer: Answer<State>;
  known: readonly Moment<State>[];
}

/** The first moment of a game and what is legal there. */
export interface Opening<State = EngineState> {
  moment: Moment<State>;
  legal: readonly string[];
  options: readonly GameOption[];
  /** By what it is played, with what the engine adds to it. */
  rules: Rules;
}

export function startOf(setup: GameSetup): Question {
  return { game: setup.game, rules: setup.rules, ...(setup.start === null ? {} : { position: setup.start }) };
}

/** Asks the engine; where the legal actions are too many to be listed, or not needed, they are left out. */
async function askAbout<State>(
  { needsLegal = true, needsOptions = false }: GameSetup,
  engine: Engine<State>,
  question: Question,
  reports: readonly Report[],
): Promise<Answer<State>> {
  const listed: readonly Report[] = needsOptions ? ["legal", "options"] : ["legal"];
  const answer = needsLegal ? await engine.ask({ ...question, report: [...listed, ...reports] }) : null;
  if (answer && (answer.ok || answer.error.code !== TOO_LARGE)) return answer;
  return engine.ask({ ...question, report: reports });
}

/** The engine's reason in words, and its code. */
export interface OpeningRefusal {
  refusal: string;
  code: string;
}

/** Asks the engine for the beginning of a game. */
export async function openingOf<State>(engine: Engine<State>, setup: GameSetup): Promise<Opening<State> | OpeningRefusal> {
  const answer = await askAbout(setup, engine, startOf(setup), ["state", "rules", ...(setup.drawn ?? [])]);
  if (!answer.ok) return { refusal: answer.error.reason, code: answer.error.code };
  if (!answer.state) throw new Error("the engine told no state");
  const rules = completed(setup.rules, answer.rules ?? []);
  const moment: Moment<State> = { action: null, by: null, actor: answer.actor, state: drawnState(answer.state, answer, setup), rules, ms: null, events: [], story: [], language: language() };
  return { moment, legal: answer.legal ?? [], options: answer.options ?? [], rules };
}

/** A table of a game with such states; the page does not look into them. */
export abstract class GameTable<State = EngineState> {
  abstract readonly setup: GameSetup;
  protected readonly engine: Engine<State>;
  readonly #first: Moment<State>;
  #view: TableView<State>;
  #listeners = new Set<() => void>();
  /** The language in which the game is being told again. */
  #retelling: string | null = null;

  protected constructor(engine: Engine<State>, { moment, legal, options }: Opening<State>) {
    this.engine = engine;
    this.#first = moment;
    this.#view = {
      moments: [moment], cursor: 0, legal, options, result: null, thinking: false, sending: false, refusal: null, hint: null,
      hopeless: false, fresh: false, news: false, broken: false,
    };
  }

  /** Plays an action for whoever is to act; false, mostly with a refusal to show, when it does not count. */
  abstract play(action: string): Promise<boolean>;

  /** The actors for whom a person at this page acts. */
  abstract get persons(): readonly string[];

  /** Whether nobody who plays is a computer. */
  get peopleOnly(): boolean {
    return true;
  }

  get view(): TableView<State> {
    return this.#view;
  }

  get actions(): string[] {
    return this.#view.moments.flatMap((moment) => moment.action ?? []);
  }

  /** The actions with the faces that were rolled for them. */
  get told(): ToldAction[] {
    return this.#view.moments.flatMap(({ action, face }) => (action === null ? [] : face === undefined ? action : { action, face }));
  }

  get last(): Moment<State> {
    return this.#view.moments[this.#view.moments.length - 1] ?? this.#first;
  }

  /** The state in which the game began. */
  get origin(): State {
    return this.#first.state;
  }

  get over(): boolean {
    return this.last.actor === NOBODY;
  }

  /** True when a person at this page is to act in the last moment. */
  get awaitsPerson(): boolean {
    return this.persons.includes(this.last.actor);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  goTo(cursor: number): void {
    const end = this.#view.moments.length - 1;
    const place = Math.max(0, Math.min(cursor, end));
    this.change({ cursor: place, refusal: null, fresh: false, ...(place === end ? { news: false } : {}) });
  }

  /** Tells why something cannot be done now. */
  refuse(reason: string): void {
    this.change({ refusal: reason });
  }

  clearRefusal(): void {
    if (this.#view.refusal !== null) this.change({ refusal: null });
  }

  /** The question about the moment one is looking at. */
  question(): Question {
    return { ...startOf(this.setup), moves: this.actions.slice(0, this.#view.cursor) };
  }

  /** Where each of these actions would lead from the last moment. */
  async preview(actions: readonly string[]): Promise<Choice<State>[]> {
    const choices: Choice<State>[] = [];
    for (const action of actions) {
      const moves = [...this.actions, action];
      const answer = await this.engine.ask({ ...startOf(this.setup), moves, report: ["state", ...(this.setup.drawn ?? [])] });
      if (answer.ok && answer.state) choices.push({ action, state: drawnState(answer.state, answer, this.setup) });
    }
    return choices;
  }

  /** Has the engine tell the game again, when it was told in another language than the one that is spoken now. */
  async retell(): Promise<void> {
    const spoken = language();
    if (this.#retelling === spoken || this.#view.moments.every((moment) => moment.language === spoken)) return;
    this.#retelling = spoken;
    const { engine, told } = this;
    const game = { ...startOf(this.setup), moves: told };
    const answer = await traceOf(engine, game, 0, TOLD, (question, reports) => engine.ask({ ...question, report: reports }));
    this.#retelling = null;
    if (!answer.ok || spoken !== language()) return;
    const entries = answer.trace ?? [];
    const moments = this.#view.moments.map((moment, index) => {
      const entry = entries[index - 1];
      if (index > 0 && entry?.action !== moment.action) return moment;
      return { ...moment, story: entry?.story ?? [], language: spoken };
    });
    this.change({ moments, refusal: null });
  }

  record(): GameRecord {
    const { game, rules, start } = this.setup;
    const actions = this.#view.moments.flatMap((moment) =>
      moment.action === null || moment.by === null
        ? []
        : [
            {
              action: moment.action,
              actor: moment.by,
              ...(moment.face === undefined ? {} : { face: moment.face }),
              ...(moment.ms === null ? {} : { ms: moment.ms }),
              ...(moment.given ? { given: moment.given } : {}),
            },
          ],
    );
    return { format: "spooky-record", version: 1, game, rules, start, actions, result: this.#view.result };
  }

  /** Nobody looks at this table any more. */
  leave(): void {
    this.#listeners.clear();
  }

  protected change(change: Partial<TableView<State>>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Has the engine play these actions from the beginning. Of those that were played here before nothing is told again. */
  protected async examine(actions: readonly ToldAction[]): Promise<Examined<State>> {
    const { moments } = this.#view;
    const differs = this.told.findIndex((one, index) => !sameJson(one, actions[index] ?? null));
    const known = differs < 0 ? moments : moments.slice(0, differs + 1);
    const game = { ...startOf(this.setup), moves: actions };
    const answer = await traceOf(this.engine, game, known.length - 1, [...TOLD, ...(this.setup.drawn ?? [])], (question, reports) =>
      askAbout(this.setup, this.engine, question, ["result", ...reports]),
    );
    return { answer, known };
  }

  /** What the view is after the actions that were examined. */
  protected courseOf(answer: Success<State>, known: readonly Moment<State>[], times: readonly (number | null)[]): Course<State> {
    // They may have been told again meanwhile.
    const moments = known.map((moment, index) => (this.#view.moments[index]?.state === moment.state ? (this.#view.moments[index] ?? moment) : moment));
    for (const entry of answer.trace ?? []) {
      const { action, face, actor, events = [], story = [], language = "" } = entry;
      const state = drawnState(entry.state, entry, this.setup);
      const by = moments[moments.length - 1]?.actor ?? null;
      const rolled = face === undefined ? {} : { face };
      moments.push({
        action, ...rolled, by, actor, state, rules: this.setup.rules, ms: times[moments.length - 1] ?? null, events, story, language,
      });
    }
    return { moments, legal: answer.legal ?? [], options: answer.options ?? [], result: answer.result ?? null };
  }
}
