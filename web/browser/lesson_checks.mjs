// The lesson, step by step, by mouse and by keyboard; and the line that decides a game.
import { expectAccessible, expectFits, keyboardOf } from "./access.mjs";
import { check, expect, expectEqual } from "./checks.mjs";
import { walkLesson } from "./lesson_walk.mjs";

async function openLesson(game, address) {
  await game.page.goto(new URL("/learn/tictactoe", address).href);
  await onStep(game, 1);
}

/** Waits for the board of a step. */
async function onStep(game, number) {
  await game.page.getByText(`${number} of 5`, { exact: true }).waitFor();
  await game.board.waitFor();
}

async function tap(game, ...squares) {
  for (const square of squares) await game.square(square).click();
}

async function choose(game, action) {
  await game.dialog.locator(`[data-action="${action}"]`).click();
}

const isOff = async (button) => (await button.getAttribute("aria-disabled")) === "true";

/** Misses the task of each step and does it then; `look` sees every state of the page. */
async function takeLesson(game, address, look = async () => undefined) {
  const steps = [
    { miss: () => tap(game, "a1", "c3"), hears: "should be b2", task: () => tap(game, "b2", "a3"), done: "they are one mark" },
    { miss: () => tap(game, "a1", "a2"), hears: "your own X1", task: () => tap(game, "c3", "b3"), done: "X3 and O2 share c3" },
    { miss: () => tap(game, "a1", "a2"), hears: "No ring yet", task: () => tap(game, "a1", "c3"), done: "You made a ring!" },
    { miss: () => choose(game, "@c1"), hears: "O2 got the middle", task: () => choose(game, "@a1"), done: "Good choice!" },
    { miss: () => choose(game, "@a2"), hears: "Nobody has three in a row", task: () => choose(game, "@c3"), done: "you win!" },
  ];
  await openLesson(game, address);
  await walkLesson(game, steps, { look });
}

check("the whole lesson by mouse", async (game, address) => {
  await takeLesson(game, address);
  await game.hears("X measured: O6 became real in c3. X5 shared c3, so it had to go to c2. O4 shared c2, so it had to go to a3.");
  await game.hears("X has the line a2, b2 and c2 and wins 1 to 0.");
  expectEqual(await game.page.locator(".deciding.won.x").count(), 1, "winning lines");
  await game.button("Play a game").click();
  await game.button("Play").waitFor();
});

check("the whole lesson by keyboard alone", async (game, address) => {
  const { press, focused, tabTo } = keyboardOf(game);
  const focusedOn = async (name) => {
    await game.page.waitForFunction((wanted) => document.activeElement?.textContent === wanted, name);
    expectEqual(await focused(), name, "the focus");
  };
  await openLesson(game, address);
  await focusedOn("One mark in two squares");
  await press("Tab");
  expectEqual(await focused(), "a3: empty", "the board comes after the task");
  await press("Enter", "ArrowRight", "Enter");
  await focusedOn("Try again");
  await press("Enter");
  await game.page.waitForFunction(() => document.activeElement?.matches("[data-cell]"));
  await press("ArrowDown", "Enter");
  await game.hears("Tap b2 again to take it back");
  await press("Escape");
  await game.page.getByText("Tap b2 again").waitFor({ state: "detached" });
  await press("Enter", "ArrowRight", "Space");
  await focusedOn("Next");
  await press("Enter");

  await focusedOn("Sharing a square");
  await tabTo(/^a3/);
  await press("Enter", "ArrowRight", "ArrowRight", "Enter");
  await focusedOn("Next");
  await press("Enter");

  await focusedOn("Closing a cycle");
  await tabTo(/^a3/);
  await press("ArrowDown", "ArrowDown", "Enter", "ArrowRight", "ArrowUp", "Enter");
  await focusedOn("Next");
  await press("Enter");

  await focusedOn("Measuring");
  await game.dialog.locator("[data-action]").nth(1).waitFor();
  await tabTo(/^O4 in c1/);
  await press("Enter");
  await focusedOn("Try again");
  await press("Enter");
  await game.page.waitForFunction(() => document.activeElement?.matches('[data-action="@a1"]'));
  await press("Enter");
  await focusedOn("Next");
  await press("Enter");

  await focusedOn("Winning");
  await game.dialog.locator("[data-action]").nth(1).waitFor();
  await tabTo(/^O6 in c3/);
  await press("Space");
  await focusedOn("Play a game");
  await press("Enter");
  await game.button("Play").waitFor();
});

check("steps of the lesson can be skipped, gone back to and left", async (game, address) => {
  await openLesson(game, address);
  expect(await isOff(game.button("Back")), "nothing comes before the first step");
  expect(await isOff(game.button("Next")), "Next waits for the task");
  await game.button("Skip this step").click();
  await onStep(game, 2);
  await tap(game, "a2", "c3");
  await game.hears("X3 and O2 share c3");
  await game.button("Skip this step").waitFor({ state: "detached" });
  await game.button("Back").click();
  await onStep(game, 1);
  await game.button("Skip this step").click();
  await onStep(game, 2);
  expect(!(await isOff(game.button("Next"))), "what was done stays done");
  await game.button("Leave the lesson").click();
  await game.button("Play").waitFor();
});

check("what cannot be done in the lesson explains itself", async (game, address) => {
  await openLesson(game, address);
  for (let step = 1; step < 5; ++step) {
    await game.button("Skip this step").click();
    await onStep(game, step + 1);
  }
  await tap(game, "b1");
  await game.hears("Choose one of the boards that are shown.");
  await choose(game, "@c3");
  await game.hears("you win!");
});

for (const colorScheme of ["light", "dark"]) {
  check(`no accessibility problems in the lesson, ${colorScheme}`, { colorScheme }, async (game, address) => {
    await takeLesson(game, address, (where) => expectAccessible(game, where));
  });
}

check("the lesson fits on 360 pixels", { viewport: { width: 360, height: 640 } }, async (game, address) => {
  await takeLesson(game, address, async (where) => {
    await expectFits(game, where);
    const side = await game.square("a1").evaluate((one) => one.getBoundingClientRect().width);
    expect(side >= 44, `a square is ${side} pixels wide ${where}`);
  });
});

async function playForALine(game) {
  await game.start();
  for (const pair of [["a1", "b2"], ["a1", "b2"]]) await game.play(...pair);
  await game.measure("a1");
  for (const pair of [["a2", "a3"], ["a3", "c2"], ["c2", "c3"], ["a2", "c3"]]) await game.play(...pair);
  await game.measure("c3");
  await game.hears("X has the line a2, b2 and c2 and wins 1 to 0.");
}

check("the line that decided is shown, at the last moment only", async (game) => {
  const lines = game.page.locator(".deciding");
  await playForALine(game);
  await lines.waitFor();
  await game.button("Back").click();
  await lines.waitFor({ state: "detached" });
  await game.button("Forward").click();
  await lines.waitFor();
  await game.hears("X has the line a2, b2 and c2 and wins 1 to 0.");
  await game.button("Undo").click();
  await lines.waitFor({ state: "detached" });
});

check("the line is drawn gently where motion is welcome", { reducedMotion: "no-preference" }, async (game) => {
  await playForALine(game);
  const name = await game.page.locator(".deciding").evaluate((one) => getComputedStyle(one).animationName);
  expectEqual(name, "draw", "animation");
});
