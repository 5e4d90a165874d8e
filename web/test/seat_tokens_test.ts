import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const PLACE = "spooky.tokens";

class FakeStorage {
  kept = new Map<string, string>();
  full = false;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new Error("full");
    this.kept.set(key, value);
  }
}

let storage: FakeStorage;

/** As a page that was just loaded. */
async function load() {
  vi.resetModules();
  return import("../src/client/seat_tokens");
}

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
});

afterEach(() => vi.unstubAllGlobals());

describe("tokens of seats", () => {
  test("are 256 bits in 43 characters, and never the same", async () => {
    const { drawToken } = await load();
    const tokens = Array.from({ length: 100 }, () => drawToken());
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(new Set(tokens).size).toBe(100);
  });

  test("are found again after a reload", async () => {
    const before = await load();
    const token = before.drawToken();
    before.keepToken("one", token);
    const after = await load();
    expect(after.keptToken("one")).toBe(token);
    expect(after.keptToken("other")).toBeNull();
  });

  test("of the fifty latest games are kept", async () => {
    const { drawToken, keepToken } = await load();
    const tokens = Array.from({ length: 60 }, () => drawToken());
    for (const [index, token] of tokens.entries()) keepToken(`game${index}`, token);
    keepToken("game30", tokens[0] as string);
    const { keptToken } = await load();
    expect(keptToken("game9")).toBeNull();
    expect(keptToken("game10")).toBe(tokens[10]);
    expect(keptToken("game30")).toBe(tokens[0]);
    expect(JSON.parse(storage.getItem(PLACE) ?? "")).toHaveLength(50);
  });

  test.each(["{", "5", "null", JSON.stringify([["one"], ["one", "short"], [1, "t".repeat(43)], "one"])])(
    "damaged ones are ignored: %s",
    async (text) => {
      storage.kept.set(PLACE, text);
      const { drawToken, keepToken, keptToken } = await load();
      expect(keptToken("one")).toBeNull();
      keepToken("one", drawToken());
      expect(keptToken("one")).not.toBeNull();
    },
  );

  test("last as long as the page where nothing can be stored", async () => {
    storage.full = true;
    const { drawToken, keepToken, keptToken } = await load();
    const token = drawToken();
    keepToken("one", token);
    expect(keptToken("one")).toBe(token);
    vi.stubGlobal("localStorage", undefined);
    expect(keptToken("one")).toBe(token);
  });
});
