// The connection of one page to one game on the server. It comes back by itself when it is lost, asks for what was
// missed, and repeats what the server has not acknowledged.
import { readMessage, type CountedAction, type GameMessage, type SeatsMessage, type ServerMessage } from "./server_messages";

/** As much of a WebSocket as is needed here. */
export interface LinkSocket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LinkSurroundings {
  connect(): LinkSocket;
  isVisible(): boolean;
  /** Calls when the network is back or the page is looked at again, until the returned function is called. */
  onWake(listener: () => void): () => void;
  /** At least 0, less than 1. */
  random(): number;
}

/** Something asked of the server that it has not answered yet. There is one at a time. */
export type PendingRequest =
  | { kind: "sit"; seat: string }
  | { kind: "action"; action: string; number: number }
  | { kind: "rematch" };

export type LinkEvent =
  | GameMessage
  | SeatsMessage
  | { kind: "action"; counted: CountedAction }
  | { kind: "next"; id: string; wished: boolean }
  | { kind: "connection"; connected: boolean }
  /** The server said no, or somebody else acted first: nothing was changed. */
  | { kind: "refused"; wish: PendingRequest | null; code: string; reason: string }
  | { kind: "unknown-game" };

const FIRST_DELAY_MS = 300;
const LARGEST_DELAY_MS = 10_000;
/** After this many failed attempts the delay grows no further; who was told to come back later begins with it. */
const PATIENT_ATTEMPTS = 4;
const PING_EVERY_MS = 20_000;
const ANSWER_WITHIN_MS = 8_000;

const TOO_FAST = 1008;
const TOO_MANY = 1013;
const TRY_AGAIN_CODES = ["busy", "too-many"];

/** Exponential backoff with jitter, capped: how long to wait before connecting again. */
export function delayAfter(attempts: number, random: number): number {
  const grown = Math.min(FIRST_DELAY_MS * 2 ** attempts, LARGEST_DELAY_MS / 2);
  return Math.round(grown * (1 + random));
}

export class GameLink {
  #id: string;
  #token: string;
  #surroundings: LinkSurroundings;
  #listener: (event: LinkEvent) => void;
  #socket: LinkSocket | null = null;
  #joined = false;
  #wish: PendingRequest | null = null;
  /** The number of the last action heard. */
  #known = 0;
  /** Attempts to connect in vain, since it last worked. */
  #attempts = 0;
  #pings = 0;
  #closed = false;
  #stopWaking: () => void;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #repeat: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval>;

  constructor(id: string, token: string, surroundings: LinkSurroundings, listener: (event: LinkEvent) => void) {
    this.#id = id;
    this.#token = token;
    this.#surroundings = surroundings;
    this.#listener = listener;
    this.#stopWaking = surroundings.onWake(() => this.#wake());
    this.#pinging = setInterval(() => surroundings.isVisible() && this.#ping(), PING_EVERY_MS);
    this.#connect();
  }

