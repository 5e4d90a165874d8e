// Browser tests: the real server, the built page, a real Chromium. With a text, only those whose names contain it.
import { startBrowser } from "./browser.mjs";
import { expectEqual, runChecks } from "./checks.mjs";
import { startServer } from "./server.mjs";
import { Visitors } from "./visitors.mjs";
import "./game_checks.mjs";
import "./access_checks.mjs";
import "./record_checks.mjs";
import "./kept_checks.mjs";
import "./setting_checks.mjs";
import "./lesson_checks.mjs";
import "./friend_checks.mjs";
import "./later_guest_checks.mjs";
import "./combinatorial_checks.mjs";
import "./combinatorial_access_checks.mjs";
import "./combinatorial_end_checks.mjs";
import "./forced_checks.mjs";
import "./go_checks.mjs";
import "./go_access_checks.mjs";
import "./go_boards_checks.mjs";
import "./chess_checks.mjs";
import "./chess_access_checks.mjs";
import "./board_checks.mjs";
import "./size_checks.mjs";
import "./large_checks.mjs";
import "./fairness_checks.mjs";
import "./language_checks.mjs";

const server = await startServer();
const browser = await startBrowser();

/** Every check has browser contexts of its own, and may leave no error in the console but what it says it must. */
async function perform({ options: { tolerates = [], ...options }, run }) {
  const visitors = new Visitors(browser, options);
  try {
    const game = await visitors.arrive();
    await game.open(server.address);
    await run(game, server.address, visitors);
    expectEqual(visitors.complaints.filter((one) => !tolerates.some((known) => known.test(one))), [], "errors in the console");
  } finally {
    await visitors.leave();
  }
}

let failed = 1;
try {
  failed = await runChecks(perform, process.argv[2]);
} finally {
  await browser.close();
  const status = await server.stop();
  if (status !== 0) {
    console.error(`the server ended with status ${status}`);
    failed += 1;
  }
}
process.exit(failed === 0 ? 0 : 1);
