// Pictures of Quantum Go for people to look at.
import { EXAMPLE, GoPage } from "./go_page.mjs";
import { GamePage } from "./page.mjs";

/** Pairs in the style of a beginning, of which some collapse. */
const OPENING = [
  ["Q16", "D4"], ["D16", "Q4"], ["R14", "F3"], ["C6", "O3"], ["K16", "K4"], ["F17", "R6"], ["C14", "R10"], ["D10", "N17"],
  ["D15", "H3"], ["O4", "C10"],
];

/** One visitor's pictures: the form, small and large boards, choices, the end, the lesson. */
async function visit(page, address, shoot) {
  const game = new GamePage(page);
  const go = new GoPage(game);
  await game.open(address);
  await go.choose({ size: 9, handicap: "2 stones" });
  await page.locator(".go-beginning").waitFor();
  await shoot("form");
  await go.start({ size: 6, handicap: "none", komi: 0 });
  await game.play("D3", "C5");
  await go.point("D2").click();
  await shoot("picked");
  await go.point("E6").click();
  await go.keep("D3");
  await page.getByText("Not E6: you must").waitFor();
  await shoot("choice");
  await game.button("New game").click();
  await go.start({ size: 6, komi: 0 });
  await go.playExample();
  await go.pass();
  await go.pass();
  await page.locator(".go-area").first().waitFor();
  await shoot("end");
  await game.button("New game").click();
  await go.start({ size: 9 });
  for (const pair of [["C3", "G7"], ["G3", "C7"], ["E5", "C5"], ["E4", "G6"]]) await go.turn(pair);
  await go.point("C3").focus();
  await shoot("nine");
  await game.button("New game").click();
  await go.start({ size: 19 });
  const enlarge = game.button("Enlarge the board");
  if (await enlarge.isVisible()) await enlarge.click();
  for (const pair of OPENING) await go.turn(pair);
  const whole = game.button("Whole board");
  if (await whole.isVisible()) {
    await shoot("nineteen-enlarged");
    await whole.click();
  }
  await shoot("nineteen");
  await page.goto(`${address}/learn/go`);
  for (let step = 1; step < 5; ++step) await game.button("Skip this step").click();
  await page.locator("[data-choice]").first().waitFor();
  await shoot("lesson");
}

export async function takeGo(browser, address, folder, sizes) {
  for (const [sizeName, viewport] of Object.entries(sizes)) {
    for (const colorScheme of ["light", "dark"]) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      await visit(page, address, (name) =>
        page.screenshot({ path: `${folder}/go-${sizeName}-${colorScheme}-${name}.png`, fullPage: true }),
      );
      await context.close();
    }
  }
  // The picture for the documents: a collapse in the paper's game, with a stone that must be kept.
  const context = await browser.newContext({ viewport: { width: 1100, height: 880 }, reducedMotion: "reduce" });
  const game = new GamePage(await context.newPage());
  const go = new GoPage(game);
  await game.open(address);
  await go.start({ size: 6, komi: 0 });
  await go.playExample(15);
  await game.play(...EXAMPLE[15]);
  await go.keep("E6");
  await game.page.getByText("Not B4:").waitFor();
  await game.page.mouse.move(0, 0);
  await game.page.evaluate(() => scrollTo(0, 0));
  await game.page.screenshot({ path: `${folder}/go.png` });
  await context.close();
}
