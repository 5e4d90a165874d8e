// A game in progress, of any kind: its actions, who sits where, and where in it one is looking. The engine alone knows
// the rules; the table keeps what it answered.
import type { Engine } from "../client/engine";
import { NOBODY, type Question, type Result, type Rules } from "../client/protocol";
import type { GameRecord } from "./record";
import type { Seats } from "./seats";

/** The game before its first action, or just after one. */
export interface Moment {
  action: string | null;
  /** Who did it. */
  by: string | null;
  /** Who acts next. */
  actor: string;
  state: unknown;
  /** When, in milliseconds since the game began, if known. */
  ms: number | null;
}

/** A choice the actor has right now, and the state it would lead to. */
export interface Choice {
  action: string;
  state: unknown;
}

export interface TableView {
  moments: readonly Moment[];
  /** The moment one is looking at. */
  cursor: number;
  /** Of the last moment. */
  legal: readonly string[];
  result: Result | null;
  thinking: boolean;
  /** Why the last thing tried was refused, in the engine's words. */
  refusal: string | null;
  hint: string | null;
  /** True when the last moment has just happened, so that its arrival may be shown. */
  fresh: boolean;
  /** True when the engine could not be loaded or broke down. */
  broken: boolean;
}

export interface TableSetup {
  game: string;
  rules: Rules;
  start: string | null;
  seats: Seats;
}

export interface TableOptions {
  /** Waits a moment before the computer acts, so that a person can follow. */
  pause?: () => Promise<void>;
  seed?: () => number;
  now?: () => number;
}

const HINT_LEVEL = 5;

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

export class Table {
  readonly setup: TableSetup;
  #engine: Engine;
  #pause: () => Promise<void>;
  #seed: () => number;
  #now: () => number;
  #began: number;
  #view: TableView;
  #listeners = new Set<() => void>();
  /** Grows whenever the game takes another course: answers to older questions are then out of date. */
  #course = 0;

