// A game that belongs to this page: people at one screen, or a person and the computer. All of it can be taken back.
// Where a die is rolled, it is rolled here.
import type { Engine } from "../client/engine";
import { NATURE, toldAction, type EngineState, type ToldAction } from "../client/protocol";
import { drawForNature, systemRandomBytes, type RandomBytes } from "./nature";
import type { Seats } from "./seats";
import { GameTable, openingOf, startOf, type GameSetup, type Moment, type Opening } from "./game_table";

export type { Choice, Moment, TableView } from "./game_table";

export interface TableSetup extends GameSetup {
  seats: Seats;
}

export interface TableOptions<State = EngineState> {
  /** Waits a moment before the computer acts, so that a person can follow; longer after a roll. */
  pause?: (afterRoll: boolean) => Promise<void>;
  /** Waits while a die is seen rolling. */
  roll?: () => Promise<void>;
  randomBytes?: RandomBytes;
  seed?: () => number;
  now?: () => number;
  /** The one action that is possible in a moment of a game, where it is made without asking; null everywhere else. */
  forced?: (game: string, moment: Moment<State>) => string | null;
}

const HINT_LEVEL = 5;

interface Replayed {
  done: boolean;
  refusal: string | null;
}

function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

export class Table<State = EngineState> extends GameTable<State> {
  readonly setup: TableSetup;
  #pause: (afterRoll: boolean) => Promise<void>;
  #roll: () => Promise<void>;
  #randomBytes: RandomBytes;
  #seed: () => number;
  #now: () => number;
  #forced: (game: string, moment: Moment<State>) => string | null;
  #began: number;
  /** Grows whenever the game takes another course: answers to older questions are then out of date. */
  #course = 0;

  private constructor(engine: Engine<State>, setup: TableSetup, opening: Opening<State>, options: TableOptions<State>) {
    super(engine, opening);
    this.setup = setup;
    this.#pause = options.pause ?? (() => Promise.resolve());
    this.#roll = options.roll ?? (() => Promise.resolve());
    this.#randomBytes = options.randomBytes ?? systemRandomBytes;
    this.#seed = options.seed ?? randomSeed;
    this.#now = options.now ?? Date.now;
    this.#forced = options.forced ?? (() => null);
    this.#began = this.#now();
  }

  /** Sets up a game and plays the actions given; the reason in words when the engine refuses. */
  static async open<State>(
    engine: Engine<State>,
    setup: TableSetup,
    played: readonly { action: string; face?: number; ms?: number }[] = [],
    options: TableOptions<State> = {},
  ): Promise<Table<State> | { refusal: string }> {
    const opening = await openingOf(engine, setup);
    if ("refusal" in opening) return opening;
    const table = new Table<State>(engine, { ...setup, rules: opening.rules }, opening, options);
    const times = played.map((one) => one.ms ?? null);
    const { refusal } = await table.#replay(played.map(toldAction), times, false);
    if (refusal !== null) return { refusal };
    table.#began = table.#now() - Math.max(0, ...times.map((time) => time ?? 0));
    return table;
  }

  /** The players sit down: from now on the computer acts when it is its turn, and the die when it is rolled. */
  begin(): void {
    this.#letOthersAct();
  }

  override get peopleOnly(): boolean {
    return Object.values(this.setup.seats).every((seat) => seat.kind === "person");
  }

  override get persons(): readonly string[] {
    return Object.entries(this.setup.seats).flatMap(([actor, seat]) => (seat.kind === "person" ? [actor] : []));
  }

  /** True when the game has begun and is not over. */
  get inProgress(): boolean {
    return this.view.moments.length > 1 && !this.over;
  }

  override async play(action: string): Promise<boolean> {
    return this.#act(action);
  }

