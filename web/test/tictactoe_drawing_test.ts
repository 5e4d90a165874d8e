import { expect, test } from "vitest";
import { cellName, cornerOf } from "../src/board/geometry";
import { curve, slotOf } from "../src/games/tictactoe/layout";
import type { State } from "../src/games/tictactoe/state";

const SIZE = { columns: 3, rows: 3 };

test("a1 is at the lower left", () => {
  expect(cellName(0, 0)).toBe("a1");
  expect(cellName(2, 1)).toBe("c2");
  expect(cornerOf("a1", SIZE)).toEqual({ x: 0, y: 200 });
  expect(cornerOf("c3", SIZE)).toEqual({ x: 200, y: 0 });
  expect(cornerOf("b10", { columns: 2, rows: 10 })).toEqual({ x: 100, y: 0 });
});

test("spooky marks of a square never overlap and stay inside", () => {
  for (const count of [1, 2, 4, 5, 8, 9, 10, 30]) {
    const spooky = Array.from({ length: count }, (_, index) => ({
      mark: `${index % 2 === 0 ? "X" : "O"}${index + 1}`,
      squares: ["a1", "b2"] as const,
    }));
    const state: State = { classical: {}, spooky, cycle: null };
    const slots = spooky.map(({ mark }) => slotOf(state, "a1", mark, SIZE));
    expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y, letters } of slots) {
      expect(x - letters / 2).toBeGreaterThanOrEqual(0);
      expect(x + letters / 2).toBeLessThanOrEqual(100);
      expect(y - letters / 2).toBeGreaterThanOrEqual(200);
      expect(y + letters / 2).toBeLessThanOrEqual(300);
    }
  }
});

test("a link is a curve with finite numbers", () => {
  expect(curve({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe("M19 0Q50 7.4 81 0");
});
