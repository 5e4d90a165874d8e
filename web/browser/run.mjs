// Browser tests: the real server, the built page, a real Chromium.
import { startBrowser } from "./browser.mjs";
import { expectEqual, runChecks } from "./checks.mjs";
import { GamePage } from "./page.mjs";
import { startServer } from "./server.mjs";
import "./game_checks.mjs";
import "./access_checks.mjs";
import "./record_checks.mjs";
import "./setting_checks.mjs";

const server = await startServer();
const browser = await startBrowser();

/** Every check has a browser context of its own, and may leave no error in the console. */
async function perform({ options, run }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...options });
  // Generous: a busy machine is no failure.
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    const complaints = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    const game = new GamePage(page);
    await game.open(server.address);
    await run(game, server.address);
    expectEqual(complaints, [], "errors in the console");
  } finally {
    await context.close();
  }
}

let failed = 1;
try {
  failed = await runChecks(perform);
} finally {
  await browser.close();
  const status = await server.stop();
  if (status !== 0) {
    console.error(`the server ended with status ${status}`);
    failed += 1;
  }
}
process.exit(failed === 0 ? 0 : 1);
