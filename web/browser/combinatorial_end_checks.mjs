// What combinatorial games show of what was done, why they are over, and who has won.
import { check, expect, expectEqual } from "./checks.mjs";
import { CombinatorialPage } from "./combinatorial_page.mjs";

check("the end says which rule forbids what is left, and the value who has won", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "3", ruleset: "C" });
  await nim.play("1-2", "1-3");
  await game.hears(/Right has no action left: Left wins\. Still legal: 1-1 in 1 of 2 worlds, but by ruleset C one move is played alone only if it is legal in every world/);
  await game.button("Value").click();
  await game.page.getByText("Grundy value 0: the game is over, and Left has won.").waitFor();
});

check("dominoes lie on the board in the colours of their players, and the last is marked", async (game) => {
  const board = new CombinatorialPage(game);
  await board.start({ classical: "Domineering", position: "3x3", ruleset: "D" });
  expectEqual(await game.page.locator(".surface .domino, .surface .mark.last").count(), 0, "dominoes at the beginning");
  await board.play("a1a2");
  await game.page.locator(".surface .domino.left.everywhere").waitFor();
  expectEqual(await game.page.locator(".surface .mark.last").count(), 1, "marks of the last move");
  await board.play("b1c1", "b3c3");
  await game.page.locator(".surface .domino.right.somewhere").nth(1).waitFor();
  expectEqual(await game.page.locator(".surface .domino.left.everywhere").count(), 1, "dominoes of Left");
  expectEqual(await game.page.locator(".surface .mark.last").count(), 2, "marks of the last superposition");
  const worlds = await board.worldsNow.evaluateAll((all) => all.map((one) => one.querySelectorAll(".domino.right.everywhere").length));
  expectEqual(worlds, [1, 1], "Right's domino in each world");
});

check("the rules of a game are explained with its own boards", async (game) => {
  const board = new CombinatorialPage(game);
  await board.start({ classical: "Domineering", position: "3x3", ruleset: "D" });
  const rules = game.page.getByRole("tabpanel");
  await rules.getByText("put a domino on a1 and a2 or a domino on b1 and b2").waitFor();
  await rules.getByRole("img", { name: "free squares a2 and a1" }).or(rules.getByRole("img", { name: /^free squares a/ })).first().waitFor();
  expectEqual(await rules.getByText(/heap/).count(), 0, "heaps");
});

for (const [classical, position, move] of [["Nim", "1,2,3", "3-2"], ["Kayles", "7", "2-3"], ["Hackenbush", "BR+RB", "1"], ["Clobber", "3x3", "a1a2"], ["Toads and Frogs", "TT..FF", "b1c1"], ["Col", "path4", "a"], ["Geography", "3x3@b2", "a2"]]) {
  check(`the last move is marked in ${classical}`, async (game) => {
    const board = new CombinatorialPage(game);
    await board.start({ classical, position, ruleset: "D" });
    const place = (await board.place(move).count()) > 0 ? move : await game.page.locator(".surface [data-cell]").first().getAttribute("data-cell");
    await board.play(place);
    await game.page.locator(".surface .mark.last > *").last().waitFor();
    expect((await game.page.locator(".surface .mark.last").count()) === 1, "one mark");
  });
}
