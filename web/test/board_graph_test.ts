import { expect, test } from "vitest";
import { nextSpot, outwards, placed } from "../src/board/graph";

const torus = placed(
  [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ name: `${"ABC".charAt(x)}${y + 1}`, x, y }))),
  100,
);

test("points are placed from the upper left, at least a unit apart", () => {
  expect(torus.spots.get("A1")).toEqual({ x: 0, y: 200 });
  expect(torus.spots.get("C3")).toEqual({ x: 200, y: 0 });
  const narrow = placed([{ name: "A1", x: 0, y: 0 }, { name: "B1", x: 0.25, y: 0 }], 100);
  expect(narrow.width).toBe(100);
  const wide = placed([{ name: "A1", x: -1000, y: 0 }, { name: "B1", x: 1000, y: 0 }], 100);
  expect(wide.width).toBe(4000);
});

test("seams leave the drawing on the side they come back from", () => {
  expect(outwards(torus, "C2", "A2", ["B2", "C1", "C3"])).toEqual({ x: 1, y: 0 });
  expect(outwards(torus, "A2", "C2", ["B2", "A1", "A3"])).toEqual({ x: -1, y: 0 });
  expect(outwards(torus, "B1", "B3", ["A1", "C1", "B2"])).toEqual({ x: 0, y: 1 });
  // A corner of a Möbius strip: its seam goes to the corner across.
  expect(outwards(torus, "C1", "A3", ["B1", "C2"])).toEqual({ x: 1, y: 0 });
});

test("arrow keys go to the nearest point in their direction", () => {
  expect(nextSpot(torus.spots, "B2", [1, 0])).toBe("C2");
  expect(nextSpot(torus.spots, "B2", [0, 1])).toBe("B3");
  expect(nextSpot(torus.spots, "C2", [1, 0])).toBe("C2");
});
