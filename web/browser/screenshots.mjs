// Pictures of the page for people to look at: node browser/screenshots.mjs [folder [tictactoe|combinatorial|go|chess]]
import { mkdirSync } from "node:fs";
import { startBrowser } from "./browser.mjs";
import { takeChess } from "./chess_screenshots.mjs";
import { takeCombinatorial } from "./combinatorial_screenshots.mjs";
import { takeGo } from "./go_screenshots.mjs";
import { GamePage } from "./page.mjs";
import { startServer } from "./server.mjs";
import { Visitors } from "./visitors.mjs";

const folder = process.argv[2] ?? "shots";
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await startBrowser();

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };

const only = process.argv[3];

async function takeTicTacToe() {
  for (const [sizeName, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ["light", "dark"]) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const game = new GamePage(await context.newPage());
      const shoot = (name, options = {}) =>
        game.page.screenshot({ path: `${folder}/${sizeName}-${colorScheme}-${name}.png`, ...options });
      const tall = { fullPage: sizeName === "phone" };
      await game.open(server.address);
      await shoot("setup", tall);
      await game.start();
      await game.play("a1", "b2");
      await game.play("b2", "c3");
      await game.square("b3").click();
      await game.hears("now a second square");
      await shoot("picked", tall);
      await game.square("b3").click();
      await game.play("a1", "c3");
      await game.dialog.locator("[data-action]").nth(1).waitFor();
      await shoot("measure", tall);
      await game.measure("c3");
      await game.play("a2", "b3");
      await game.play("a3", "b3");
      await game.play("a2", "c1");
      await game.page.locator(".worlds li").nth(3).waitFor();
      await shoot("game", tall);
      await game.page.getByRole("tab", { name: "State" }).click();
      await game.page.locator(".ket").waitFor();
      await game.square("b2").click();
      await game.hears("already holds");
      await shoot("state", tall);
      await game.page.getByRole("tab", { name: "Rules" }).click();
      await shoot("rules", tall);
      await game.button("New game").click();
      await game.start();
      for (const squares of [["a1", "b1"], ["b1", "c1"], ["a2", "c2"], ["a1", "c3"], ["a1", "c1"]]) await game.play(...squares);
      await shoot("links", tall);
      for (const [width, height] of [[26, 2], [2, 26]]) {
        const record = { format: "spooky-record", version: 1, game: "tictactoe", rules: { width, height }, actions: [{ action: "a1b2" }] };
        await game.load(record);
        await game.dialog.getByRole("radio", { name: "Computer" }).check();
        await shoot("open");
        await game.dialog.getByRole("radio", { name: "Both on one screen" }).check();
        await game.dialog.locator("button.main").click();
        await game.hears("X put X1");
        await shoot(`board-${width}-${height}`, tall);
      }
      await game.button("New game").click();
      await game.page.getByText("Options", { exact: true }).click();
      await game.page.getByLabel("Columns").fill("99");
      await game.button("Play").click();
      await shoot("wrong-option", tall);
      await game.page.getByLabel("Columns").fill("3");
      await game.start({ opponent: "Friend by link" });
      await shoot("invite", tall);
      await game.play("a1", "b2");
      const visitors = new Visitors(browser, { viewport, colorScheme });
      const friend = await visitors.arrive();
      await friend.page.goto(game.page.url());
      await friend.button("Play as O").waitFor();
      await friend.page.screenshot({ path: `${folder}/${sizeName}-${colorScheme}-join.png`, ...tall });
      await visitors.leave();
      await context.close();
    }
  }

  // The picture for the front page: real marks, spooky marks, and a cycle to be measured.
  const context = await browser.newContext({ viewport: { width: 1100, height: 760 }, reducedMotion: "reduce" });
  const game = new GamePage(await context.newPage());
  await game.open(server.address);
  await game.start();
  for (const squares of [["a1", "b2"], ["b2", "c3"], ["a1", "c3"]]) await game.play(...squares);
  await game.measure("c3");
  for (const squares of [["a2", "b3"], ["a3", "b3"], ["a2", "a3"]]) await game.play(...squares);
  await game.dialog.locator("[data-action]").nth(1).waitFor();
  await game.page.locator(".worlds li").nth(1).waitFor();
  await game.page.mouse.move(0, 0);
  await game.page.screenshot({ path: `${folder}/page.png` });

  // A game between two browsers, seen by the one who has just measured; and a step of the lesson.
  const visitors = new Visitors(browser, { viewport: { width: 1100, height: 760 } });
  const one = await visitors.arrive();
  await one.open(server.address);
  await one.start({ opponent: "Friend by link" });
  const other = await visitors.arrive();
  await other.page.goto(one.page.url());
  await other.button("Play as O").click();
  await one.page.getByText("O friend, here").waitFor();
  for (const [index, squares] of [["a1", "b2"], ["b2", "c3"], ["a1", "c3"]].entries()) {
    await (index % 2 === 0 ? one : other).play(...squares);
    for (const player of [one, other]) await player.moves.nth(index).waitFor();
  }
  await other.measure("a1");
  await other.play("a2", "b3");
  await one.hears("O put O4");
  await one.play("a3", "b3");
  await other.hears("X put X5");
  await other.page.locator(".worlds li").nth(1).waitFor();
  await other.page.mouse.move(0, 0);
  await other.page.screenshot({ path: `${folder}/friend.png` });
  await other.page.goto(`${server.address}/learn/tictactoe`);
  for (let step = 1; step < 3; ++step) await other.button("Skip this step").click();
  await other.page.getByText("3 of 5").waitFor();
  await other.board.waitFor();
  await other.square("a1").click();
  await other.square("c3").click();
  await other.hears("closed a cycle");
  await other.page.mouse.move(0, 0);
  await other.page.screenshot({ path: `${folder}/lesson.png` });
  await visitors.leave();
}

const isWanted = (name) => only === undefined || only === name;
if (isWanted("tictactoe")) await takeTicTacToe();
if (isWanted("combinatorial")) await takeCombinatorial(browser, server.address, folder, SIZES);
if (isWanted("go")) await takeGo(browser, server.address, folder, SIZES);
if (isWanted("chess")) await takeChess(browser, server.address, folder, SIZES);

await browser.close();
await server.stop();
