import { describe, expect, test } from "vitest";
import { drawAction, systemRandomBelow } from "../src/game/nature";

const TWO_TO_ONE = [
  { action: "#1", p: "2/3" },
  { action: "#2", p: "1/3" },
];

describe("Nature's actions", () => {
  test("are drawn by their exact chances", () => {
    const all = [0, 1, 2].map((drawn) => drawAction(TWO_TO_ONE, () => drawn));
    expect(all).toEqual(["#1", "#1", "#2"]);
    const asked: number[] = [];
    drawAction([{ action: "a", p: "1/2" }, { action: "b", p: "1/3" }, { action: "c", p: "1/6" }], (bound) => (asked.push(bound), 5));
    expect(asked).toEqual([6]);
  });

  test("are nothing where nothing can happen, and certain where one thing must", () => {
    expect(drawAction([], () => 0)).toBeNull();
    expect(drawAction([{ action: "#1", p: "1" }], () => 0)).toBe("#1");
  });

  test("every number below the bound comes, and no other", () => {
    const seen = new Set(Array.from({ length: 600 }, () => systemRandomBelow(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
