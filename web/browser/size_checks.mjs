// What a visit costs in bytes over the wire, compressed as the server sends it.
import { readdirSync } from "node:fs";
import { check, expect, expectEqual } from "./checks.mjs";
import { ASSETS, sizeOf } from "./sizes.mjs";

const MOST_ENGINE_BYTES = 250_000;
const MOST_SCRIPT_BYTES = 100_000;
const MOST_STYLE_BYTES = 11_000;

function filesOf(kind) {
  return readdirSync(ASSETS).filter((name) => name.endsWith(`.${kind}`));
}

/** The words of one language, in a file of their own. */
const LANGUAGE = /^(en|de|fr|es)-[^/]*\.js$/;

/** What a visitor loads who speaks the language with the most bytes. */
async function sumOf(address, kind) {
  let sum = 0;
  let words = 0;
  for (const name of filesOf(kind)) {
    const size = await sizeOf(`${address}/assets/${name}`);
    if (LANGUAGE.test(name)) words = Math.max(words, size);
    else sum += size;
  }
  return sum + words;
}

check("scripts, style and every engine keep within their bytes", async (game, address) => {
  const engines = filesOf("wasm");
  expectEqual(engines.length, 6, "engines, one for each game");
  for (const name of engines) {
    const size = await sizeOf(`${address}/assets/${name}`);
    expect(size > 10_000 && size <= MOST_ENGINE_BYTES, `${name} has ${size} bytes, ${MOST_ENGINE_BYTES} at most are allowed`);
  }
  for (const [kind, most] of [["js", MOST_SCRIPT_BYTES], ["css", MOST_STYLE_BYTES]]) {
    const size = await sumOf(address, kind);
    expect(size > 1000 && size <= most, `${size} bytes of ${kind}, ${most} at most are allowed`);
  }
});

check("a visitor loads the engine of the game that is played, and no other", async (game, address, visitors) => {
  const one = await visitors.arrive();
  const loaded = new Set();
  one.page.context().on("request", (request) => {
    const name = request.url().match(/assets\/([a-z]+)-[^/]*\.wasm$/)?.[1];
    if (name) loaded.add(name);
  });
  await one.open(address);
  await one.start({ opponent: "Computer" });
  await one.play("a1", "b2");
  await one.hears(/Your turn|so X measures/);
  expectEqual([...loaded], ["tictactoe"], "engines loaded for a game of tic-tac-toe");
  await one.button("New game").click();
  await one.page.getByRole("radio", { name: /^Quantum Go/ }).check();
  await one.button("Play").click();
  await one.board.waitFor();
  expectEqual([...loaded], ["tictactoe", "go"], "engines loaded when a game of Go follows");
});
