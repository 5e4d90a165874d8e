import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { delayAfter, GameLink, type LinkEvent } from "../src/client/game_link";
import { counted, FakeServer, gameMessage, ID, TOKEN } from "./fake_link";

let server: FakeServer;
let events: LinkEvent[];
let link: GameLink;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  events = [];
  link = new GameLink(ID, TOKEN, server, (event) => events.push(event));
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

/** Lets the link join, as far as the server knows the game. */
function join(change: object = {}): void {
  server.socket.open();
  server.socket.say(gameMessage(change));
}

const kinds = () => events.map((event) => event.kind);
const actions = () => events.flatMap((event) => (event.kind === "action" ? event.counted.action : []));

describe("a link", () => {
  test("joins with its token, and hears the game", () => {
    server.socket.open();
    expect(server.socket.heard).toEqual([{ join: ID, token: TOKEN, from: 1 }]);
    server.socket.say(gameMessage());
    expect(kinds()).toEqual(["connection", "game"]);
    expect(events[0]).toEqual({ kind: "connection", connected: true });
  });

  test("an action is acknowledged by coming back", () => {
    join();
    expect(link.ask({ kind: "action", action: "a1b2", number: 1 })).toBe(true);
    expect(server.socket.last).toEqual({ action: "a1b2", number: 1 });
    expect(link.ask({ kind: "rematch" })).toBe(false);
    server.socket.say(counted(1, "a1b2", "x"));
    expect(actions()).toEqual(["a1b2"]);
    expect(link.ask({ kind: "action", action: "b2c3", number: 2 })).toBe(true);
  });

  test("an action that does not follow is not sent", () => {
    join({ actions: [counted(1, "a1b2", "x")] });
    expect(link.ask({ kind: "action", action: "a1b2", number: 1 })).toBe(false);
    expect(link.ask({ kind: "action", action: "a1b2", number: 3 })).toBe(false);
    expect(server.socket.heard).toHaveLength(1);
  });

  test("after an interruption it asks for what it missed, and hears everything once", () => {
    join({ actions: [counted(1, "a1b2", "x")] });
    server.socket.say(counted(2, "b2c3", "o"));
    server.socket.break();
    expect(events[events.length - 1]).toEqual({ kind: "connection", connected: false });
    vi.advanceTimersByTime(450);
    expect(server.sockets).toHaveLength(2);
    server.socket.open();
    expect(server.socket.last).toEqual({ join: ID, token: TOKEN, from: 3 });
    server.socket.say(gameMessage({ from: 3, actions: [counted(3, "a1c1", "x")] }));
    expect(events[events.length - 1]).toMatchObject({ kind: "game", from: 3, actions: [{ number: 3 }] });
    server.socket.say(counted(3, "a1c1", "x"));
    server.socket.say(counted(4, "b1c1", "o"));
    expect(actions()).toEqual(["b2c3", "b1c1"]);
  });

  test("what was not acknowledged is repeated, an action as well as a seat and a rematch", () => {
    join();
    link.ask({ kind: "action", action: "a1b2", number: 1 });
    server.socket.break(1012);
    vi.advanceTimersByTime(1000);
    join();
    expect(server.socket.heard).toEqual([{ join: ID, token: TOKEN, from: 1 }, { action: "a1b2", number: 1 }]);
    server.socket.say(counted(1, "a1b2", "x"));
    link.ask({ kind: "sit", seat: "o" });
    server.socket.break();
    vi.advanceTimersByTime(1000);
    join({ from: 2 });
    expect(server.socket.last).toEqual({ sit: "o" });
    server.socket.say({ you: ["o"], seats: {}, watching: 0 });
    link.ask({ kind: "rematch" });
    server.socket.break();
    vi.advanceTimersByTime(1000);
    join({ from: 2 });
    expect(server.socket.last).toEqual({ rematch: true });
    server.socket.say({ next: ID });
    expect(events[events.length - 1]).toEqual({ kind: "next", id: ID, wished: true });
  });

  test("an action that had arrived before the interruption is not repeated", () => {
    join();
    link.ask({ kind: "action", action: "a1b2", number: 1 });
    server.socket.break();
    vi.advanceTimersByTime(1000);
    join({ actions: [counted(1, "a1b2", "x")] });
    expect(server.socket.heard).toHaveLength(1);
    expect(kinds()).not.toContain("refused");
  });

  test("what is asked for without a connection is said as soon as there is one", () => {
    expect(link.ask({ kind: "sit", seat: "o" })).toBe(true);
    join();
    expect(server.socket.last).toEqual({ sit: "o" });
  });

  test("when another action took the number, the wish is given up", () => {
    join();
    link.ask({ kind: "action", action: "a1b2", number: 1 });
    server.socket.say(counted(1, "b1b2", "x"));
    expect(events.slice(-2)).toMatchObject([{ kind: "action" }, { kind: "refused", code: "number-taken" }]);
    expect(link.ask({ kind: "action", action: "a1b2", number: 2 })).toBe(true);
  });

  test("a gap in what is heard is filled", () => {
    join();
    server.socket.say(counted(3, "a1b2", "x"));
    expect(actions()).toEqual([]);
    expect(server.socket.heard).toEqual(Array(2).fill({ join: ID, token: TOKEN, from: 1 }));
  });

  test("a refusal ends the wish", () => {
    join();
    link.ask({ kind: "action", action: "a1b2", number: 1 });
    server.socket.say({ error: { code: "not-your-turn", reason: "it is O's turn", number: 1 } });
    expect(events[events.length - 1]).toMatchObject({ kind: "refused", wish: { kind: "action" }, reason: "it is O's turn" });
    link.ask({ kind: "sit", seat: "o" });
    server.socket.say({ error: { code: "seat-taken", reason: "taken" } });
    expect(events[events.length - 1]).toMatchObject({ kind: "refused", wish: { kind: "sit" } });
    expect(link.ask({ kind: "rematch" })).toBe(true);
  });

  test("a refusal of something else leaves the wish alone", () => {
    join();
    link.ask({ kind: "action", action: "a1b2", number: 1 });
    server.socket.say({ error: { code: "bad-request", reason: "what?" } });
    expect(kinds()).not.toContain("refused");
  });

  test("a busy server is asked again", () => {
    join();
    link.ask({ kind: "action", action: "a1b2", number: 1 });
    server.socket.say({ error: { code: "busy", reason: "later", number: 1 } });
    expect(server.socket.heard).toHaveLength(2);
    vi.advanceTimersByTime(2000);
    expect(server.socket.heard.slice(1)).toEqual([{ action: "a1b2", number: 1 }, { action: "a1b2", number: 1 }]);
    expect(kinds()).not.toContain("refused");
  });

  test("an unknown game is told once, and no longer asked for", () => {
    server.socket.open();
    server.socket.say({ error: { code: "unknown-game", reason: "no" } });
    expect(kinds()).toEqual(["unknown-game"]);
    vi.advanceTimersByTime(60_000);
    expect(server.sockets).toHaveLength(1);
  });

  test.each([
    ["no JSON", "{"],
    ["an odd action", { action: 5 }],
    ["another game", gameMessage({ game: { id: "k3Jd0aQm2Xy0", game: "tictactoe", rules: {}, start: null } })],
    ["a game with a gap", gameMessage({ from: 7 })],
  ])("after %s the connection is made anew, not at once", (_, message) => {
    join();
    const before = server.socket;
    before.say(message);
    expect(before.closed).toBe(true);
    vi.advanceTimersByTime(2000);
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(8000);
    expect(server.sockets).toHaveLength(2);
  });

  test("messages of later versions are passed over", () => {
    join();
    const before = kinds();
    server.socket.say({ weather: "fine" });
    expect(kinds()).toEqual(before);
    expect(server.socket.closed).toBe(false);
  });

  test("it pings while it is looked at", () => {
    join();
    vi.advanceTimersByTime(20_000);
    expect(server.socket.last).toEqual({ ping: 1 });
    server.socket.say({ pong: 1 });
    server.visible = false;
    vi.advanceTimersByTime(60_000);
    expect(server.socket.heard).toHaveLength(2);
    expect(server.sockets).toHaveLength(1);
  });

  test("without an answer to a ping it connects again", () => {
    join();
    vi.advanceTimersByTime(20_000);
    const silent = server.socket;
    vi.advanceTimersByTime(8000);
    expect(silent.closed).toBe(true);
    expect(events[events.length - 1]).toEqual({ kind: "connection", connected: false });
    vi.advanceTimersByTime(450);
    expect(server.sockets).toHaveLength(2);
  });

  test("without an answer to joining or connecting it connects again", () => {
    vi.advanceTimersByTime(8450);
    expect(server.sockets).toHaveLength(2);
    server.socket.open();
    vi.advanceTimersByTime(8900);
    expect(server.sockets).toHaveLength(3);
  });

  test("when the network is back or the page is looked at again, it connects at once or asks for a sign of life", () => {
    server.socket.break(1013);
    server.wake();
    expect(server.sockets).toHaveLength(2);
    join();
    server.wake();
    expect(server.socket.last).toEqual({ ping: 1 });
    vi.advanceTimersByTime(8000);
    expect(server.socket.closed).toBe(true);
  });

  test("the delays grow and begin anew after a success", () => {
    const waited: number[] = [];
    for (let attempt = 0; attempt < 7; ++attempt) {
      const before = Date.now();
      const count = server.sockets.length;
      server.socket.break();
      while (server.sockets.length === count) vi.advanceTimersByTime(50);
      waited.push(Date.now() - before);
    }
    expect(waited).toEqual([450, 900, 1800, 3600, 7200, 7500, 7500]);
    join();
    server.socket.break();
    vi.advanceTimersByTime(450);
    expect(server.sockets).toHaveLength(9);
  });

  test("delays are never the same for everybody, and at most ten seconds", () => {
    expect(delayAfter(0, 0)).toBe(300);
    expect(delayAfter(0, 0.999)).toBeGreaterThan(550);
    expect(delayAfter(50, 0.999)).toBeLessThanOrEqual(10_000);
    expect(delayAfter(50, 0)).toBe(5000);
  });

  test("one who comes too fast waits longer", () => {
    join();
    server.socket.break(1008);
    vi.advanceTimersByTime(4000);
    expect(server.sockets).toHaveLength(1);
    vi.advanceTimersByTime(6000);
    expect(server.sockets).toHaveLength(2);
  });

  test("a link that was left says and hears nothing more", () => {
    join();
    const socket = server.socket;
    link.close();
    expect(socket.closed).toBe(true);
    const before = kinds();
    socket.break();
    server.wake();
    vi.advanceTimersByTime(60_000);
    expect(kinds()).toEqual(before);
    expect(server.sockets).toHaveLength(1);
    expect(link.ask({ kind: "rematch" })).toBe(false);
  });
});
