import { describe, expect, test } from "vitest";
import { drawnBy } from "../src/games/combinatorial/classical/all";
import { graphIn, placeGraph, unionOf } from "../src/games/combinatorial/classical/graph_layout";
import { edgesIn, layOut } from "../src/games/combinatorial/classical/hackenbush_layout";
import { lengthsIn } from "../src/games/combinatorial/classical/pins";
import { madeIn } from "../src/games/combinatorial/past";
import type { Handle } from "../src/games/combinatorial/scene";
import { fractionOf, presenceOf, sharesOf } from "../src/games/combinatorial/shares";

/** The shares of several worlds of a game, and the scene of those it began with. */
function drawn(rules: { game: string; code?: string }, origin: string[], worlds = origin) {
  const game = drawnBy(rules);
  return { scene: game.sceneOf(origin, rules), shares: sharesOf(worlds.map(game.thingsIn)) };
}

function middle({ x, y, width, height }: Handle) {
  return { x: x + width / 2, y: y + height / 2 };
}

test("what is in all worlds is certain, what is in some has its share", () => {
  const shares = sharesOf([["a", "b"], ["a"], ["a", "b"], ["a"]]);
  expect(presenceOf(shares, "a")).toBe("everywhere");
  expect(presenceOf(shares, "b")).toBe("somewhere");
  expect(presenceOf(shares, "c")).toBe("nowhere");
  expect(fractionOf(shares, "a")).toBe("");
  expect(fractionOf(shares, "b")).toBe("1/2");
  expect(fractionOf(sharesOf([["a"], [], []]), "a")).toBe("1/3");
});

describe("heaps", () => {
  test("the k-th token from the top stands for taking k, also where a heap is superposed", () => {
    const { scene, shares } = drawn({ game: "nim" }, ["2,2"], ["1,2", "2,1"]);
    const [one, two] = ["1-1", "1-2"].map((move) => scene.handleOf(move, shares) as Handle);
    expect(middle(one as Handle).y).toBeLessThan(middle(two as Handle).y);
    expect(middle(one as Handle).x).toBe(middle(two as Handle).x);
    expect([one?.text, two?.text]).toEqual(["−1", "−2"]);
    expect(scene.handleOf("1-3", shares)).toBeNull();
    expect(fractionOf(shares, "1.1")).toBe("");
    expect(fractionOf(shares, "1.2")).toBe("1/2");
  });

  test("heaps keep their place when they shrink", () => {
    const full = drawn({ game: "nim" }, ["3,3"]);
    const less = drawn({ game: "nim" }, ["3,3"], ["0,1"]);
    expect(less.scene.width).toBe(full.scene.width);
    expect(less.scene.height).toBe(full.scene.height);
  });
});

describe("pins", () => {
  test("the code says how many pins there must be room for", () => {
    expect(lengthsIn({ game: "kayles" })).toEqual([1, 2]);
    expect(lengthsIn({ game: "dawson" })).toEqual([1, 2, 3]);
    expect(lengthsIn({ game: "octal", code: "0.6" })).toEqual([1]);
    expect(lengthsIn({ game: "octal", code: "0.07" })).toEqual([2]);
  });

  test("two pins are taken by the mark between and below them", () => {
    const { scene, shares } = drawn({ game: "kayles" }, ["####"]);
    const [second, third, both] = ["2", "3", "2-3"].map((move) => middle(scene.handleOf(move, shares) as Handle));
    expect(both?.x).toBe(((second?.x ?? 0) + (third?.x ?? 0)) / 2);
    expect(both?.y).toBeGreaterThan(second?.y ?? 0);
  });
});

describe("Domineering", () => {
  test("a domino is tapped between its squares, and a1 is at the lower left", () => {
    const { scene, shares } = drawn({ game: "domineering" }, ["###/###"]);
    const upright = middle(scene.handleOf("a1a2", shares) as Handle);
    const flat = middle(scene.handleOf("b1c1", shares) as Handle);
    expect(upright.x).toBeLessThan(flat.x);
    expect(upright.y).toBeLessThan(flat.y);
  });

  test("free squares are read from the rows, top row first", () => {
    expect(drawnBy({ game: "domineering" }).thingsIn("#../.##")).toEqual(["a2", "b1", "c1"]);
  });
});