  /** Asks for something; false when an earlier wish is still open or an action does not follow the last one. */
  ask(wish: PendingRequest): boolean {
    if (this.#closed || this.#wish) return false;
    if (wish.kind === "action" && wish.number !== this.#known + 1) return false;
    this.#wish = wish;
    this.#tellWish();
    return true;
  }

  close(): void {
    this.#closed = true;
    this.#stopWaking();
    clearInterval(this.#pinging);
    this.#drop();
  }

  #connect(): void {
    this.#drop();
    const socket = this.#surroundings.connect();
    this.#socket = socket;
    this.#expectAnswer();
    socket.onopen = () => this.#join();
    socket.onmessage = ({ data }: { data: unknown }) => this.#receive(readMessage(data));
    socket.onclose = ({ code }: { code: number }) => this.#reconnect(code === TOO_FAST || code === TOO_MANY);
  }

  /** Forgets the socket and everything that waits for it. */
  #drop(): void {
    for (const timer of [this.#again, this.#silence, this.#repeat]) clearTimeout(timer);
    const socket = this.#socket;
    this.#socket = null;
    this.#joined = false;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #reconnect(patient: boolean): void {
    this.#drop();
    if (patient) this.#attempts = Math.max(this.#attempts, PATIENT_ATTEMPTS);
    this.#again = setTimeout(() => this.#connect(), delayAfter(this.#attempts, this.#surroundings.random()));
    ++this.#attempts;
    this.#listener({ kind: "connection", connected: false });
  }

  /** What was waited for may be possible now; what seemed alive may be dead. */
  #wake(): void {
    if (this.#joined) this.#ping();
    else if (!this.#socket) this.#connect();
  }

  #tell(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #join(): void {
    this.#expectAnswer();
    this.#tell({ join: this.#id, token: this.#token, from: this.#known + 1 });
  }

  #ping(): void {
    if (!this.#joined) return;
    this.#tell({ ping: ++this.#pings });
    this.#expectAnswer();
  }

  /** Whatever is heard is a sign of life; without one the connection is given up. */
  #expectAnswer(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#reconnect(false), ANSWER_WITHIN_MS);
  }

  #tellWish(): void {
    const wish = this.#wish;
    if (!wish || !this.#joined) return;
    if (wish.kind === "sit") this.#tell({ sit: wish.seat });
    else if (wish.kind === "rematch") this.#tell({ rematch: true });
    else this.#tell({ action: wish.action, number: wish.number });
    this.#expectAnswer();
  }

  #receive(message: ServerMessage | null): void {
    if (!message) return this.#reconnect(true);
    clearTimeout(this.#silence);
    switch (message.kind) {
      case "game": return this.#receiveGame(message);
      case "seats": return this.#receiveSeats(message);
      case "action": return this.#receiveAction(message.counted);
      case "next": return this.#receiveNext(message.id);
      case "error": return this.#receiveError(message);
    }
  }

  #receiveGame(message: GameMessage): void {
    if (message.id !== this.#id || message.from > this.#known + 1) return this.#reconnect(true);
    const actions = message.actions.filter(({ number }) => number > this.#known);
    this.#known += actions.length;
    this.#joined = true;
    this.#attempts = 0;
    this.#listener({ kind: "connection", connected: true });
    this.#listener({ ...message, from: this.#known - actions.length + 1, actions });
    for (const counted of actions) this.#settleAction(counted);
    if (this.#wish?.kind === "sit" && message.you.includes(this.#wish.seat)) this.#wish = null;
    if (this.#wish?.kind === "rematch" && message.next !== null) this.#receiveNext(message.next);
    this.#tellWish();
  }

  #receiveSeats(message: SeatsMessage): void {
    if (this.#wish?.kind === "sit" && message.you?.includes(this.#wish.seat)) this.#wish = null;
    this.#listener(message);
  }

  #receiveAction(counted: CountedAction): void {
    if (counted.number > this.#known + 1) return this.#join();
    if (counted.number === this.#known + 1) {
      ++this.#known;
      this.#listener({ kind: "action", counted });
    }
    this.#settleAction(counted);
  }

  /** An action with the number of the one wished for either is that one, or has taken its place. */
  #settleAction({ action, number }: CountedAction): void {
    const wish = this.#wish;
    if (wish?.kind !== "action" || wish.number !== number) return;
    if (wish.action === action) this.#wish = null;
    else this.#refuse("number-taken", "");
  }

  #receiveNext(id: string): void {
    const wished = this.#wish?.kind === "rematch";
    if (wished) this.#wish = null;
    this.#listener({ kind: "next", id, wished });
  }

  #receiveError({ code, reason, number }: { code: string; reason: string; number?: number }): void {
    if (code === "unknown-game") {
      this.close();
      return this.#listener({ kind: "unknown-game" });
    }
    const wish = this.#wish;
    if (!this.#joined) {
      this.#refuse(code, reason, null);
      return this.#reconnect(true);
    }
    // About something that is no longer wished for.
    if (!wish || (wish.kind === "action" ? wish.number !== number : number !== undefined)) return;
    if (TRY_AGAIN_CODES.includes(code)) return this.#tryAgainSoon();
    this.#refuse(code, reason);
    // Somebody acted first, and that was not heard here.
    if (code === "number-taken") this.#join();
  }

  #tryAgainSoon(): void {
    const delay = delayAfter(Math.min(++this.#attempts, PATIENT_ATTEMPTS), this.#surroundings.random());
    clearTimeout(this.#repeat);
    this.#repeat = setTimeout(() => this.#tellWish(), delay);
  }

  #refuse(code: string, reason: string, wish = this.#wish): void {
    if (wish) this.#wish = null;
    this.#listener({ kind: "refused", wish, code, reason });
  }
}
