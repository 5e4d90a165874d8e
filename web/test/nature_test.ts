import { beforeAll, describe, expect, test } from "vitest";
import type { Engine } from "../src/client/engine";
import { drawForNature, systemRandomBytes } from "../src/game/nature";
import { nodeEngine } from "./node_engine";

let engine: Engine;
beforeAll(async () => {
  engine = await nodeEngine();
});

const START = { game: "chess", position: "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=u" };

describe("Nature's actions", () => {
  test("are drawn by the engine from the bytes it is given", async () => {
    const counts: number[] = [];
    const bytes = (first: number) => (count: number) => (counts.push(count), new Uint8Array(count).fill(first));
    // Of an unequal pair 1 to 4 is the first square; the six faces share the bytes.
    const drawn = await Promise.all([0, 50, 100, 140, 190, 255].map((first) => drawForNature(engine, { ...START, moves: ["e1e5"] }, bytes(first))));
    expect(drawn).toEqual([
      { action: "#1", face: 1 }, { action: "#1", face: 2 }, { action: "#1", face: 3 }, { action: "#1", face: 4 },
      { action: "#2", face: 5 }, { action: "#2", face: 6 },
    ]);
    expect(new Set(counts)).toEqual(new Set([16]));
  });

  test("are nothing where a player acts", async () => {
    expect(await drawForNature(engine, START, systemRandomBytes)).toBeNull();
  });

  test("come from the browser's generator", () => {
    const bytes = systemRandomBytes(64);
    expect(bytes.length).toBe(64);
    expect(new Set(bytes).size).toBeGreaterThan(16);
  });
});
