// Niel's Chess for everyone: keyboard alone, narrow screens, screen readers; and its lesson.
import { expectAccessible, expectFits, expectSelectsFit, keyboardOf } from "./access.mjs";
import { check, expect, expectEqual } from "./checks.mjs";
import { ChessPage, POSITIONS } from "./chess_page.mjs";
import { walkLesson } from "./lesson_walk.mjs";

const PHONE = { viewport: { width: 360, height: 740 } };

check("a game of chess by keyboard alone", async (game) => {
  const chess = new ChessPage(game);
  const { press, focused, tabTo } = keyboardOf(game);
  await chess.start();
  await game.page.waitForFunction(() => document.activeElement?.matches("[data-cell]"));
  expectEqual(await focused(), "a8: black rook", "the focus");
  for (let step = 0; step < 7; ++step) await press("ArrowDown");
  await press("ArrowRight", "Enter");
  await game.hears("Knight on b1: tap where it goes.");
  await press("Escape");
  await game.hears("White: tap a piece");
  await press("Enter", "Enter");
  await game.hears("on two squares at once");
  await press("ArrowUp", "ArrowUp", "ArrowLeft", "Enter", "ArrowRight", "ArrowRight", "Enter");
  await game.hears("Choose how likely each square is.");
  await tabTo(/^equal/i);
  await press("Enter");
  await game.hears("White split the knight on b1. White's knight is on a3 or on c3, each with chance 1/2.");
  await game.page.waitForFunction(() => document.activeElement?.matches("[data-cell]"));
  expect(/^c3:/.test(await focused()), "the focus stays on the board");
});

for (const colorScheme of ["light", "dark"]) {
  check(`no accessibility problems in chess, ${colorScheme}`, { colorScheme }, async (game) => {
    const chess = new ChessPage(game);
    await chess.choose({ board: "5×5 Gardner" });
    await game.page.getByText("More rules").click();
    await game.page.locator(".chess-beginning").waitFor();
    await expectAccessible(game, "in the form");
    await chess.open({ start: POSITIONS.attempt });
    await chess.tap("e1", "e5");
    await game.page.getByText("may be captured").waitFor();
    await expectAccessible(game, "with odds");
    await chess.move("e1e5").click();
    await chess.dice.waitFor();
    await expectAccessible(game, "with the die");
    await game.button("New game").click();
    await chess.open({ start: POSITIONS.check });
    await game.page.getByText("Check: the half rook").waitFor();
    await expectAccessible(game, "in check");
    await game.button("New game").click();
    await chess.open({ start: POSITIONS.entanglement });
    await chess.tap("f6", "f6", "f6", "d5");
    await game.page.locator(".chess-form").nth(4).waitFor();
    await expectAccessible(game, "with a superposition to be chosen");
    await game.page.getByRole("tab", { name: "Rules" }).click();
    await expectAccessible(game, "in the rules");
  });
}

check("chess fits on 360 pixels", PHONE, async (game) => {
  const chess = new ChessPage(game);
  await chess.choose({ board: "6×6 Los Alamos" });
  await game.page.getByText("More rules").click();
  await expectFits(game, "in the form");
  await expectSelectsFit(game, "in the form");
  await chess.start({ board: "8×8" });
  await expectFits(game, "with the board");
  const side = await chess.square("c3").evaluate((one) => one.getBoundingClientRect().width);
  expect(side >= 38, `squares are ${side} pixels wide`);
  await chess.tap("g1", "g1", "f3", "h3");
  await chess.move("g1^f3h3u").waitFor();
  await expectFits(game, "with a superposition to be chosen");
  await chess.move("g1^f3h3u").click();
  await game.hears("on f3 with chance 2/3");
  await expectFits(game, "with a pair");
});

/** Misses the task of each step and does it then; `look` sees every state of the page. */
async function takeLesson(game, address, look = async () => undefined) {
  const chess = new ChessPage(game);
  const steps = [
    { miss: () => chess.tap("g1", "f3"), hears: "That was an ordinary move.", task: () => chess.tap("g1", "g1", "f3", "h3").then(() => chess.move("g1^f3h3").click()), done: "Well done!" },
    { miss: () => chess.tap("e1", "e3"), hears: "No half was attacked.", task: () => chess.tap("e1", "e5").then(() => chess.move("e1e5").click()), done: /and you have it!|the task is done all the same/ },
    {
      miss: () => chess.tap("f6", "g8"),
      hears: "not entangled yet",
      task: async () => {
        await chess.tap("f6");
        await game.button("Entangle").click();
        await chess.tap("d5");
        await chess.move("f6^f6d5&e4").click();
      },
      done: "Entangled!",
    },
    {
      miss: () => chess.tap("a1", "a2"),
      hears: "no check.",
      task: async () => {
        await chess.tap("e4");
        await game.button("Flip what goes together").click();
      },
      done: "Check! Now there is a chance",
    },
    { miss: () => chess.tap("g1", "h1"), hears: "Black can still rule out", task: () => chess.tap("a1", "a8"), done: "Checkmate! The rook is there" },
  ];
  await game.page.goto(new URL("/learn/chess", address).href);
  await walkLesson(game, steps, { look });
}

check("the whole lesson of chess", async (game, address) => {
  await takeLesson(game, address);
  await game.button("Play a game").click();
  await game.button("Play").waitFor();
  expect(await game.page.getByRole("radio", { name: /^Niel's Chess/ }).isChecked(), "the form is about chess");
});

for (const colorScheme of ["light", "dark"]) {
  check(`no accessibility problems in the lesson of chess, ${colorScheme}`, { colorScheme }, async (game, address) => {
    await takeLesson(game, address, (where) => expectAccessible(game, where));
  });
}

check("the lesson of chess fits on 360 pixels", PHONE, async (game, address) => {
  await takeLesson(game, address, (where) => expectFits(game, where));
});
