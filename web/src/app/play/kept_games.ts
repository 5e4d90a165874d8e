// The games that belong to this browser alone, each kept under an id of its own. What a page needs of the place where
// they are kept is asynchronous, so that another kind of storage can take it. Nothing breaks without storage.
import { isObject } from "../../client/json";
import type { GameRecord } from "../../game/record";
import type { Seats } from "../../game/seats";

export interface KeptGame {
  record: GameRecord;
  seats: Seats;
}

/** A game as it was found, to be examined like any other text from outside. */
export interface FoundGame {
  id: string;
  /** When it was kept, in milliseconds since 1970. */
  changed: number;
  record: Record<string, unknown>;
  seats: unknown;
}

/** `taken`: another page has gone on with this game, and nothing was changed. `full`: there is no room, or no storage. */
export type Kept = "kept" | "taken" | "full";

export interface GameShelf {
  /** All games that were kept, the latest first. */
  all(): Promise<readonly FoundGame[]>;
  /** Takes a game to go on with it: from now on this page keeps it, and any other page that had it no longer does. */
  take(id: string): Promise<FoundGame | null>;
  keep(id: string, game: KeptGame): Promise<Kept>;
  forget(id: string): Promise<void>;
}

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 12;

export function isLocalId(id: string): boolean {
  return /^[a-z0-9]{12}$/.test(id);
}

/** Names a game, or a page: no two get the same. */
export function drawId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(ID_LENGTH));
  return [...bytes].map((byte) => ID_LETTERS[byte % ID_LETTERS.length]).join("");
}

const PREFIX = "spooky.local.";
/** Where there was room for one game only. */
const OLD_PLACE = "spooky.game";
/** Games that were opened and never begun are forgotten after this time. */
const UNBEGUN_MS = 24 * 60 * 60 * 1000;

/** Games in the browser's local storage, which all pages of the site share. */
export class LocalShelf implements GameShelf {
  #page = drawId();
  #storage: () => Storage;
  #now: () => number;

  /** `storage` may throw, where a browser forbids it. */
  constructor(storage: () => Storage = () => localStorage, now: () => number = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  async all(): Promise<readonly FoundGame[]> {
    try {
      this.#adoptOld();
      const storage = this.#storage();
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      const ids = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
      const found = ids.flatMap((id) => this.#read(id)?.game ?? []);
      const [begun, unbegun] = [found.filter(isBegun), found.filter((game) => !isBegun(game))];
      for (const { id, changed } of unbegun) if (this.#now() - changed > UNBEGUN_MS) storage.removeItem(PREFIX + id);
      return begun.sort((one, other) => other.changed - one.changed);
    } catch {
      return [];
    }
  }

  async take(id: string): Promise<FoundGame | null> {
    try {
      const found = this.#read(id);
      if (!found) return null;
      const { changed, record, seats } = found.game;
      this.#write(id, { changed, record, seats });
      return found.game;
    } catch {
      return null;
    }
  }

  async keep(id: string, game: KeptGame): Promise<Kept> {
    try {
      const found = this.#read(id);
      if (found && found.page !== this.#page) return "taken";
      this.#write(id, { changed: this.#now(), ...game });
      return "kept";
    } catch {
      return "full";
    }
  }

  async forget(id: string): Promise<void> {
    try {
      this.#storage().removeItem(PREFIX + id);
    } catch {
      // Nothing was kept.
    }
  }

  #write(id: string, game: object): void {
    this.#storage().setItem(PREFIX + id, JSON.stringify({ page: this.#page, ...game }));
  }

  #read(id: string): { page: unknown; game: FoundGame } | null {
    const value = parsed(this.#storage().getItem(PREFIX + id));
    if (!isLocalId(id) || !isObject(value) || !isObject(value.record)) return null;
    const { page, changed, seats } = value;
    return { page, game: { id, changed: typeof changed === "number" ? changed : 0, record: value.record, seats } };
  }

  /** A game that an earlier version of the page kept gets an id of its own. */
  #adoptOld(): void {
    const storage = this.#storage();
    const old = parsed(storage.getItem(OLD_PLACE));
    if (isObject(old) && isObject(old.record)) this.#write(drawId(), { changed: this.#now(), record: old.record, seats: old.seats });
    storage.removeItem(OLD_PLACE);
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function isBegun({ record }: FoundGame): boolean {
  return Array.isArray(record.actions) && record.actions.length > 0;
}
