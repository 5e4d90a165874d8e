// Choices that are none: made by the page unless somebody wants to make them, and told all the same.
import { check, expect, expectEqual } from "./checks.mjs";
import { GoPage } from "./go_page.mjs";

const settingOf = (game) => game.page.getByRole("checkbox", { name: "Make choices for me where there is only one" });

check("a collapse that leaves no choice needs no tap, and is told", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6, makesForced: true });
  expect(await settingOf(game).isChecked(), "it is so from the beginning");
  await game.play("D3", "C5");
  await game.play("D2", "E6");
  await game.hears("Black chooses which stone of D3 and C5 to keep");
  await go.keep("D3");
  await game.hears("Black kept D3; C5 was removed. White kept D2; E6 was removed. There was no other choice: D2 touches D3, just collapsed.");
  await game.hears("Black: tap two points");
  expectEqual(await game.moves.count(), 4, "moves");
  // To where there was a choice.
  await game.button("Undo").click();
  await game.hears("Black chooses which stone of D3 and C5 to keep");
  expectEqual(await game.moves.count(), 2, "moves after undo");

  await settingOf(game).uncheck();
  await go.keep("D3");
  await game.hears("White must keep D2");
  await game.page.reload();
  await game.hears("White must keep D2");
  expect(!(await settingOf(game).isChecked()), "what was set is kept");
  await settingOf(game).check();
  await game.hears("There was no other choice: D2 touches D3");
  expectEqual(await game.moves.count(), 4, "moves in the end");
});

check("the last open square of tic-tac-toe needs no tap", async (game) => {
  await game.page.getByText("Options", { exact: true }).click();
  await game.page.getByLabel("Rules", { exact: true }).selectOption({ label: "Ordinary tic-tac-toe" });
  await game.start();
  for (const square of ["a3", "b3", "c3", "b2", "a2", "c2", "b1"]) await game.play(square);
  await game.square("a1").click();
  await game.hears("X put X9 in c1.");
  await game.hears("The board is full and nobody has a line: 0 to 0.");
  expectEqual(await game.moves.count(), 9, "moves");
});
