// Quantum Go for everyone: keyboard alone, narrow screens, screen readers; and its lesson.
import { expectAccessible, expectFits, keyboardOf } from "./access.mjs";
import { check, expect, expectEqual } from "./checks.mjs";
import { GoPage } from "./go_page.mjs";
import { walkLesson } from "./lesson_walk.mjs";

const PHONE = { viewport: { width: 360, height: 740 } };

check("a game of Go by keyboard alone", async (game) => {
  const go = new GoPage(game);
  const { press, focused, tabTo } = keyboardOf(game);
  await go.start({ size: 6 });
  await game.page.waitForFunction(() => document.activeElement?.matches("[data-cell]"));
  expectEqual(await focused(), "A6: empty", "the focus");
  await press("Enter");
  await game.hears("Tap A6 again");
  await press("Escape");
  await game.hears("tap two points");
  await press("ArrowDown", "Enter", "ArrowRight", "ArrowRight", "Space");
  await game.hears("Black placed A5 and C5.");
  await press("ArrowDown", "Enter", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
  await game.hears("Black's pair A5 and C5 collapses: C4 touches C5");
  await tabTo(/^Keep C5$/);
  await press("Enter");
  await game.hears("Black kept C5; A5 was removed.");
  await game.page.waitForFunction(() => document.activeElement?.matches("[data-cell]"));
  await tabTo(/^Keep C4$/);
  await press("Enter");
  await game.hears("White kept C4; F4 was removed.");
  await tabTo(/^Pass$/);
  await press("Enter");
  await game.hears("Black passed.");
  for (let step = 0; step < 9; ++step) await press("ArrowDown");
  expect(/^[A-F]1:/.test(await focused()), "the focus stays on the board");
});

for (const colorScheme of ["light", "dark"]) {
  check(`no accessibility problems in Go, ${colorScheme}`, { colorScheme }, async (game) => {
    const go = new GoPage(game);
    await go.choose({ size: 9, handicap: "3 stones" });
    await game.page.getByText("More rules").click();
    await game.page.locator(".go-beginning").waitFor();
    await expectAccessible(game, "in the form");
    await go.start({ columns: 6, rows: 6 });
    await game.play("D3", "C5");
    await go.point("D2").click();
    await game.hears("Tap D2 again");
    await expectAccessible(game, "with a point picked");
    await go.point("E6").click();
    await go.keep("D3");
    await game.page.getByText("Not E6: you must").waitFor();
    await expectAccessible(game, "in a choice");
    await go.keep("D2");
    await game.page.getByRole("tab", { name: "State" }).click();
    await game.page.locator(".ket").waitFor();
    await expectAccessible(game, "in the state panel");
    await go.pass();
    await go.pass();
    await game.hears(/wins by|draw/);
    await expectAccessible(game, "at the end");
  });
}

check("Go fits on 360 pixels", PHONE, async (game) => {
  const go = new GoPage(game);
  await go.choose({ size: 19, handicap: "9 stones" });
  await game.page.locator(".go-beginning").waitFor();
  await game.page.getByText("More rules").click();
  await expectFits(game, "in the form");
  await go.start({ size: 9, handicap: "none" });
  await expectFits(game, "with 9×9");
  const side = await go.point("C3").evaluate((one) => one.getBoundingClientRect().width);
  expect(side >= 28, `points of 9×9 are ${side} pixels apart`);
  await game.play("D3", "C5");
  await game.play("D2", "E6");
  await go.choices.first().waitFor();
  await expectFits(game, "in a choice");
  await game.page.getByRole("tab", { name: "State" }).click();
  await game.page.locator(".ket").waitFor();
  await expectFits(game, "with the state");
});

check("19×19 on 360 pixels: a tap brings the board nearer, the next one places", PHONE, async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 19 });
  await expectFits(game, "with 19×19");
  const board = await game.page.locator(".goban").evaluate((one) => one.getBoundingClientRect().width);
  expect(board <= 360, `the whole board is ${board} pixels wide`);
  await go.point("Q16").click();
  await game.button("Whole board").waitFor();
  expectEqual(await go.labelOf("Q16"), "Q16: empty", "the first tap only enlarges");
  const [point, frame] = await Promise.all([
    go.point("Q16").evaluate((one) => one.getBoundingClientRect().toJSON()),
    game.page.locator(".board").evaluate((one) => one.getBoundingClientRect().toJSON()),
  ]);
  expect(point.width >= 36, `a point is ${point.width} pixels wide`);
  expect(point.left >= frame.left && point.right <= frame.right, "the point is in sight");
  await expectFits(game, "enlarged");
  await go.point("Q16").click();
  await game.hears("Tap Q16 again");
  await go.point("D4").click();
  await game.hears("Black placed D4 and Q16.");
  await game.button("Whole board").click();
  await game.button("Enlarge the board").waitFor();
  await expectAccessible(game, "with 19×19 on a phone");
});

/** Misses the task of each step and does it then; `look` sees every state of the page. */
async function takeLesson(game, address, look = async () => undefined) {
  const go = new GoPage(game);
  const tap = async (...points) => {
    for (const point of points) await go.point(point).click();
  };
  const keep = (point) => game.page.locator(`[data-choice="${point}"]`).click();
  const steps = [
    { miss: () => tap("C3", "C4"), hears: "touch each other", task: () => tap("B2", "E5"), done: "it stays entangled" },
    { miss: () => tap("C4", "A6"), hears: "your own pair", task: () => tap("B3", "D1"), done: "Contact!" },
    { miss: () => keep("C5"), hears: "White may keep either", task: () => keep("D3"), done: "White must keep D2" },
    { miss: () => keep("E3"), hears: "still has its free point", task: () => keep("B1"), done: "Captured!" },
    { miss: () => keep("F3"), hears: "one free point left, F5", task: () => keep("F5"), done: "20 points to 16" },
  ];
  await game.page.goto(new URL("/learn/go", address).href);
  await walkLesson(game, steps, { look });
}

check("the whole lesson of Go", async (game, address) => {
  await takeLesson(game, address);
  await game.hears("Black kept F5; F3 was removed. Black captured F6.");
  await game.button("Play a game").click();
  await game.button("Play").waitFor();
  expect(await game.page.getByRole("radio", { name: /^Quantum Go/ }).isChecked(), "the form is about Go");
});

check("a lesson of Go names points as the board does", async (game, address) => {
  const go = new GoPage(game);
  await game.page.goto(new URL("/learn/go", address).href);
  for (const step of ["1", "2"]) {
    await game.page.getByText(`${step} of 5`, { exact: true }).waitFor();
    await game.button("Skip this step").click();
  }
  await game.page.locator("[data-choice]").first().waitFor();
  await go.tapInVain("A1");
  await game.hears(/A1 is not in the group that collapses now.*D3 and C5/);
  expectEqual(await game.said.filter({ hasText: /[=-][A-Z]\d/ }).count(), 0, "raw choices");
});

for (const colorScheme of ["light", "dark"]) {
  check(`no accessibility problems in the lesson of Go, ${colorScheme}`, { colorScheme }, async (game, address) => {
    await takeLesson(game, address, (where) => expectAccessible(game, where));
  });
}

check("the lesson of Go fits on 360 pixels", PHONE, async (game, address) => {
  await takeLesson(game, address, (where) => expectFits(game, where));
});
