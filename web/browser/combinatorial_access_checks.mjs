// Combinatorial games for everyone: keyboard alone, a narrow screen, light and dark; the lesson; games with a friend.
import { expectAccessible, expectFits, keyboardOf } from "./access.mjs";
import { check, expect, expectEqual } from "./checks.mjs";
import { CombinatorialPage } from "./combinatorial_page.mjs";
import { walkLesson } from "./lesson_walk.mjs";

check("a combinatorial game by keyboard alone", async (game) => {
  const { press, focused, tabTo } = keyboardOf(game);
  await game.page.getByRole("radio", { name: /^Quantum tic-tac-toe/ }).focus();
  await press("ArrowRight", "ArrowRight", "ArrowRight");
  await game.page.getByRole("heading", { name: "Quantum Nim" }).waitFor();
  await game.page.getByRole("radio", { name: "Computer", exact: true }).focus();
  await press("ArrowRight", "ArrowRight");
  await tabTo(/^Play$/);
  await press("Enter");
  await game.page.locator(".surface [data-cell]").first().waitFor();
  await tabTo(/^1 from heap 1$/);
  await press("Enter");
  await game.page.getByText("Allowed: it leads to 1 world.").waitFor();
  await press("ArrowRight");
  expectEqual(await focused(), "3 from heap 2", "the focus");
  await press("Space");
  await game.page.getByText("that leads to 2 worlds.").waitFor();
  await press("Escape");
  await game.page.getByText("Nothing picked yet.").waitFor();
  await press("Enter", "ArrowLeft", "Enter");
  await game.page.getByText("that leads to 2 worlds.").waitFor();
  await tabTo(/^Play$/);
  await press("Enter");
  await game.hears("Left took 1 token from heap 1 or took 3 tokens from heap 2. There are 2 worlds now.");
  // The focus is on the board again, on one of the moves that there are now.
  await game.page.waitForFunction(() => document.activeElement?.matches("[data-cell]"));
  await press("ArrowDown");
  expectEqual(await focused(), "1 from heap 1, in 1 of 2 worlds", "the focus after the move");
  await tabTo(/^Challenge$/);
  await press("Enter");
  await game.page.getByText("Here the move is legal").waitFor();
});

const STARTS = [
  { classical: "Nim", position: "1,2,3", ruleset: "D" },
  { classical: "Kayles", position: "7", ruleset: "D" },
  { classical: "Domineering", position: "4x4", ruleset: "D" },
  { classical: "Hackenbush", position: "1:0-1:B,2:1-2:R,3:1-3:B,4:0-4:G,5:4-5:R", ruleset: "D" },
  { classical: "Col", position: "cycle5", ruleset: "D" },
  { classical: "Clobber", position: "xox/oxo", ruleset: "D" },
];

/** Two moves of whatever is offered, then one more picked. */
async function playALittle(game, one, look) {
  for (let turn = 0; turn < 2; ++turn) {
    await game.page.locator(".surface [data-cell]").first().waitFor();
    const moves = await game.page.locator(".surface [data-cell]").evaluateAll((all) => all.map((handle) => handle.dataset.cell));
    await one.play(...(moves.length > 1 ? [moves[0], moves[moves.length - 1]] : moves));
  }
  await look("after two moves");
  const last = game.page.locator(".surface [data-cell]").last();
  await last.waitFor();
  await last.click();
  await one.verdict.filter({ hasText: /\w/ }).waitFor();
  await look("with a move picked");
}

for (const colorScheme of ["light", "dark"]) {
  check(`no accessibility problems in combinatorial games, ${colorScheme}`, { colorScheme }, async (game) => {
    const one = new CombinatorialPage(game);
    await one.choose();
    await expectAccessible(game, "in the form");
    await game.page.getByLabel("Position", { exact: true }).fill("?");
    await game.page.locator(".preview .refusal").waitFor();
    await expectAccessible(game, "in the form with a wrong position");
    await one.start({ position: "2,2", ruleset: "C" });
    await one.play("1-1", "2-1");
    await one.tap("1-2");
    await one.verdict.filter({ hasText: "ruleset C" }).waitFor();
    await game.page.getByText("All 4 moves as a list").click();
    await expectAccessible(game, "with a refused move");
    await one.tap("1-2");
    await game.button("Value").click();
    await game.hears("Grundy value");
    await game.button("Challenge").click();
    await game.page.getByText("Here the move is legal").waitFor();
    await expectAccessible(game, "with a value and a run");
    for (const tab of ["Worlds", "State"]) {
      await game.page.getByRole("tab", { name: tab }).click();
      await expectAccessible(game, `with ${tab}`);
    }
    for (const start of STARTS) {
      await game.button("New game").click();
      await one.start(start);
      await playALittle(game, one, (where) => expectAccessible(game, `in ${start.classical} ${where}`));
    }
  });
}

