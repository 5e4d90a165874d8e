// What combinatorial games show of what was done, why they are over, and who has won.
import { check } from "./checks.mjs";
import { CombinatorialPage } from "./combinatorial_page.mjs";

check("the end says which rule forbids what is left, and the value who has won", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "3", ruleset: "C" });
  await nim.play("1-2", "1-3");
  await game.hears(/Right cannot move: Left wins\. Right could still take 1 from heap 1 in 1 of 2 worlds, but ruleset C allows one move alone only if it is legal in every world/);
  await game.button("Value").click();
  await game.page.getByText("Grundy value 0: the game is over, and Left has won.").waitFor();
});
