// What the first visit costs: bytes over the wire by kind, and the time until one can play. Prints a few lines.
import { readdirSync } from "node:fs";
import { startBrowser } from "./browser.mjs";
import { GamePage } from "./page.mjs";
import { startServer } from "./server.mjs";
import { ASSETS, sizeOf } from "./sizes.mjs";

const VISITS = 9;
const KINDS = { js: "script", css: "style", wasm: "engine", html: "page" };

/** Every file of the page by kind; an engine is a kind of its own, for a visit loads that of the game it plays. */
async function sizes(address) {
  const found = { page: await sizeOf(`${address}/`) };
  for (const name of readdirSync(ASSETS).filter((one) => !one.endsWith(".gz"))) {
    const ending = KINDS[name.split(".").pop()] ?? "other";
    const kind = ending === "engine" ? `engine of ${name.split("-")[0]}` : ending;
    found[kind] = (found[kind] ?? 0) + (await sizeOf(`${address}/assets/${name}`));
  }
  return found;
}

/** One visit with nothing kept from before. */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const game = new GamePage(await context.newPage());
  const began = performance.now();
  await game.open(address);
  const ready = performance.now() - began;
  await game.button("Play").click();
  await game.board.waitFor();
  const playing = performance.now() - began;
  await context.close();
  return { ready, playing };
}

function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

const server = await startServer();
const browser = await startBrowser();
try {
  for (const [kind, size] of Object.entries(await sizes(server.address))) {
    console.log(`${kind.padEnd(24)} ${(size / 1000).toFixed(1).padStart(6)} kB over the wire`);
  }
  await visit(browser, server.address);
  const visits = [];
  for (let count = 0; count < VISITS; ++count) visits.push(await visit(browser, server.address));
  console.log(`ready to choose after ${median(visits.map((one) => one.ready)).toFixed(0)} ms`);
  console.log(`at the board after    ${median(visits.map((one) => one.playing)).toFixed(0)} ms (median of ${VISITS} first visits)`);
} finally {
  await browser.close();
  await server.stop();
}
