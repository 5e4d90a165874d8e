// No game is lost: every game of this browser is kept under an address of its own, and Back leads back.
import { expectAccessible, expectFits, keyboardOf } from "./access.mjs";
import { check, expect, expectEqual } from "./checks.mjs";
import { GamePage } from "./page.mjs";

function kept(game) {
  return game.page.getByRole("region", { name: "Your games on this device" });
}

async function keptNames(game) {
  return kept(game).locator("li button:first-child").allTextContents();
}

function pathOf(game) {
  return new URL(game.page.url()).pathname;
}

check("a new game leaves the one in progress on the start page", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.button("New game").click();
  await game.start({ opponent: "Computer", level: "1 gentle" });
  await game.play("a2", "b3");
  await game.hears(/Your turn|so X measures/);
  await game.page.reload();
  await game.hears(/Your turn|so X measures/);
  await game.button("New game").click();
  await kept(game).getByRole("button").nth(3).waitFor();
  const names = await keptNames(game);
  expect(/^Quantum tic-tac-toe, you play X against level 1, [2-9] moves$/.test(names[0]), `the name of the latest, ${names[0]}`);
  expectEqual(names.slice(1), ["Quantum tic-tac-toe, both on one screen, 1 move"], "the games before it");
  await expectAccessible(game, "with games to go back to");
  await kept(game).getByRole("button", { name: /^Quantum tic-tac-toe, both/ }).click();
  await game.hears("X put X1 in a1 and b2.");
  await game.play("b2", "c3");
});

check("to play on from a finished game is asked for, and keeps that game", async (game) => {
  await game.playSmallGame();
  const finished = pathOf(game);
  await game.moves.nth(1).click();
  await game.button("Play on from here").click();
  await game.button("Cancel").click();
  await game.dialog.waitFor({ state: "detached" });
  expectEqual([await game.moves.count(), pathOf(game)], [5, finished], "moves and address after a second thought");
  await game.button("Play on from here").click();
  await game.button("Begin a new game here").click();
  await game.hears("X: pick two squares");
  expectEqual(await game.moves.count(), 2, "moves of the new game");
  expect(pathOf(game) !== finished, "the new game has an address of its own");
  await game.page.goBack();
  await game.hears(/wins 1 to/);
  expectEqual(await game.moves.count(), 5, "moves of the finished game");
});

check("undo in a finished game keeps that game too", async (game) => {
  await game.playSmallGame();
  const finished = pathOf(game);
  await game.button("Undo").click();
  await game.dialog.locator("[data-action]").nth(1).waitFor();
  expectEqual(await game.moves.count(), 4, "moves left");
  expect(pathOf(game) !== finished, "it goes on in a game of its own");
  await game.page.goBack();
  await game.hears(/wins 1 to/);
});

check("two tabs never touch each other's games", async (game, address) => {
  await game.start();
  await game.play("a1", "b2");
  const other = new GamePage(await game.page.context().newPage());
  await other.open(address);
  await other.start();
  await other.play("a2", "b3");
  await game.play("b2", "c3");
  await other.page.reload();
  await other.hears("X put X1 in a2 and b3.");
  await game.page.reload();
  await game.hears("O put O2 in b2 and c3.");

  // Both at the same game: the one that was opened last goes on with it, the other with one of its own.
  const shared = pathOf(game);
  await other.page.goto(address + shared);
  await other.hears("O put O2 in b2 and c3.");
  await game.play("a1", "a3");
  await game.page.waitForFunction((path) => location.pathname !== path, shared);
  await other.play("c3", "b1");
  expectEqual(pathOf(other), shared, "the address of the tab that was opened last");
  await game.page.reload();
  await game.hears("X put X3 in a1 and a3.");
  await other.page.reload();
  await other.hears("X put X3 in b1 and c3.");
  await other.button("New game").click();
  await kept(other).getByRole("button").nth(5).waitFor();
  expectEqual((await keptNames(other)).map((name) => name.match(/\d+ moves?/)[0]).sort(), ["1 move", "3 moves", "3 moves"], "the games kept");
});

check("a kept game can be removed, after a question", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.button("New game").click();
  const remove = kept(game).getByRole("button", { name: /^Remove: Quantum tic-tac-toe/ });
  await remove.click();
  await game.button("Cancel").click();
  await game.dialog.waitFor({ state: "detached" });
  await remove.click();
  await game.button("Remove").click();
  await kept(game).waitFor({ state: "detached" });
});

check("a browser without room for the game says so", async (game) => {
  await game.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error("full");
    };
  });
  await game.start();
  await game.play("a1", "b2");
  await game.page.getByText("This browser has no room to keep this game").waitFor();
});

check("back leads back, never out of the site", async (game) => {
  const start = pathOf(game);
  await game.start();
  await game.play("a1", "b2");
  const first = pathOf(game);
  await game.page.goBack();
  await game.button("Play").waitFor();
  expectEqual(pathOf(game), start, "the address of the form");
  await game.page.goForward();
  await game.hears("X put X1 in a1 and b2.");
  await game.button("New game").click();
  await game.start();
  await game.page.goBack();
  await game.page.goBack();
  await game.hears("X put X1 in a1 and b2.");
  expectEqual(pathOf(game), first, "the address of the first game");
});

check("an unknown address says so, with its status", { tolerates: [/404/] }, async (game, address) => {
  for (const path of ["/nothing", "/game/", "/game/a/b", "/play/"]) {
    const response = await game.page.goto(address + path);
    expectEqual(response.status(), 404, `the status of ${path}`);
    await game.page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  }
  await expectAccessible(game, "where nothing is");
  await game.page.goto(`${address}/play/abcdefghijkl`);
  await game.page.getByText("This browser has no game of this address").waitFor();
  await game.button("To the start page").click();
  await game.button("Play").waitFor();
});

check("arrow keys step through a game that is over or looked back at, wherever the focus is", async (game) => {
  const { press, focused } = keyboardOf(game);
  await game.playSmallGame();
  await game.square("a1").focus();
  await press("ArrowLeft");
  await game.hears("You are looking at an earlier moment.");
  await press("ArrowLeft");
  await game.hears("X put X3 in a1 and a2");
  await game.page.getByRole("tab", { name: "Worlds" }).click();
  await press("ArrowRight", "ArrowRight");
  await game.hears(/wins 1 to/);
  expectEqual(await focused(), "Worlds", "the focus");
  await game.square("a1").focus();
  await press("Control+ArrowRight");
  expect((await focused()).startsWith("b1:"), "with Ctrl one walks about the board");

  await game.button("New game").click();
  await game.start();
  await game.play("a1", "b2");
  await game.square("a1").focus();
  await press("ArrowRight");
  expect((await focused()).startsWith("b1:"), "in a game that goes on one walks about the board");
  await game.button("Back").click();
  await game.square("a1").focus();
  await press("ArrowRight");
  await game.hears("X put X1 in a1 and b2.");
});

check("a long list of kept games fits a narrow screen", { viewport: { width: 360, height: 740 } }, async (game) => {
  for (let count = 0; count < 7; ++count) {
    await game.start();
    await game.play("a1", "b2");
    await game.button("New game").click();
  }
  await kept(game).getByRole("button", { name: "Show 2 more" }).click();
  expectEqual((await keptNames(game)).length, 7, "games shown");
  await expectFits(game, "with games to go back to");
});
