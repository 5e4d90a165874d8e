// Every board of Go, drawn from the engine's report `board`.
import { beforeAll, describe, expect, test } from "vitest";
import { centreOf, nextCell, WAYS, type Plan } from "spooky-board";
import type { Engine } from "../src/client/engine";
import type { Rules } from "../src/client/protocol";
import { boardQuestion, type Goban } from "../src/games/go/goban";
import { planOf } from "../src/games/go/layout";
import type { State } from "../src/games/go/state";
import { nodeEngine } from "./node_engine";

const GRAPH = {
  points: [
    { name: "A1", x: 0, y: 0 },
    { name: "B1", x: 1.2, y: 0.2 },
    { name: "C1", x: 2.4, y: 0 },
    { name: "B2", x: 1.1, y: 1.4 },
  ],
  edges: [["A1", "B1"], ["B1", "C1"], ["B1", "B2"], ["A1", "B2"]],
};

const BOARDS: readonly Rules[] = [
  { board: "torus" }, { board: "torus", width: 3, height: 3 }, { board: "cylinder" }, { board: "moebius" }, { board: "circular" },
  { board: "circular", width: 3, height: 2 }, { board: "round" }, { board: "triangular" }, { board: "hexagonal" }, { board: "hexagonal", width: 1 },
  { board: "cube" }, { board: "cube", width: 2 }, { board: "town" }, { board: "graph", graph: GRAPH },
];

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

async function boardOf(rules: Rules): Promise<{ goban: Goban; plan: Plan }> {
  const question = boardQuestion(rules);
  const answer = question && (await engine.ask(question));
  if (!answer?.ok || !answer.board) throw new Error("no board");
  return { goban: answer.board, plan: planOf({ columns: 0, rows: 0, goban: answer.board }) };
}

describe.each(BOARDS)("the board %j", (rules) => {
  test("has every point, none too near to another, and all its edges as lines or seams", async () => {
    const { goban, plan } = await boardOf(rules);
    expect([...plan.cells.keys()].sort()).toEqual(goban.points.map(({ name }) => name).sort());
    const middles = goban.points.map(({ name }) => centreOf(plan, name));
    middles.forEach((one, index) => {
      for (const other of middles.slice(0, index)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(99);
    });
    expect(plan.seams.length).toBe(goban.seams.length);
    expect(plan.lines.split("M").length - 1).toBe(goban.edges.length - goban.seams.length);
    expect(plan.stars.length).toBe(goban.stars.length);
  });

  test("shows where each seam leaves: away from the lines, every one of a point in a way of its own", async () => {
    const { goban, plan } = await boardOf(rules);
    const ways = new Map<string, string[]>();
    for (const { from, to, fromWay, toWay } of plan.seams) {
      for (const [name, way] of [[from, fromWay], [to, toWay]] as const) {
        expect(Math.hypot(way.x, way.y)).toBeCloseTo(1);
        ways.set(name, [...(ways.get(name) ?? []), `${way.x.toFixed(2)} ${way.y.toFixed(2)}`]);
      }
    }
    for (const [name, all] of ways) expect(new Set(all).size, name).toBe(all.length);
    for (const name of ways.keys()) {
      for (const [one, other] of goban.edges.filter((edge) => edge.includes(name) && !goban.seams.some((seam) => seam.join() === edge.join()))) {
        const [a, b] = [centreOf(plan, name), centreOf(plan, one === name ? other : one)];
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        expect(ways.get(name)).not.toContain(`${((b.x - a.x) / length).toFixed(2)} ${((b.y - a.y) / length).toFixed(2)}`);
      }
    }
  });

  test("is walked over by the arrow keys, from any point to any other", async () => {
    const { goban, plan } = await boardOf(rules);
    for (const { name } of [goban.points[0], goban.points[goban.points.length - 1]].flatMap((one) => one ?? [])) {
      const reached = new Set([name]);
      for (const from of reached) {
        for (const way of Object.values(WAYS)) {
          const next = nextCell(plan, from, way);
          if (next !== null) reached.add(next);
        }
      }
      expect(reached.size).toBe(goban.points.length);
    }
  });
});

test("the faces of a cube meet where they do in space", async () => {
  const { plan } = await boardOf({ board: "cube" });
  const leaves = (one: string, other: string) => {
    const seam = plan.seams.find(({ from, to }) => (from === one && to === other) || (from === other && to === one));
    return seam && (seam.from === one ? seam.fromWay : seam.toWay);
  };
  // The upper right corner of the upper face: to the right lies R, above it B.
  expect(leaves("UD4", "RD4")).toEqual({ x: 1, y: 0 });
  expect(leaves("UD4", "BA4")).toEqual({ x: 0, y: -1 });
  expect(leaves("UA1", "FA4")).toEqual({ x: 0, y: 1 });
  expect(leaves("UA1", "LD4")).toEqual({ x: -1, y: 0 });
  expect(leaves("DA1", "BD1")).toEqual({ x: 0, y: 1 });
  expect(leaves("LA1", "BD1")).toEqual({ x: -1, y: 0 });
});
