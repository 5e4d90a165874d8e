import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { FriendGame, type FriendView } from "../src/game/friend_game";
import { counted, FakeServer, gameMessage, ID, RULES, TOKEN } from "./fake_link";
import { nodeEngine } from "./node_engine";

const NEXT = "k3Jd0aQm2Xy1";
const FREE = { x: { taken: true, here: true }, o: { taken: false, here: false } };

let engine: Engine;
let server: FakeServer;
let game: FriendGame;

beforeAll(async () => {
  engine = await nodeEngine();
});

beforeEach(() => {
  server = new FakeServer();
  game = new FriendGame(engine, ID, TOKEN, server);
});

afterEach(() => game.leave());

/** Resolves when the game is as wanted. */
function until(wanted: (view: FriendView) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!wanted(game.view)) return;
      leave();
      resolve();
    };
    const leave = game.subscribe(look);
    look();
  });
}

async function enter(change: object = {}): Promise<void> {
  server.socket.open();
  server.socket.say(gameMessage(change));
  await until((view) => view.table !== null);
}

/** Everything said so far has been understood. */
async function settle(): Promise<void> {
  server.socket.say({ seats: FREE, watching: 77 });
  await until((view) => view.watching === 77);
}

describe("a game between browsers", () => {
  test("begins with what was played already, and goes on with what comes", async () => {
    await enter({ actions: [counted(1, "a1b2", "x")], watching: 2 });
    expect(game.view).toMatchObject({ connection: "connected", you: ["x"], watching: 2, next: null, trouble: null });
    expect(game.view.table?.actions).toEqual(["a1b2"]);
    expect(game.view.table?.view.fresh).toBe(false);
    server.socket.say(counted(2, "b2c3", "o"));
    server.socket.say(counted(3, "a1c3", "x"));
    await settle();
    expect(game.view.table?.actions).toEqual(["a1b2", "b2c3", "a1c3"]);
    expect(game.view.table?.awaitsPerson).toBe(false);
  });

  test("an action goes out and counts when it is back", async () => {
    await enter();
    const table = game.view.table;
    const played = table?.play("a1b2");
    while (!table?.view.sending) await Promise.resolve();
    expect(server.socket.last).toEqual({ action: "a1b2", number: 1 });
    server.socket.say(counted(1, "a1b2", "x"));
    expect(await played).toBe(true);
  });

  test("what the server refuses is told at the table", async () => {
    await enter();
    const table = game.view.table;
    const played = table?.play("a1b2");
    while (!table?.view.sending) await Promise.resolve();
    server.socket.say({ error: { code: "no-seat", reason: "those who watch cannot act", number: 1 } });
    expect(await played).toBe(false);
    expect(table?.view.refusal).toBe("those who watch cannot act");
  });

  test("a gap means that the server knows less: they disagree", async () => {
    await enter();
    const table = game.view.table;
    void table?.play("a1b2");
    while (!table?.view.sending) await Promise.resolve();
    server.socket.say({ error: { code: "gap", reason: "too early", number: 1 } });
    await settle();
    expect(table?.disagrees).toBe(true);
  });

  test("a visitor takes a free seat, and may act then", async () => {
    await enter({ you: [], seats: FREE, actions: [counted(1, "a1b2", "x")] });
    expect(game.view.table?.awaitsPerson).toBe(false);
    game.sit("o");
    expect(game.view.asking).toBe(true);
    server.socket.say({ you: ["o"], seats: FREE, watching: 0 });
    await until((view) => view.you.length > 0);
    expect(game.view.asking).toBe(false);
    expect(game.view.table?.awaitsPerson).toBe(true);
  });

  test("a seat that somebody else has taken is refused in words", async () => {
    await enter({ you: [], seats: FREE });
    game.sit("o");
    server.socket.say({ error: { code: "seat-taken", reason: "somebody else has the seat" } });
    await until((view) => view.refusal !== null);
    expect(game.view).toMatchObject({ asking: false, refusal: "somebody else has the seat" });
  });

  test("a new game is known by who opened it", async () => {
    await enter();
    server.socket.say({ next: NEXT });
    await until((view) => view.next !== null);
    expect(game.view.next).toEqual({ id: NEXT, by: "other" });
    game.rematch();
    server.socket.say({ next: NEXT });
    await until((view) => view.next?.by === "me");
  });

  test("a new game that was there before is nobody's wish now", async () => {
    await enter({ next: NEXT });
    expect(game.view.next).toEqual({ id: NEXT, by: null });
  });

  test("an unknown game and an unknown kind of game are told", async () => {
    server.socket.open();
    server.socket.say({ error: { code: "unknown-game", reason: "no" } });
    await until((view) => view.trouble === "unknown-game");
    game = new FriendGame(engine, ID, TOKEN, server);
    server.socket.open();
    server.socket.say(gameMessage({ game: { id: ID, game: "ludo", rules: {}, start: null } }));
    await until((view) => view.trouble === "unknown-kind");
  });

  test("a lost connection is told", async () => {
    await enter();
    server.socket.break();
    await until((view) => view.connection === "lost");
  });

  test("an engine that breaks down is noticed", async () => {
    const broken: Engine = { ...engine, ask: () => Promise.reject(new Error("gone")) };
    game = new FriendGame(broken, ID, TOKEN, server);
    server.socket.open();
    server.socket.say(gameMessage({ game: { id: ID, game: "tictactoe", rules: RULES, start: null } }));
    await until((view) => view.trouble === "broken");
  });
});
