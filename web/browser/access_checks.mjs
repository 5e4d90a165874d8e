// For everyone: keyboard alone, a narrow screen, light and dark, screen readers.
import { expectAccessible, expectFits, keyboardOf } from "./access.mjs";
import { check, expect, expectEqual } from "./checks.mjs";

async function openRecord(game, rules, action) {
  const record = { format: "spooky-record", version: 1, game: "tictactoe", rules, start: null, actions: [{ action }], result: null };
  await game.load(record);
}

check("a game by keyboard alone", async (game) => {
  const { press, focused, tabTo } = keyboardOf(game);
  await game.page.getByRole("radio", { name: "Computer", exact: true }).focus();
  await press("ArrowRight", "ArrowRight");
  await tabTo(/^Play$/);
  await press("Enter");
  await game.board.waitFor();
  await tabTo(/^a3: empty/);
  await press("Enter");
  await game.hears("Tap a3 again");
  await press("Escape");
  await game.hears("pick two squares");
  await press("Enter", "ArrowRight", "Space");
  await game.hears("X put X1 in a3 and b3.");
  await press("Enter", "ArrowLeft", "Enter");
  await game.hears("O2 closed a cycle");
  await game.dialog.locator("[data-action]").nth(1).waitFor();
  await tabTo(/^O2 in b3/);
  await press("Enter");
  await game.hears("X measured: O2 became real in b3");
  await tabTo(/^a3: X1/);
  await press("ArrowDown", "ArrowDown", "ArrowDown");
  expectEqual(await focused(), "a1: empty", "the focus stays on the board");
  await tabTo(/^Worlds$/);
  await press("ArrowRight");
  await game.page.locator(".ket").waitFor();
});

for (const colorScheme of ["light", "dark"]) {
  check(`no accessibility problems, ${colorScheme}`, { colorScheme }, async (game) => {
    await expectAccessible(game, "in the form");
    await game.page.getByText("Options", { exact: true }).click();
    await expectAccessible(game, "in the options");
    await game.page.getByLabel("Columns").fill("99");
    await game.button("Play").click();
    await game.page.getByText("enter a whole number").waitFor();
    await expectAccessible(game, "with a wrong option");
    await game.page.getByLabel("Columns").fill("3");
    await game.start();
    await game.play("a1", "b2");
    await game.square("b3").click();
    await game.hears("Tap b3 again");
    await expectAccessible(game, "with a square picked");
    await game.square("b3").click();
    await game.play("b2", "c3");
    await game.play("a1", "c3");
    await game.dialog.locator("[data-action]").nth(1).waitFor();
    await expectAccessible(game, "in the measurement dialog");
    await game.measure("c3");
    await game.button("Hint").click();
    await game.hears("Hint:");
    await game.square("a1").click();
    await game.hears("already holds");
    await expectAccessible(game, "in a game");
    await game.page.getByRole("tab", { name: "State" }).click();
    await game.page.locator(".ket").waitFor();
    await expectAccessible(game, "in the state panel");
    await game.page.getByRole("tab", { name: "Rules" }).click();
    await game.button("Back").click();
    await expectAccessible(game, "in the rules panel, looking back");
    await openRecord(game, {}, "a1b2");
    await game.dialog.getByText("The game in progress is kept").waitFor();
    await expectAccessible(game, "in the question before a saved game is opened");
  });
}

check("a screen of 360 pixels needs no scrolling sideways", { viewport: { width: 360, height: 640 } }, async (game) => {
  await expectFits(game, "in the form");
  await game.page.getByText("Options", { exact: true }).click();
  await expectFits(game, "with the options");
  await game.page.getByText("Options", { exact: true }).click();
  await game.start({ options: { Columns: 5, Rows: 8 } });
  await expectFits(game, "with a large board");
  await game.button("New game").click();
  await game.start({ options: { Columns: 3, Rows: 3 } });
  await game.play("a1", "b2");
  await game.play("b2", "c3");
  await game.play("a1", "c3");
  await game.dialog.locator("[data-action]").nth(1).waitFor();
  await expectFits(game, "in the measurement dialog");
  await game.measure("a1");
  for (const tab of ["State", "Rules"]) {
    await game.page.getByRole("tab", { name: tab }).click();
    await expectFits(game, `with ${tab}`);
  }
  const side = await game.square("a2").evaluate((one) => one.getBoundingClientRect().width);
  expect(side >= 44, `a square is ${side} pixels wide: too small for a finger`);
});

for (const [width, height] of [[26, 2], [2, 26]]) {
  check(`a board of ${width} by ${height} scrolls in its own frame`, { viewport: { width: 360, height: 640 } }, async (game) => {
    await openRecord(game, { width, height }, "a1b2");
    await game.dialog.waitFor();
    await expectAccessible(game, "in the dialog before opening");
    await expectFits(game, "with the dialog");
    await game.dialog.getByRole("radio", { name: "Both on one screen" }).check();
    await game.button("Open").click();
    await game.hears("X put X1");
    await expectFits(game, "with the board");
    const side = await game.square("a2").evaluate((one) => one.getBoundingClientRect().width);
    expect(side >= 36, `a square is ${side} pixels wide`);
    const [frame, said] = await game.page.evaluate(() =>
      [".board", ".say"].map((name) => document.querySelector(name).getBoundingClientRect().toJSON()),
    );
    expect(frame.height <= 640 - 200, `the board's frame is ${frame.height} pixels high`);
    expect(said.top - frame.bottom < 40, "the words stand next to the board");
    const shown = await game.square("a1").evaluate((one) => one.getBoundingClientRect().top);
    expect(shown < frame.bottom, "the last action is in sight");
    const far = width > height ? "z1" : "a26";
    await game.play(far, "b1");
    await game.hears("O put O2");
    await expectAccessible(game, "with a board that scrolls");
  });
}

check("the collapse is animated where motion is welcome", { reducedMotion: "no-preference" }, async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("a1", "b2");
  await game.measure("a1");
  const names = await game.page.locator(".arriving").evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName));
  expectEqual(names, ["arrive", "arrive"], "animations");
});
