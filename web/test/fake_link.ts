// A server made of a few lines: sockets that a test opens, answers and breaks at will.
import type { LinkSocket, LinkSurroundings } from "../src/client/game_link";
import type { CountedAction, SeatStates } from "../src/client/server_messages";

export const ID = "k3Jd0aQm2XyZ";
export const TOKEN = "t".repeat(43);
export const RULES = { variant: "goff", width: 3, height: 3, line: 3 };
export const BOTH: SeatStates = { x: { taken: true, here: true }, o: { taken: true, here: true } };

export class FakeSocket implements LinkSocket {
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  closed = false;
  heard: unknown[] = [];

  send(text: string): void {
    this.heard.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.onopen?.({} as never);
  }

  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) } as never);
  }

  break(code = 1006): void {
    this.onclose?.({ code } as never);
  }

  get last(): unknown {
    return this.heard[this.heard.length - 1];
  }
}

export class FakeServer implements LinkSurroundings {
  sockets: FakeSocket[] = [];
  visible = true;
  #wake = new Set<() => void>();

  connect(): LinkSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  isVisible(): boolean {
    return this.visible;
  }

  onWake(listener: () => void): () => void {
    this.#wake.add(listener);
    return () => this.#wake.delete(listener);
  }

  random(): number {
    return 0.5;
  }

  wake(): void {
    for (const listener of this.#wake) listener();
  }

  get socket(): FakeSocket {
    return this.sockets[this.sockets.length - 1] as FakeSocket;
  }
}

export function counted(number: number, action: string, actor: string): CountedAction {
  return { action, number, actor, ms: 1000 * number, result: null };
}

/** What is heard after joining. */
export function gameMessage(change: object = {}): Record<string, unknown> {
  return {
    game: { id: ID, game: "tictactoe", rules: RULES, start: null },
    you: ["x"], seats: BOTH, watching: 0, from: 1, actions: [], result: null, next: null,
    ...change,
  };
}