  async #act(action: ToldAction): Promise<boolean> {
    const times = this.view.moments.slice(1).map((moment) => moment.ms);
    const { done, refusal } = await this.#replay([...this.told, action], [...times, this.#elapsed()], true);
    // A hint that is being looked for stays good.
    if (refusal !== null) this.refuse(refusal);
    if (done) this.#letOthersAct();
    return done;
  }

  /** How many actions undo would take back: to where a person last had a choice. */
  get undoable(): number {
    const { moments } = this.view;
    for (let count = 1; count < moments.length; ++count) {
      const moment = moments[moments.length - 1 - count];
      if (moment && this.persons.includes(moment.actor) && this.#forced(this.setup.game, moment) === null) return count;
    }
    return 0;
  }

  async undo(): Promise<void> {
    if (this.undoable > 0) await this.#cut(this.view.moments.length - 1 - this.undoable);
  }

  /** Looks for a good action. With `exact`, one of the best; where there is none, for all of them lose, the view says so. */
  async hint({ exact = false } = {}): Promise<void> {
    const course = this.#course;
    this.change({ thinking: true, hint: null, hopeless: false, refusal: null });
    const best = exact ? await this.engine.think({ ...this.question(), report: ["best"] }) : null;
    if (course !== this.#course) return;
    if (best?.ok && best.best) {
      const [hint = null] = best.best;
      return this.change({ thinking: false, hint, hopeless: hint === null });
    }
    const answer = await this.engine.think({ ...this.question(), report: ["move"], level: HINT_LEVEL, seed: 1 });
    if (course !== this.#course) return;
    this.change({ thinking: false, hint: answer.ok ? (answer.move ?? null) : null });
  }

  override leave(): void {
    ++this.#course;
    this.engine.stopThinking();
    super.leave();
  }

  /** Milliseconds since the game began, whatever becomes of the clock meanwhile. */
  #elapsed(): number {
    return Math.min(Math.max(0, Math.round(this.#now() - this.#began)), Number.MAX_SAFE_INTEGER);
  }

  /**
   * Replaces the game by these actions, unless it has taken another course meanwhile, or one of them is refused for some
   * reason. Whoever hears of the change may act at once: the new course has begun by then.
   */
  async #replay(actions: readonly ToldAction[], times: readonly (number | null)[], fresh: boolean): Promise<Replayed> {
    const course = this.#course;
    const { answer, known } = await this.examine(actions);
    if (course !== this.#course) return { done: false, refusal: null };
    if (!answer.ok) return { done: false, refusal: answer.error.reason };
    ++this.#course;
    const played = this.courseOf(answer, known, times);
    this.change({ ...played, cursor: played.moments.length - 1, thinking: false, refusal: null, hint: null, hopeless: false, fresh });
    return { done: true, refusal: null };
  }

  async #cut(length: number): Promise<void> {
    ++this.#course;
    this.engine.stopThinking();
    const times = this.view.moments.slice(1, length + 1).map((moment) => moment.ms);
    await this.#replay(this.told.slice(0, length), times, false);
  }

  #letOthersAct(): void {
    const seat = this.setup.seats[this.last.actor];
    if (this.last.actor === NATURE) this.#await(this.#rolled());
    else if (seat?.kind === "computer") this.#await(this.#computed(seat.level));
  }

  /** Plays the action that is being found, unless the game has taken another course by then. */
  #await(found: Promise<ToldAction | null>): void {
    const course = this.#course;
    const act = async () => {
      const action = await found;
      if (course === this.#course && action !== null) await this.#act(action);
    };
    act().catch(() => this.change({ broken: true, thinking: false }));
  }

  async #computed(level: number): Promise<string | null> {
    this.change({ thinking: true });
    const question = { ...startOf(this.setup), moves: this.actions };
    const thought = this.engine.think({ ...question, report: ["move"], level, seed: this.#seed() });
    const [answer] = await Promise.all([thought, this.#pause(this.last.by === NATURE)]);
    return answer.ok ? (answer.move ?? null) : null;
  }

  async #rolled(): Promise<ToldAction | null> {
    const question = { ...startOf(this.setup), moves: this.told };
    const [drawn] = await Promise.all([drawForNature(this.engine, question, this.#randomBytes), this.#roll()]);
    return drawn && toldAction(drawn);
  }
}
