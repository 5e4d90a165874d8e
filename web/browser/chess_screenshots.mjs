// Pictures of Niel's Chess for people to look at.
import { ChessPage, POSITIONS } from "./chess_page.mjs";
import { GamePage } from "./page.mjs";

/** A beginning with pairs of both sides, two of them entangled. */
const OPENING = ["g1^f3h3u", "e7e5", "b1^a3c3", "d7^d5d6", "f3e5", "#1"];

/** One visitor's pictures: the form, a superposition, odds, the die, entanglement, check, the end, the lesson. */
async function visit(page, address, shoot) {
  const game = new GamePage(page);
  const chess = new ChessPage(game);
  await game.open(address);
  await chess.choose({ board: "5×5 Gardner" });
  await page.locator(".chess-beginning").waitFor();
  await shoot("form");
  await chess.start({ board: "8×8" });
  await game.play("e2", "e4");
  await game.play("e7", "e5");
  await chess.tap("g1", "g1", "f3", "h3");
  await chess.move("g1^f3h3u").waitFor();
  await shoot("superposition");
  await chess.move("g1^f3h3u").click();
  await chess.split("b8", "b8", "c6", "b8^c6b8");
  await chess.tap("f3");
  await page.locator(".chess-mark").nth(3).waitFor();
  await shoot("half");
  await chess.tap("e5");
  await page.locator(".chess-odds").waitFor();
  await shoot("odds");
  await chess.move("f3e5").click();
  await chess.dice.first().waitFor();
  await page.mouse.move(0, 0);
  await shoot("die");
  await game.button("New game").click();
  await chess.open({ start: POSITIONS.entanglement });
  await chess.tap("f6");
  await game.button("Entangle").click();
  await chess.tap("d5");
  await shoot("entangling");
  await chess.move("f6^f6d5&e4").click();
  await page.locator(".chess-mark").nth(3).waitFor();
  await chess.square("d5").focus();
  await shoot("entangled");
  await game.button("New game").click();
  await chess.open({ start: POSITIONS.promotion });
  await chess.tap("e7", "e8");
  await shoot("promotion");
  await game.button("New game").click();
  await chess.open({ start: POSITIONS.check });
  await page.getByText("Check: the half").waitFor();
  await shoot("check");
  await page.getByRole("tab", { name: "Rules" }).click();
  await shoot("rules");
  await page.goto(`${address}/learn/chess`);
  for (let step = 1; step < 4; ++step) await game.button("Skip this step").click();
  await page.locator(".chess-mark").nth(3).waitFor();
  await shoot("lesson");
}

export async function takeChess(browser, address, folder, sizes) {
  for (const [sizeName, viewport] of Object.entries({ ...sizes, tablet: { width: 768, height: 1024 } })) {
    for (const colorScheme of ["light", "dark"]) {
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce" });
      const page = await context.newPage();
      await visit(page, address, (name) =>
        page.screenshot({ path: `${folder}/chess-${sizeName}-${colorScheme}-${name}.png`, fullPage: sizeName !== "desktop" }),
      );
      await context.close();
    }
  }
  // The picture for the documents.
  const context = await browser.newContext({ viewport: { width: 1100, height: 880 }, reducedMotion: "reduce" });
  const game = new GamePage(await context.newPage());
  const chess = new ChessPage(game);
  await game.open(address);
  await game.page.getByRole("radio", { name: /^Niel's Chess/ }).check();
  await chess.open({ moves: OPENING });
  await chess.square("d5").focus();
  await game.page.mouse.move(0, 0);
  await game.page.screenshot({ path: `${folder}/chess.png` });
  await context.close();
}
