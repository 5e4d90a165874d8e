// Where the vertices of a graph are drawn: a grid as a grid, a path as a line, all others around a circle.
import type { Point } from "spooky-board";

export interface Graph {
  vertices: readonly string[];
  edges: readonly (readonly [string, string])[];
}

export interface PlacedGraph extends Graph {
  width: number;
  height: number;
  places: ReadonlyMap<string, Point>;
}

const STEP = 110;
const MARGIN = 62;

/** Reads edges and vertices joined by commas, colours and token aside. */
export function graphIn(world: string): Graph {
  const [items = ""] = world.split("@");
  const vertices = new Set<string>();
  const edges: [string, string][] = [];
  for (const item of items.split(",").filter((one) => one !== "")) {
    const [name = ""] = item.split(":");
    const [from = "", to] = name.split("-");
    vertices.add(from);
    if (to === undefined) continue;
    vertices.add(to);
    edges.push([from, to]);
  }
  return { vertices: [...vertices], edges };
}

export function unionOf(graphs: readonly Graph[]): Graph {
  const edges = new Map(graphs.flatMap((graph) => graph.edges).map((edge) => [edge.join("-"), edge]));
  return { vertices: [...new Set(graphs.flatMap((graph) => graph.vertices))], edges: [...edges.values()] };
}

function squareOf(name: string): { column: number; row: number } | null {
  const parts = /^([a-z])(\d{1,2})$/.exec(name);
  return parts ? { column: (parts[1] ?? "").charCodeAt(0) - 97, row: Number(parts[2]) - 1 } : null;
}

/** The vertices at their squares, when all are squares and all edges join neighbours. */
function asGrid({ vertices, edges }: Graph): Map<string, Point> | null {
  const squares = new Map(vertices.map((name) => [name, squareOf(name)]));
  const distance = ([from, to]: readonly [string, string]) => {
    const [one, other] = [squares.get(from), squares.get(to)];
    return one && other ? Math.abs(one.column - other.column) + Math.abs(one.row - other.row) : 2;
  };
  if (vertices.length < 2 || [...squares.values()].some((square) => square === null)) return null;
  if (edges.some((edge) => distance(edge) !== 1)) return null;
  const rows = Math.max(...[...squares.values()].map((square) => square?.row ?? 0));
  return new Map(
    vertices.map((name) => {
      const { column, row } = squares.get(name) ?? { column: 0, row: 0 };
      return [name, { x: MARGIN + column * STEP, y: MARGIN + (rows - row) * STEP }];
    }),
  );
}

function neighboursIn({ vertices, edges }: Graph): Map<string, string[]> {
  const neighbours = new Map<string, string[]>(vertices.map((name) => [name, []]));
  for (const [from, to] of edges) {
    neighbours.get(from)?.push(to);
    neighbours.get(to)?.push(from);
  }
  return neighbours;
}

/** One vertex after the other, when the graph is a single path. */
function asPath(graph: Graph): Map<string, Point> | null {
  const neighbours = neighboursIn(graph);
  const ends = graph.vertices.filter((name) => (neighbours.get(name)?.length ?? 0) < 2);
  if (graph.edges.length !== graph.vertices.length - 1 || [...neighbours.values()].some((all) => all.length > 2)) return null;
  const order: string[] = [];
  let next: string | undefined = ends[0];
  while (next !== undefined && !order.includes(next)) {
    order.push(next);
    next = neighbours.get(next)?.find((name) => !order.includes(name));
  }
  if (order.length !== graph.vertices.length) return null;
  return new Map(order.map((name, index) => [name, { x: MARGIN + index * STEP, y: MARGIN }]));
}

function asCircle({ vertices }: Graph): Map<string, Point> {
  const radius = Math.max(STEP, (vertices.length * STEP * 0.9) / (2 * Math.PI));
  return new Map(
    vertices.map((name, index) => {
      const angle = (2 * Math.PI * index) / vertices.length - Math.PI / 2;
      return [name, { x: MARGIN + radius * (1 + Math.cos(angle)), y: MARGIN + radius * (1 + Math.sin(angle)) }];
    }),
  );
}

export function placeGraph(graph: Graph): PlacedGraph {
  const places = asGrid(graph) ?? asPath(graph) ?? asCircle(graph);
  const all = [...places.values()];
  return {
    ...graph,
    places,
    width: Math.max(STEP, ...all.map(({ x }) => x + MARGIN)),
    height: Math.max(STEP, ...all.map(({ y }) => y + MARGIN)),
  };
}
