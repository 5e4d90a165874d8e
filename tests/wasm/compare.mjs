// Plays random games of every game through the WebAssembly engine and through `spooky analyze`, and compares the
// answers byte for byte. Usage: node compare.mjs SPOOKY_BINARY SPOOKY_WASM
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadEngine } from "../../apps/wasm/engine.mjs";

const [binary, wasm] = process.argv.slice(2);
const ask = await loadEngine(readFileSync(wasm));

/** A small generator of our own: the same games on every machine. */
let state = 12345;
function below(bound) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
}

const games = {
  tictactoe: [{}, { variant: "plain" }, { width: 2, height: 2, line: 2 }, { width: 4, height: 3 }, { width: 6, height: 5, line: 4 }],
};

const requests = [];
for (const [game, ruleSets] of Object.entries(games)) {
  for (const rules of ruleSets) {
    for (let round = 0; round < 40; ++round) {
      const moves = [];
      for (;;) {
        const legal = JSON.parse(ask(JSON.stringify({ game, rules, moves, report: ["legal"] }))).legal;
        if (legal.length === 0) break;
        moves.push(legal[below(legal.length)]);
        const report = ["state", "legal", "chance", "result", "decided", "worlds", "ket"];
        requests.push(JSON.stringify({ id: `${game}-${requests.length}`, game, rules, moves: [...moves], report }));
      }
      requests.push(JSON.stringify({ id: "end", game, rules, moves, report: ["result", "decided", "trace"] }));
      requests.push(JSON.stringify({ id: "bad", game, rules, moves: [...moves, "a1b2"], report: [] }));
      const early = moves.slice(0, moves.length - 2);
      const small = (rules.width ?? 3) * (rules.height ?? 3) <= 9;
      if (small) requests.push(JSON.stringify({ id: "solved", game, rules, moves: early, report: ["value", "best"] }));
      requests.push(JSON.stringify({ id: "move", game, rules, moves: early, report: ["move"], level: 2, seed: round }));
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
let passed = 0;
let failed = native.status === 0 && answers.length === requests.length ? 0 : 1;
for (const [index, request] of requests.entries()) {
  const answer = ask(request);
  if (answer === answers[index]) {
    ++passed;
  } else {
    ++failed;
    if (failed < 10) console.error(`asked   ${request}\nwasm    ${answer}\nnative  ${answers[index]}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 1000 ? 0 : 1);
