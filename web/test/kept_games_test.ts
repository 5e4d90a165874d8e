import { beforeEach, describe, expect, test } from "vitest";
import { drawId, isLocalId, LocalShelf, type KeptGame } from "../src/app/play/kept_games";
import { nameOf } from "../src/app/home/kept_games_list";
import type { GameRecord } from "../src/game/record";
import { PERSON } from "../src/game/seats";

/** As much of a browser's storage as is needed, with room for so many characters. */
class FakeStorage {
  #items = new Map<string, string>();
  room = Infinity;

  get length() {
    return this.#items.size;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (value.length > this.room) throw new Error("full");
    this.#items.set(key, value);
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
}

let storage: FakeStorage;
let now: number;

/** A page of its own on the storage that all pages share. */
function openPage(): LocalShelf {
  return new LocalShelf(() => storage as unknown as Storage, () => now);
}

function gameOf(...actions: string[]): KeptGame {
  const record: GameRecord = {
    format: "spooky-record", version: 1, game: "tictactoe", rules: {}, start: null, result: null,
    actions: actions.map((action, index) => ({ action, actor: index % 2 === 0 ? "x" : "o" })),
  };
  return { record, seats: { x: PERSON, o: { kind: "computer", level: 2 } } };
}

beforeEach(() => {
  storage = new FakeStorage();
  now = 1000;
});

async function actionsOf(shelf: LocalShelf): Promise<unknown[]> {
  const games = await shelf.all();
  return games.map(({ record }) => (record.actions as { action: string }[]).map((one) => one.action).join(" "));
}

describe("games of this browser", () => {
  test("are kept side by side, the latest first", async () => {
    const shelf = openPage();
    const [first, second] = [drawId(), drawId()];
    expect(isLocalId(first) && isLocalId(second) && first !== second).toBe(true);
    await shelf.keep(first, gameOf("a1b2"));
    now = 2000;
    await shelf.keep(second, gameOf("a1c3", "b2c3"));
    expect(await actionsOf(openPage())).toEqual(["a1c3 b2c3", "a1b2"]);
    now = 3000;
    await shelf.keep(first, gameOf("a1b2", "b2c3"));
    expect(await actionsOf(openPage())).toEqual(["a1b2 b2c3", "a1c3 b2c3"]);
  });

  test("are never written over by a page from which another one took them", async () => {
    const [mine, other] = [openPage(), openPage()];
    const id = drawId();
    expect(await mine.keep(id, gameOf("a1b2"))).toBe("kept");
    expect((await other.take(id))?.record).toEqual(gameOf("a1b2").record);
    expect(await mine.keep(id, gameOf("a1b2", "b2c3"))).toBe("taken");
    expect(await other.keep(id, gameOf("a1b2", "a2c3"))).toBe("kept");
    expect(await actionsOf(mine)).toEqual(["a1b2 a2c3"]);
  });

  test("that were opened and never begun are not listed, can be gone on with, and are forgotten after a day", async () => {
    const shelf = openPage();
    const id = drawId();
    await shelf.keep(id, gameOf());
    expect(await shelf.all()).toEqual([]);
    expect(await openPage().take(id)).not.toBeNull();
    now += 25 * 60 * 60 * 1000;
    await shelf.all();
    expect(await openPage().take(id)).toBeNull();
  });

  test("can be forgotten", async () => {
    const shelf = openPage();
    const id = drawId();
    await shelf.keep(id, gameOf("a1b2"));
    await shelf.forget(id);
    expect(await shelf.all()).toEqual([]);
    expect(await shelf.take(id)).toBeNull();
  });

  test("include the one that was kept when there was room for one", async () => {
    storage.setItem("spooky.game", JSON.stringify(gameOf("a1b2", "b2c3")));
    expect(await actionsOf(openPage())).toEqual(["a1b2 b2c3"]);
    expect(await actionsOf(openPage())).toEqual(["a1b2 b2c3"]);
  });

  test("that are damaged are passed over", async () => {
    for (const text of ["{", "5", "null", '{"record":5}', '{"page":"x"}']) storage.setItem(`spooky.local.${drawId()}`, text);
    storage.setItem("spooky.local.bad id", JSON.stringify({ page: "", ...gameOf("a1b2") }));
    storage.setItem("spooky.game", "{");
    expect(await openPage().all()).toEqual([]);
  });

  test("tell when there is no room, or no storage at all", async () => {
    storage.room = 10;
    expect(await openPage().keep(drawId(), gameOf("a1b2"))).toBe("full");
    const forbidden = new LocalShelf(() => {
      throw new Error("forbidden");
    });
    expect(await forbidden.keep(drawId(), gameOf("a1b2"))).toBe("full");
    expect(await forbidden.all()).toEqual([]);
    expect(await forbidden.take(drawId())).toBeNull();
    await forbidden.forget(drawId());
  });

  test("have names that tell them apart", () => {
    const found = (game: KeptGame) => ({ id: drawId(), changed: 0, record: { ...game.record }, seats: game.seats });
    expect(nameOf(found(gameOf("a1b2")))).toBe("Quantum tic-tac-toe, you play X against level 2, 1 move");
    const both = { ...gameOf("a1b2", "b2c3"), seats: { x: PERSON, o: PERSON } };
    both.record.result = { winner: "x" };
    expect(nameOf(found(both))).toBe("Quantum tic-tac-toe, both on one screen, 2 moves, finished");
    expect(nameOf({ ...found(both), seats: {} })).toBeNull();
    expect(nameOf({ ...found(both), record: { game: "ludo" } })).toBeNull();
  });
});
