// A game that a server referees: an action of a person here counts only when it comes back, and those of others come in
// by themselves. Nothing can be taken back.
import type { Engine } from "../client/engine";
import { sameJson } from "../client/json";
import { NATURE, toldAction } from "../client/protocol";
import type { CountedAction } from "../client/server_messages";
import { GameTable, openingOf, TOO_LARGE, type GameSetup, type Opening, type OpeningRefusal } from "./game_table";

/** Takes an action to those who decide; false when it cannot be taken there now. */
export type HandIn = (action: string, number: number) => boolean;

/** Waits while a die is seen rolling. */
export type WaitForDie = () => Promise<void>;

export class RemoteTable extends GameTable {
  readonly setup: GameSetup;
  #handIn: HandIn;
  #roll: WaitForDie;
  #persons: readonly string[] = [];
  #disagrees = false;
  #tooLarge = false;
  /** The action on its way, and what ends the wait for it. */
  #sent: { action: string; settle: (counts: boolean) => void } | null = null;

  private constructor(engine: Engine, setup: GameSetup, opening: Opening, handIn: HandIn, roll: WaitForDie) {
    super(engine, opening);
    this.setup = setup;
    this.#handIn = handIn;
    this.#roll = roll;
  }

  static async open(
    engine: Engine,
    setup: GameSetup,
    handIn: HandIn,
    roll: WaitForDie = () => Promise.resolve(),
  ): Promise<RemoteTable | OpeningRefusal> {
    const opening = await openingOf(engine, setup);
    return "refusal" in opening ? opening : new RemoteTable(engine, { ...setup, rules: opening.rules }, opening, handIn, roll);
  }

  /** These seats are of the person at this page, none for one who watches. */
  seat(persons: readonly string[]): void {
    this.#persons = persons;
    this.change({});
  }

  override get persons(): readonly string[] {
    return this.#persons;
  }

  /** True when the engine here and the server no longer tell the same story. */
  get disagrees(): boolean {
    return this.#disagrees;
  }

  /** True when the game has become more than the engine here can show. */
  get tooLarge(): boolean {
    return this.#tooLarge;
  }

  override async play(action: string): Promise<boolean> {
    const number = this.actions.length + 1;
    const { answer } = await this.examine([...this.told, action]);
    if (number !== this.actions.length + 1 || this.view.sending) return false;
    if (!answer.ok) {
      this.refuse(answer.error.reason);
      return false;
    }
    const spelled = answer.trace?.[0]?.action ?? action;
    if (!this.awaitsPerson || !this.#handIn(spelled, number)) return false;
    this.change({ sending: true, refusal: null });
    return new Promise((settle) => {
      this.#sent = { action: spelled, settle };
    });
  }

  /** Actions that count, in order; those known already are passed over. One call at a time. */
  async take(counted: readonly CountedAction[], fresh: boolean): Promise<void> {
    const known = this.actions.length;
    const added = counted.filter(({ number }) => number > known);
    const latest = added[added.length - 1];
    if (!latest || this.#disagrees) return;
    // The server has rolled already; here the die is seen to.
    if (fresh && added[0]?.actor === NATURE && this.last.actor === NATURE) await this.#roll();
    const { answer, known: before } = await this.examine([...this.told, ...added.map(toldAction)]);
    if (!answer.ok && answer.error.code === TOO_LARGE) {
      this.#tooLarge = true;
      return this.takeBack(null);
    }
    if (!answer.ok) return this.disagree();
    const times = [...this.view.moments.slice(1).map((moment) => moment.ms), ...added.map(({ ms }) => ms)];
    const played = this.courseOf(answer, before, times);
    const sameActors = added.every(({ actor, number }) => played.moments[number]?.by === actor);
    if (!sameActors || !sameJson(latest.result, played.result)) return this.disagree();
    for (const { given, number } of added) {
      const moment = played.moments[number];
      if (given && moment) moment.given = given;
    }
    const following = this.view.cursor === known;
    this.change({
      ...played,
      cursor: following ? latest.number : this.view.cursor,
      news: !following,
      fresh: fresh && following,
      sending: false,
      refusal: null,
    });
    this.#end(this.#sent?.action === added[0]?.action);
  }

  /** The action that was handed in does not count. */
  takeBack(reason: string | null): void {
    this.change({ sending: false, refusal: reason });
    this.#end(false);
  }

  disagree(): void {
    this.#disagrees = true;
    this.takeBack(null);
  }

  override leave(): void {
    super.leave();
    this.#end(false);
  }

  #end(counts: boolean): void {
    this.#sent?.settle(counts);
    this.#sent = null;
  }
}