  private constructor(engine: Engine, setup: TableSetup, first: Moment, legal: string[], options: TableOptions) {
    this.setup = setup;
    this.#engine = engine;
    this.#pause = options.pause ?? (() => Promise.resolve());
    this.#seed = options.seed ?? randomSeed;
    this.#now = options.now ?? Date.now;
    this.#began = this.#now();
    this.#view = {
      moments: [first], cursor: 0, legal, result: null, thinking: false, refusal: null, hint: null, fresh: false,
      broken: false,
    };
  }

  /** Sets up a game and plays the actions given; the reason in words when the engine refuses. */
  static async open(
    engine: Engine,
    setup: TableSetup,
    played: readonly { action: string; ms?: number }[] = [],
    options: TableOptions = {},
  ): Promise<Table | { refusal: string }> {
    const answer = await engine.ask({ ...startOf(setup), report: ["state", "legal"] });
    if (!answer.ok) return { refusal: answer.error.reason };
    const first: Moment = { action: null, by: null, actor: answer.actor, state: answer.state, ms: null };
    const table = new Table(engine, setup, first, answer.legal ?? [], options);
    const times = played.map((one) => one.ms ?? null);
    const refusal = await table.#replay(played.map((one) => one.action), times, false);
    if (refusal !== null) return { refusal };
    table.#began = table.#now() - Math.max(0, ...times.map((time) => time ?? 0));
    return table;
  }

  /** The players sit down: from now on the computer acts when it is its turn. */
  begin(): void {
    this.#letComputerAct();
  }

  get view(): TableView {
    return this.#view;
  }

  get actions(): string[] {
    return this.#view.moments.flatMap((moment) => moment.action ?? []);
  }

  get last(): Moment {
    return this.#view.moments[this.#view.moments.length - 1] as Moment;
  }

  /** True when leaving the game now would lose something: it has begun and is not over. */
  get inProgress(): boolean {
    return this.#view.moments.length > 1 && !this.over;
  }

  get over(): boolean {
    return this.last.actor === NOBODY;
  }

  /** True when a person at this page is to act in the last moment. */
  get awaitsPerson(): boolean {
    return this.setup.seats[this.last.actor]?.kind === "person";
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Plays an action for whoever is to act; false, with a refusal to show, when the engine says no. */
  async play(action: string): Promise<boolean> {
    const times = this.#view.moments.slice(1).map((moment) => moment.ms);
    const course = ++this.#course;
    const refusal = await this.#replay([...this.actions, action], [...times, this.#elapsed()], true);
    if (course !== this.#course) return false;
    if (refusal !== null) {
      this.#change({ refusal });
      return false;
    }
    this.#letComputerAct();
    return true;
  }

  /** How many actions undo would take back: to where a person was last to act. */
  get undoable(): number {
    const { moments } = this.#view;
    for (let count = 1; count < moments.length; ++count) {
      const actor = moments[moments.length - 1 - count]?.actor ?? "";
      if (this.setup.seats[actor]?.kind === "person") return count;
    }
    return 0;
  }

  async undo(): Promise<void> {
    if (this.undoable > 0) await this.#cut(this.#view.moments.length - 1 - this.undoable);
  }

  /** Forgets what came after the moment one is looking at. */
  async playFromHere(): Promise<void> {
    await this.#cut(this.#view.cursor);
    this.#letComputerAct();
  }

  goTo(cursor: number): void {
    const end = this.#view.moments.length - 1;
    this.#change({ cursor: Math.max(0, Math.min(cursor, end)), refusal: null, fresh: false });
  }

  clearRefusal(): void {
    if (this.#view.refusal !== null) this.#change({ refusal: null });
  }

  async hint(): Promise<void> {
    const course = this.#course;
    this.#change({ thinking: true, hint: null, refusal: null });
    const answer = await this.#engine.think({ ...this.question(), report: ["move"], level: HINT_LEVEL, seed: 1 });
    if (course !== this.#course) return;
    this.#change({ thinking: false, hint: answer.ok ? (answer.move ?? null) : null });
  }

  /** The question about the moment one is looking at. */
  question(): Question {
    return { ...startOf(this.setup), moves: this.actions.slice(0, this.#view.cursor) };
  }

  /** Where each of these actions would lead from the last moment. */
  async preview(actions: readonly string[]): Promise<Choice[]> {
    const choices: Choice[] = [];
    for (const action of actions) {
      const moves = [...this.actions, action];
      const answer = await this.#engine.ask({ ...startOf(this.setup), moves, report: ["state"] });
      if (answer.ok) choices.push({ action, state: answer.state });
    }
    return choices;
  }

  record(): GameRecord {
    const { game, rules, start } = this.setup;
    const actions = this.#view.moments.flatMap((moment) =>
      moment.action === null || moment.by === null
        ? []
        : [{ action: moment.action, actor: moment.by, ...(moment.ms === null ? {} : { ms: moment.ms }) }],
    );
    return { format: "spooky-record", version: 1, game, rules, start, actions, result: this.#view.result };
  }

  /** Nobody looks at this table any more. */
  leave(): void {
    ++this.#course;
    this.#engine.stopThinking();
    this.#listeners.clear();
  }

  /** Milliseconds since the game began, whatever becomes of the clock meanwhile. */
  #elapsed(): number {
    return Math.min(Math.max(0, Math.round(this.#now() - this.#began)), Number.MAX_SAFE_INTEGER);
  }

  #change(change: Partial<TableView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Replaces the game by these actions; the reason when one is refused, and then nothing changes. */
  async #replay(actions: readonly string[], times: readonly (number | null)[], fresh: boolean): Promise<string | null> {
    const course = this.#course;
    const answer = await this.#engine.ask({
      ...startOf(this.setup), moves: actions, report: ["legal", "result", "trace"],
    });
    if (course !== this.#course) return null;
    if (!answer.ok) return answer.error.reason;
    const moments: Moment[] = [this.#view.moments[0] as Moment];
    for (const [index, entry] of (answer.trace ?? []).entries()) {
      const by = (moments[index] as Moment).actor;
      moments.push({ action: entry.action, by, actor: entry.actor, state: entry.state, ms: times[index] ?? null });
    }
    this.#change({
      moments, cursor: moments.length - 1, legal: answer.legal ?? [], result: answer.result ?? null,
      thinking: false, refusal: null, hint: null, fresh,
    });
    return null;
  }

  async #cut(length: number): Promise<void> {
    ++this.#course;
    this.#engine.stopThinking();
    const times = this.#view.moments.slice(1, length + 1).map((moment) => moment.ms);
    await this.#replay(this.actions.slice(0, length), times, false);
  }

  #letComputerAct(): void {
    const seat = this.setup.seats[this.last.actor];
    if (seat?.kind !== "computer") return;
    const course = this.#course;
    this.#change({ thinking: true });
    const question = { ...startOf(this.setup), moves: this.actions };
    const thought = this.#engine.think({ ...question, report: ["move"], level: seat.level, seed: this.#seed() });
    const act = async () => {
      const [answer] = await Promise.all([thought, this.#pause()]);
      if (course === this.#course && answer.ok && answer.move) await this.play(answer.move);
    };
    act().catch(() => this.#change({ broken: true, thinking: false }));
  }
}

function startOf(setup: TableSetup): Question {
  return { game: setup.game, rules: setup.rules, ...(setup.start === null ? {} : { position: setup.start }) };
}