check("combinatorial games fit on 360 pixels", { viewport: { width: 360, height: 640 } }, async (game) => {
  const one = new CombinatorialPage(game);
  await one.choose();
  await expectFits(game, "in the form");
  for (const start of STARTS) {
    await one.start(start);
    await game.page.locator(".surface [data-cell]").first().waitFor();
    const sides = await game.page.locator(".surface [data-cell]").evaluateAll((all) =>
      all.map((handle) => handle.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
    expect(Math.min(...sides) >= 24, `a place to tap in ${start.classical} is ${Math.min(...sides)} pixels small`);
    await playALittle(game, one, (where) => expectFits(game, `in ${start.classical} ${where}`));
    await game.button("Challenge").click();
    await game.page.locator(".run").waitFor();
    await expectFits(game, `in ${start.classical} with a run`);
    await game.button("New game").click();
  }
});

/** Misses the task of each step and does it then; `look` sees every state of the page. */
async function takeLesson(game, address, look = async () => undefined) {
  const nim = new CombinatorialPage(game);
  const act = async (...moves) => {
    await nim.tap(...moves);
    await nim.verdict.filter({ hasText: "Allowed" }).waitFor();
    await nim.playButton.click();
  };
  const steps = [
    { miss: () => act("1-1"), hears: "only one world", task: () => act("1-1", "2-1"), done: "Now there are two worlds" },
    { miss: () => act("1-1", "2-1"), hears: "Nothing vanished", task: () => act("1-2"), done: "One world vanished" },
    {
      miss: () => act("1-1"),
      hears: "legal in every world",
      task: async () => {
        await nim.tap("1-2");
        await nim.verdict.filter({ hasText: "by ruleset C" }).waitFor();
        await look("with a refused move");
        await nim.tap("1-2");
        await act("1-2", "2-1");
      },
      done: "a superposition is always allowed",
    },
    { miss: () => act("1-1", "2-1"), hears: "still more than one world", task: () => act("1-2", "2-2"), done: "you have even won" },
    { miss: () => act("2-1"), hears: "Right could still take", task: () => act("1-2"), done: "You win!" },
  ];
  await game.page.goto(new URL("/learn/combinatorial", address).href);
  await walkLesson(game, steps, { look, begun: () => game.page.locator(".surface [data-cell]").first().waitFor() });
}

check("the whole lesson on Nim", async (game, address) => {
  await takeLesson(game, address);
  await game.hears("Right has no move left: Left wins.");
  await game.button("Play a game").click();
  await game.page.getByRole("heading", { name: "Quantum Nim" }).waitFor();
});

for (const colorScheme of ["light", "dark"]) {
  check(`no accessibility problems in the lesson on Nim, ${colorScheme}`, { colorScheme }, async (game, address) => {
    await takeLesson(game, address, (where) => expectAccessible(game, where));
  });
}

check("the lesson on Nim fits on 360 pixels", { viewport: { width: 360, height: 640 } }, async (game, address) => {
  await takeLesson(game, address, (where) => expectFits(game, where));
});

check("a combinatorial game between two browsers", async (game, _, visitors) => {
  const here = new CombinatorialPage(game);
  await here.start({ opponent: "Friend by link", side: "Left (begins)", classical: "Subtraction", option: "1,2", position: "2,2", ruleset: "D" });
  const link = await game.page.getByLabel("Link to this game").inputValue();
  const friend = await visitors.arrive();
  const there = new CombinatorialPage(friend);
  await friend.page.goto(link);
  await friend.button("Play as Right").click();
  await friend.page.locator(".seat").filter({ hasText: "Right you" }).waitFor();
  await friend.page.getByRole("heading", { name: "Quantum Subtraction {1, 2}" }).waitFor();
  await there.place("1-1").click();
  await friend.hears("It is Left's turn.");
  expectEqual(await friend.button("Value").count(), 0, "values told to who plays");
  await here.play("1-1", "2-1");
  await friend.hears("Left took 1 token from heap 1 or took 1 token from heap 2. There are 2 worlds now.");
  await there.expectWorlds(2);
  await there.play("1-2", "2-1");
  await game.hears("Right took 2 tokens from heap 1 or took 1 token from heap 2. There are 3 worlds now.");
  await friend.page.reload();
  await friend.page.locator(".seat").filter({ hasText: "Right you" }).waitFor();
  await here.play("1-2");
  await game.hears("Right has no move left: Left wins.");
  await friend.hears("Right has no move left: Left wins.");
  await game.button("Value").waitFor();
  await game.button("Play again").click();
  await friend.button("Play again").click();
  await friend.page.locator(".seat").filter({ hasText: "Left you" }).waitFor();
  await there.play("1-1", "2-1");
  await game.hears("Left took 1 token from heap 1 or took 1 token from heap 2. There are 2 worlds now.");
});
