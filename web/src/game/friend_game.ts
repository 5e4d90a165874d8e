// A game between browsers: the link to the server, the table it referees, and the people around it.
import type { Engine } from "../client/engine";
import { GameLink, type LinkEvent, type LinkSurroundings } from "../client/game_link";
import type { CountedAction, GameMessage, SeatStates } from "../client/server_messages";
import { TOO_LARGE, type Wants } from "./game_table";
import { RemoteTable, type WaitForDie } from "./remote_table";

/** A game that follows this one. */
export interface NextGame {
  id: string;
  /** Who opened it: the person here, or somebody else just now; null when that is not known. */
  by: "me" | "other" | null;
}

/** At first one is connecting; later it is there or lost. */
export type Connection = "connecting" | "connected" | "lost";

export interface FriendView {
  connection: Connection;
  /** Null until the game has come. */
  table: RemoteTable | null;
  you: readonly string[];
  seats: SeatStates;
  /** People without a seat. */
  watching: number;
  next: NextGame | null;
  /** Why a seat or a new game was refused, in the server's words. */
  refusal: string | null;
  /** True while a seat or a new game is asked for. */
  asking: boolean;
  /**
   * The game cannot be shown: the server has none of this id, this page does not know its kind, it is more than a page
   * can show, or the engine broke down.
   */
  trouble: "unknown-game" | "unknown-kind" | "too-large" | "broken" | null;
}

export class FriendGame {
  readonly id: string;
  #engine: Engine;
  #wantsOf: (game: string) => Wants;
  #roll: WaitForDie;
  #link: GameLink;
  #view: FriendView = {
    connection: "connecting", table: null, you: [], seats: {}, watching: 0, next: null, refusal: null, asking: false,
    trouble: null,
  };
  #listeners = new Set<() => void>();
  #left = false;
  /** Ends when everything heard so far has been understood: the engine takes its time, the order is kept. */
  #work: Promise<void> = Promise.resolve();

  /** `wantsOf` tells what has to be asked about the moments of a kind of game. */
  constructor(
    engine: Engine,
    id: string,
    token: string,
    surroundings: LinkSurroundings,
    wantsOf: (game: string) => Wants = () => ({}),
    roll: WaitForDie = () => Promise.resolve(),
  ) {
    this.id = id;
    this.#engine = engine;
    this.#wantsOf = wantsOf;
    this.#roll = roll;
    this.#link = new GameLink(id, token, surroundings, (event) => this.#hear(event));
  }

  get view(): FriendView {
    return this.#view;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  sit(seat: string): void {
    if (this.#link.ask({ kind: "sit", seat })) this.#change({ asking: true, refusal: null });
  }

  rematch(): void {
    if (this.#link.ask({ kind: "rematch" })) this.#change({ asking: true, refusal: null });
  }

  leave(): void {
    this.#left = true;
    this.#listeners.clear();
    this.#link.close();
    this.#view.table?.leave();
  }

  #change(change: Partial<FriendView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  #hear(event: LinkEvent): void {
    this.#work = this.#work.then(() => (this.#left ? undefined : this.#understand(event))).catch(() => this.#fail("broken"));
  }

  #fail(trouble: FriendView["trouble"]): void {
    this.#link.close();
    this.#change({ trouble });
  }

  async #understand(event: LinkEvent): Promise<void> {
    const { table } = this.#view;
    switch (event.kind) {
      case "connection": return this.#change({ connection: event.connected ? "connected" : "lost" });
      case "game": return this.#enter(event);
      case "action": {
        if (table) await this.#take(table, [event.counted], true);
        return;
      }
      case "seats": {
        const { seats, watching, you } = event;
        this.#change({ seats, watching });
        if (you) this.#sitDown(you);
        return;
      }
      case "next": return this.#change({ next: { id: event.id, by: event.wished ? "me" : "other" }, asking: false });
      case "refused": return this.#takeRefusal(event);
      case "unknown-game": return this.#fail("unknown-game");
    }
  }

  /** The game comes: for the first time, or what was missed of it. */
  async #enter({ game, rules, start, you, seats, watching, actions, next }: GameMessage): Promise<void> {
    const known = this.#view.table;
    const handIn = (action: string, number: number) => this.#link.ask({ kind: "action", action, number });
    const setup = { game, rules, start, ...this.#wantsOf(game) };
    const table = known ?? (await RemoteTable.open(this.#engine, setup, handIn, this.#roll));
    if (this.#left) return;
    if (!(table instanceof RemoteTable)) return this.#fail(table.code === TOO_LARGE ? "too-large" : "unknown-kind");
    if (!(await this.#take(table, actions, known !== null))) return;
    const nextGame = next === null || next === this.#view.next?.id ? this.#view.next : { id: next, by: null };
    this.#change({ table, seats, watching, next: nextGame, ...(known ? {} : { refusal: null }) });
    this.#sitDown(you);
  }

  /** False when the game has become too large to be shown. */
  async #take(table: RemoteTable, actions: readonly CountedAction[], fresh: boolean): Promise<boolean> {
    await table.take(actions, fresh);
    if (table.tooLarge) this.#fail("too-large");
    return !table.tooLarge;
  }

  #sitDown(you: readonly string[]): void {
    this.#view.table?.seat(you);
    const sat = you.some((seat) => !this.#view.you.includes(seat));
    this.#change({ you, ...(sat ? { asking: false, refusal: null } : {}) });
  }

  #takeRefusal({ wish, code, reason }: Extract<LinkEvent, { kind: "refused" }>): void {
    const { table } = this.#view;
    if (wish?.kind !== "action") return this.#change({ refusal: reason, asking: false });
    // More was known here than on the server: they have parted.
    if (code === "gap") return table?.disagree();
    // What happened instead shows itself.
    table?.takeBack(code === "number-taken" ? null : reason);
  }
}
