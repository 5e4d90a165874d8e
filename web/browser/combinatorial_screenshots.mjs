// Pictures of combinatorial games for people to look at.
import { CombinatorialPage } from "./combinatorial_page.mjs";
import { GamePage } from "./page.mjs";

/** Moves of each game, the last of them only picked. */
const GAMES = [
  { name: "nim", start: { classical: "Nim", position: "2,2", ruleset: "C" }, turns: [["1-1", "2-1"], ["1-2"]] },
  { name: "nim-worlds", start: { classical: "Nim", position: "1,2,3", ruleset: "D" }, turns: [["1-1", "3-2"], ["2-1", "3-1"], ["2-2", "3-1"]] },
  { name: "kayles", start: { classical: "Kayles", position: "7", ruleset: "D" }, turns: [["2-3", "5"], ["1", "7"], ["6", "3-4"]] },
  { name: "domineering", start: { classical: "Domineering", position: "3x4", ruleset: "D" }, turns: [["a1a2", "b1b2"], ["a3b3", "c1d1"], ["a1a2", "d2d3"]] },
  {
    name: "hackenbush",
    start: { classical: "Hackenbush", position: "1:0-1:B,2:1-2:R,3:1-3:B,4:0-4:G,5:4-5:R,6:2-5:G", ruleset: "D" },
    turns: [["1", "4"], ["2", "5"], ["6"]],
  },
  { name: "node-kayles", start: { classical: "Node Kayles", position: "cycle6", ruleset: "D" }, turns: [["1", "2"], ["4", "5"]] },
  { name: "col", start: { classical: "Col", position: "2x3", ruleset: "D" }, turns: [["a1", "b2"], ["c1", "b2"], ["c2"]] },
  { name: "clobber", start: { classical: "Clobber", position: "xox/oxo/xox", ruleset: "D" }, turns: [["a1b1", "b2b3"], ["a2a1", "c2c1"], ["c1b1"]] },
  { name: "toads", start: { classical: "Toads and Frogs", position: "TT..FF", ruleset: "D" }, turns: [["b1c1"], ["e1d1"], ["c1e1"]] },
  { name: "geography", start: { classical: "Geography", position: "3x3@b2", ruleset: "D" }, turns: [["a2", "b1"], ["a1"]] },
];

async function playThrough(one, turns) {
  for (const turn of turns.slice(0, -1)) await one.play(...turn);
  await one.tap(...turns[turns.length - 1]);
  await one.verdict.filter({ hasText: /\w/ }).waitFor();
  await one.page.mouse.move(0, 0);
}

/** One visitor's pictures: the form, every game, the lesson. */
async function visit(page, address, shoot) {
  const game = new GamePage(page);
  const one = new CombinatorialPage(game);
  await game.open(address);
  await one.choose();
  await shoot("form");
  for (const { name, start, turns } of GAMES) {
    await one.start(start);
    await playThrough(one, turns);
    await shoot(name);
    if (name === "nim-worlds") {
      await game.button("Value").click();
      await game.hears("Grundy value");
      await game.button("Challenge").click();
      await page.locator(".run").waitFor();
      await shoot("value");
    }
    await game.button("New game").click();
  }
  await page.goto(`${address}/learn/combinatorial`);
  await one.place("1-1").waitFor();
  await shoot("lesson");
  await game.button("Skip this step").click();
  await one.place("1-2").click();
  await one.verdict.filter({ hasText: "Allowed" }).waitFor();
  await shoot("lesson-vanishes");
}

export async function takeCombinatorial(browser, address, folder, sizes) {
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ["light", "dark"]) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      await visit(page, address, (name) =>
        page.screenshot({ path: `${folder}/combinatorial-${sizeName}-${colorScheme}-${name}.png`, fullPage: true }),
      );
      await context.close();
    }
  }
  // The picture for the documents: worlds, one of them about to vanish.
  const context = await browser.newContext({ viewport: { width: 1100, height: 760 }, reducedMotion: "reduce" });
  const game = new GamePage(await context.newPage());
  const one = new CombinatorialPage(game);
  await game.open(address);
  await one.start({ classical: "Hackenbush", position: "1:0-1:B,2:1-2:R,3:1-3:B,4:0-4:G,5:4-5:R,6:2-5:G", ruleset: "D" });
  await playThrough(one, [["1", "4"], ["2", "5"], ["6"]]);
  await game.page.screenshot({ path: `${folder}/combinatorial.png`, fullPage: true });
  await context.close();
}
