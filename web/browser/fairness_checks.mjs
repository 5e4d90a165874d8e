// Where the rolls of a game between browsers come from is told to everybody in it.
import { randomBytes } from "node:crypto";
import { expectAccessible } from "./access.mjs";
import { check, expectEqual } from "./checks.mjs";

/** Opens a game of chess as a program would, with a roll brought along, and follows its link. */
async function openWithRoll(game, address) {
  const seats = { white: randomBytes(32).toString("base64url") };
  const data = { game: "chess", rules: { board: "gardner5x5" }, moves: ["b1^a3c3", "b4c3", "#2"], seats };
  const response = await game.page.request.post(`${address}/api/games`, { data });
  expectEqual(response.status(), 201, `the server's answer, ${await response.text()},`);
  const { id } = await response.json();
  await game.page.goto(`${address}/game/${id}`);
  await game.board.waitFor();
}

check("a roll that was given at the opening is marked for everybody", async (game, address) => {
  await openWithRoll(game, address);
  await game.page.getByText("The first 3 actions were given at the opening: 1 roll among them was not rolled here.").waitFor();
  await game.hears("Given at the opening, not rolled here.");
  expectEqual(await game.page.locator(".move.given").count(), 1, "rolls marked in the list of moves");
  await expectAccessible(game, "with a given roll");
  await game.button("First").click();
  await game.hears("You are looking at an earlier moment.");
  expectEqual(await game.said.getByText("not rolled here").count(), 0, "marks where nothing was rolled");
});

for (const [told, sentence] of [
  [{ dice: "system" }, "The server rolls, with its system's random generator."],
  [{ dice: "device:/dev/hwrng" }, "The server rolls, with the random generator /dev/hwrng."],
  [{ dice: "device:/tmp/rolls", dice_file: true }, "Beware: the server takes its rolls from the file /tmp/rolls"],
]) {
  check(`the dice in use are told: ${told.dice}`, async (game, address) => {
    const version = { name: "spooky", version: "1", commit: "", addresses: [], ...told };
    await game.page.route("**/api/version", (route) => route.fulfill({ json: version }));
    await openWithRoll(game, address);
    await game.page.getByText(sentence).waitFor();
  });
}