describe("Hackenbush", () => {
  test("a stalk stands upright, each edge above the one below", () => {
    const picture = layOut(edgesIn("1:0-1:B,2:1-2:R,3:2-3:B"));
    const middles = ["1", "2", "3"].map((label) => picture.curves.get(label)?.middle);
    expect(new Set(middles.map((one) => one?.x)).size).toBe(1);
    expect(middles[0]?.y).toBeGreaterThan(middles[1]?.y ?? 0);
    expect(middles[1]?.y).toBeGreaterThan(middles[2]?.y ?? 0);
    expect(picture.ground).toBeGreaterThan(middles[0]?.y ?? 0);
  });

  test("branches spread, and no two edges have the same middle", () => {
    const texts = [
      "1:0-1:B,2:1-2:R,3:1-3:B,4:0-4:G",
      "a:0-1:B,b:0-1:R,c:0-1:G",
      "a:0-1:B,b:0-2:R,c:1-2:G,d:1-2:G",
      "a:0-1:B,b:1-1:G,c:0-0:R",
      "a:0-1:B,b:1-2:B,c:2-0:R,d:2-3:G",
    ];
    for (const text of texts) {
      const { curves, ground, width } = layOut(edgesIn(text));
      const middles = [...curves.values()].map(({ middle: { x, y } }) => `${Math.round(x)} ${Math.round(y)}`);
      expect(new Set(middles).size, text).toBe(edgesIn(text).length);
      for (const { middle: { x, y } } of curves.values()) {
        expect(x, text).toBeGreaterThanOrEqual(0);
        expect(x, text).toBeLessThanOrEqual(width);
        expect(y, text).toBeGreaterThan(0);
        expect(y, text).toBeLessThanOrEqual(ground);
      }
    }
  });

  test("nothing left is the empty text", () => {
    expect(edgesIn("")).toEqual([]);
    expect(drawnBy({ game: "hackenbush" }).describe("")).toBe("nothing left");
  });
});

describe("graphs", () => {
  test("are read from edges, lone vertices, colours and a token", () => {
    expect(graphIn("a-b,b-c,d@a")).toEqual({ vertices: ["a", "b", "c", "d"], edges: [["a", "b"], ["b", "c"]] });
    expect(graphIn("1-2,1:L,2:R")).toEqual({ vertices: ["1", "2"], edges: [["1", "2"]] });
    expect(graphIn("")).toEqual({ vertices: [], edges: [] });
    expect(drawnBy({ game: "col" }).thingsIn("1-2,1:L")).toEqual(["1", "2", "1:L"]);
    expect(drawnBy({ game: "geography" }).thingsIn("a-b@b")).toEqual(["a", "b", "@b"]);
  });

  test("a path is a line, a grid a grid, others a circle", () => {
    const path = placeGraph(graphIn("3-2,2-1"));
    expect(new Set([...path.places.values()].map(({ y }) => y)).size).toBe(1);
    const grid = placeGraph(graphIn("a1-b1,a2-b2,a1-a2,b1-b2"));
    expect(grid.places.get("a1")?.x).toBe(grid.places.get("a2")?.x);
    expect(grid.places.get("a1")?.y).toBeGreaterThan(grid.places.get("a2")?.y ?? 0);
    const cycle = placeGraph(graphIn("1-2,2-3,3-4,4-5,5-1"));
    expect(new Set([...cycle.places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
    expect(placeGraph(graphIn("a")).places.size).toBe(1);
    expect(placeGraph(graphIn("")).places.size).toBe(0);
  });

  test("all worlds together have every vertex once", () => {
    expect(unionOf(["a-b", "b-c", "a-b"].map(graphIn))).toEqual({ vertices: ["a", "b", "c"], edges: [["a", "b"], ["b", "c"]] });
  });
});

test("stones of two kinds are told apart", () => {
  expect(drawnBy({ game: "clobber" }).thingsIn("xo/.x")).toEqual(["a2:x", "b2:o", "b1:x"]);
  expect(drawnBy({ game: "toads-and-frogs" }).describe("T.F")).toBe("toad on a1 and frog on c1");
  const { scene, shares } = drawn({ game: "clobber" }, ["xo"]);
  const [there, back] = ["a1b1", "b1a1"].map((move) => middle(scene.handleOf(move, shares) as Handle));
  expect(there).not.toEqual(back);
});

test("a game without a drawing shows its position's name", () => {
  const game = drawnBy({ game: "table" });
  expect(game.thingsIn("start")).toEqual(["start"]);
  expect(game.sceneOf(["start"], {}).handleOf("a", sharesOf([["start"]]))).toBeNull();
});

describe("what has been made", () => {
  test("is certain where every way to every world has it", () => {
    expect(madeIn([[["a1a2"], ["b1c1"]], [["a1a2"], ["b2c2"]]])).toEqual([
      { move: "a1a2", presence: "everywhere" },
      { move: "b1c1", presence: "somewhere" },
      { move: "b2c2", presence: "somewhere" },
    ]);
    // Two ways have led to one world.
    expect(madeIn([[["a1a2", "b1b2"]]])).toEqual([
      { move: "a1a2", presence: "somewhere" },
      { move: "b1b2", presence: "somewhere" },
    ]);
  });
});
