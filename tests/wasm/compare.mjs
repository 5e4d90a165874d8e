// Plays random games of every game through the WebAssembly engines and through `spooky analyze`, and compares the
// answers byte for byte. Usage: node compare.mjs SPOOKY_BINARY FOLDER_OF_ENGINES
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadEngine } from "../../apps/wasm/engine.mjs";

const [binary, folder] = process.argv.slice(2);

/** The engine of each game. */
const engines = new Map();
for (const game of ["tictactoe", "go", "chess", "combinatorial", "quantum-chess", "akl-chess"]) {
  engines.set(game, await loadEngine(readFileSync(`${folder}/${game.replaceAll("-", "_")}.wasm`)));
}

/** The game that a request is about; undefined when it is about none that there is. */
function gameOf(request) {
  try {
    const { game } = JSON.parse(request);
    return engines.has(game) ? game : undefined;
  } catch {
    return undefined;
  }
}

/** An engine that knows one game lists that one alone when it is asked for a game that there is not. */
function withoutList(answer) {
  return answer.replace(/the games are [^"]*/, "");
}

/** A small generator of our own: the same games on every machine. */
let state = 12345;
function below(bound) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

/** The starts of each game: rules, a position where the usual one will not do, and whether it is small enough to be solved. */
const starts = {
  tictactoe: [
    { solves: true },
    { rules: { variant: "plain" }, solves: true },
    { rules: { width: 2, height: 2, line: 2 }, solves: true },
    { rules: { width: 4, height: 3 } },
    { rules: { width: 6, height: 5, line: 4 } },
  ],
  go: [
    { rules: { width: 2, height: 2 }, solves: true },
    { rules: { width: 3, height: 3, komi: 0.5 } },
    { rules: { width: 3, height: 3, variant: "weak", handicap: ["B2"] } },
    { rules: { width: 3, height: 3, variant: "symmetric", remaining: "measure" } },
    { rules: { width: 3, height: 4, variant: "semi", scoring: "territory" } },
    { rules: { width: 3, height: 3, variant: "ghz3", self_contact: false } },
    { rules: { width: 3, height: 3, variant: "ghz4" } },
    { rules: { width: 3, height: 3, variant: "w3", superko: "exists" } },
    { rules: { width: 3, height: 3, variant: "w4", suicide: false } },
    { rules: { width: 3, height: 3, variant: "mixed3", superko: "off" } },
    { rules: { width: 3, height: 3, variant: "mixedk" } },
    { rules: { width: 3, height: 3, variant: "plain" }, position: "1X1/X1O/1O1 w 0 | -" },
    { rules: { board: "torus", width: 3, height: 3 } },
    { rules: { board: "cylinder", width: 3, height: 2, variant: "w3" } },
    { rules: { board: "moebius", width: 3, height: 2, variant: "symmetric" } },
    { rules: { board: "circular", width: 4, height: 2, variant: "weak" } },
    { rules: { board: "round", width: 3, height: 2 } },
    { rules: { board: "triangular", width: 2, variant: "plain" } },
    { rules: { board: "hexagonal", width: 1, variant: "mixedk" } },
    { rules: { board: "cube", width: 2, variant: "plain" } },
    { rules: { board: "town", width: 5, height: 4, variant: "semi" } },
    {
      rules: {
        board: "graph",
        graph: {
          points: [{ name: "A1", x: 0, y: 0 }, { name: "B1", x: 1, y: 0 }, { name: "C1", x: 2, y: 0 }, { name: "D1", x: 3, y: 0.25 }],
          edges: [["A1", "B1"], ["B1", "C1"], ["C1", "D1"]],
        },
      },
      solves: true,
    },
  ],
  chess: [
    {},
    { rules: { board: "gardner5x5" } },
    { rules: { board: "gardner5x5", variant: "simplified" } },
    { rules: { board: "gardner5x5", variant: "partial" } },
    { rules: { variant: "plain" } },
  ],
  "akl-chess": [{}, { rules: { open: true } }, { rules: { board: "gardner5x5" } }, { rules: { board: "silverman4x5", double_step: true } }],
  "quantum-chess": [
    {},
    { rules: { board: "gardner5x5", draws: true } },
    { rules: { board: "losalamos6x6", interference: false } },
    { rules: { variant: "plain" } },
    { position: "r3k2r/pp3ppp/2n5/3b4/4B3/2N5/PP3PPP/R3K2R w KQkq - 0 1" },
  ],
  combinatorial: [
    { solves: true },
    { rules: { ruleset: "C'", width: 3 }, position: "2,2,1|0,3,2", solves: true },
    { rules: { ruleset: "D", width: 1, first: "right" }, position: "5,4,3", solves: true },
    { rules: { game: "subtraction", set: [1, 3, 4], ruleset: "B" }, solves: true },
    { rules: { game: "octal", code: "0.6", ruleset: "C" }, position: "##.####", solves: true },
    { rules: { game: "octal", code: "4.3", ruleset: "D" }, position: "##/##.#", solves: true },
    { rules: { game: "kayles", ruleset: "BC", width: 0 }, solves: true },
    { rules: { game: "domineering", ruleset: "A" }, position: "3x3", solves: true },
    { rules: { game: "hackenbush", ruleset: "C'" }, position: "BRG+RB|1:0-1:B,2:1-2:R", solves: true },
    { rules: { game: "node-kayles", ruleset: "D" }, position: "cycle6", solves: true },
    { rules: { game: "col", ruleset: "C" }, solves: true },
    { rules: { game: "snort", ruleset: "B" }, solves: true },
    { rules: { game: "geography", ruleset: "A" }, solves: true },
    { rules: { game: "clobber", ruleset: "D" }, position: "xox/oxo", solves: true },
    { rules: { game: "toads-and-frogs", ruleset: "C" }, solves: true },
    { rules: { game: "table", ruleset: "D", table: { start: "s", moves: { a: "left", b: "right", c: "both" }, positions: { s: { a: "t", b: "u", c: "v" }, t: { b: "v", c: "u" }, u: { a: "v" }, v: {} } } }, solves: true },
    { rules: { game: "sum", parts: ["nim:A:2", "hackenbush:D:1", "octal(0.6):C:3"] }, solves: true },
    { rules: { game: "quantum-sum", parts: ["nim", "col"], ruleset: "C'" }, position: "2,1;path3", solves: true },
  ],
};

/** Reports that only some games have. */
const ownReports = {
  tictactoe: ["ket", "decided", "worlds"],
  go: ["ket", "score", "decided", "board"],
  chess: ["ket", "decided", "odds", "marks"],
  "quantum-chess": ["ket", "decided", "worlds", "odds", "boards", "phases", "pairs", "pieces", "options"],
  "akl-chess": ["belief", "pieces", "options", "story"],
  combinatorial: ["ket", "worlds", "available", "witness"],
};

/** How many games are played from each start. */
const rounds = { tictactoe: 40, go: 3, chess: 2, "quantum-chess": 2, "akl-chess": 2, combinatorial: 12 };

/** Games that may go on and on are left after so many actions. */
const MOST_ACTIONS = 60;

/** So many superpositions are made in a game: in Quantum Chess each may double the number of boards. */
const MOST_DOUBLINGS = 6;

/** The actions that a random game chooses from. */
function choices(legal, moves) {
  const doubles = (action) => action.includes("^");
  if (moves.filter(doubles).length < MOST_DOUBLINGS) return legal;
  const others = legal.filter((action) => !doubles(action));
  return others.length > 0 ? others : legal;
}

const requests = [];
for (const [game, startsOfGame] of Object.entries(starts)) {
  const own = ownReports[game];
  for (const { rules = {}, position, solves } of startsOfGame) {
    const start = { game, rules, position }; // JSON leaves out a position that is not there
    for (let round = 0; round < rounds[game]; ++round) {
      const moves = [];
      for (;;) {
        const legal = JSON.parse(engines.get(game)(JSON.stringify({ ...start, moves, report: ["legal"] }))).legal;
        if (legal.length === 0 || (game.endsWith("chess") && moves.length === MOST_ACTIONS)) break;
        const possible = choices(legal, moves);
        moves.push(possible[below(possible.length)]);
        const report = ["state", "legal", "chance", "result", ...own];
        requests.push(JSON.stringify({ id: `${game}-${requests.length}`, ...start, moves: [...moves], report }));
      }
      requests.push(JSON.stringify({ id: "end", ...start, moves, report: ["result", "trace", ...own] }));
      requests.push(JSON.stringify({ id: "bad", ...start, moves: [...moves, "a1b2"], report: [] }));
      const early = moves.slice(0, Math.max(moves.length - 2, 0));
      if (solves) requests.push(JSON.stringify({ id: "solved", ...start, moves: early, report: ["value", "best"] }));
      requests.push(JSON.stringify({ id: "move", ...start, moves: early, report: ["move"], level: 2, seed: round }));
    }
    if (solves && game === "combinatorial") {
      requests.push(JSON.stringify({ id: "start", ...start, report: ["value", "best", "temperature"] }));
    }
  }
}
requests.push(JSON.stringify({ id: "empty", game: "tictactoe", report: ["value", "best"] }));

// Everything on file in tests/sessions as well.
const sessions = fileURLToPath(new URL("../sessions/", import.meta.url));
for (const file of readdirSync(sessions)) {
  for (const line of readFileSync(sessions + file, "utf8").split("\n")) {
    if (line.startsWith("> ")) requests.push(line.slice(2));
  }
}

const native = spawnSync(binary, ["analyze"], { input: requests.join("\n") + "\n", maxBuffer: 1 << 30, encoding: "utf8" });
const answers = native.stdout.split("\n").slice(0, -1);
const passedBy = new Map([...engines.keys()].map((game) => [game, 0]));
let failed = native.status === 0 && answers.length === requests.length ? 0 : 1;
for (const [index, request] of requests.entries()) {
  const about = gameOf(request);
  for (const game of about ? [about] : engines.keys()) {
    const answer = engines.get(game)(request);
    const same = about ? answer === answers[index] : withoutList(answer) === withoutList(answers[index] ?? "");
    if (same) {
      passedBy.set(game, passedBy.get(game) + 1);
    } else {
      ++failed;
      if (failed < 10) console.error(`asked   ${request}\n${game}    ${answer}\nnative  ${answers[index]}`);
    }
  }
}
console.log(`${JSON.stringify(Object.fromEntries(passedBy))} passed, ${failed} failed`);
process.exit(failed === 0 && [...passedBy.values()].every((count) => count > 300) ? 0 : 1);
