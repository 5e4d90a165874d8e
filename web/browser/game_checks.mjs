import { check, expectEqual } from "./checks.mjs";

/** Plays whatever the page allows, until the game is over. */
async function playToTheEnd(game) {
  const squares = await game.board.getByRole("button").evaluateAll((all) => all.map((one) => one.dataset.cell));
  const again = game.button("Play again");
  const yourTurn = game.said.filter({ hasText: /pick two squares|last open square/ });
  const toChoose = game.dialog.locator("[data-action]").first();
  for (let turn = 0; turn < 40; ++turn) {
    await again.or(yourTurn).or(toChoose).first().waitFor();
    if (await again.isVisible()) return;
    if (await toChoose.isVisible()) {
      const before = await game.moves.count();
      await toChoose.click();
      await game.moves.nth(before).waitFor();
      continue;
    }
    const labels = await game.board.getByRole("button").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    const open = squares.filter((_, index) => !/: [XO]\d/.test(labels[index]));
    await game.play(...(open.length === 1 ? open : [open[0], open[open.length - 1]]));
  }
  throw new Error("the game did not end");
}

for (const side of ["X (begins)", "O"]) {
  check(`a whole game against the computer as ${side.charAt(0)}`, async (game) => {
    await game.start({ opponent: "Computer", level: "1 gentle", side });
    await playToTheEnd(game);
    await game.hears(/wins? 1 to|nobody has a line/);
    await game.button("Play again").click();
    await game.button("Play again").waitFor({ state: "detached" });
    await game.hears("Your turn: pick two squares");
  });
}

check("the computer's thought does not block the page", async (game) => {
  await game.start({ opponent: "Computer", level: "5 best", side: "X (begins)", options: { Columns: 6, Rows: 6, "Marks in a row": 4 } });
  await game.play("a1", "b2");
  await game.hears("thinking");
  await game.page.getByRole("tab", { name: "State" }).click();
  await game.page.locator(".ket").filter({ hasText: "X₁" }).waitFor();
  await game.button("Undo").click();
  await game.page.getByText("No moves yet.").waitFor();
  await game.hears("pick two squares");
});

check("a pair takes two taps, and the first can be taken back", async (game) => {
  await game.start();
  await game.square("a1").click();
  await game.hears("Tap a1 again to take it back");
  expectEqual(await game.square("a1").getAttribute("aria-pressed"), "true", "a1 is picked");
  await game.square("a1").click();
  await game.hears("pick two squares");
  expectEqual(await game.square("a1").getAttribute("aria-label"), "a1: empty", "a1 after taking back");
  await game.play("a1", "c3");
  expectEqual(await game.square("c3").getAttribute("aria-label"), "c3: spooky X1", "c3");
});

check("the measurement dialog shows both boards, and the story is told", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("b2", "c3");
  await game.play("a1", "c3");
  await game.hears("X3 closed a cycle through a1, b2 and c3, so O measures:");
  await game.dialog.getByRole("heading", { name: "O: choose where X3 becomes real." }).waitFor();
  expectEqual(await game.page.getByText(/closed a cycle/).count(), 1, "times it is said");
  await game.page.getByText("The choice made now decides").waitFor();
  expectEqual(await game.page.getByText("%").count(), 0, "odds beside a free choice");
  const outcomes = game.dialog.locator("[data-action]");
  await outcomes.nth(1).waitFor();
  const labels = await outcomes.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  expectEqual(
    labels,
    ["X3 in a1: X3 in a1, X1 in b2 and O2 in c3", "X3 in c3: X1 in a1, O2 in b2 and X3 in c3"],
    "the two outcomes",
  );
  expectEqual(await game.square("b2").getAttribute("aria-label"), "b2: spooky X1 and O2, in the cycle", "b2");
  await game.measure("a1");
  await game.hears("O measured: X3 became real in a1. X1 shared a1, so it had to go to b2. O2 shared b2, so it had to go to c3.");
  expectEqual(await game.dialog.count(), 0, "dialogs left open");
  expectEqual(await game.square("c3").getAttribute("aria-label"), "c3: O2", "c3");
});

check("a refused tap does not disturb a hint that is looked for", async (game) => {
  await game.start({ options: { Columns: 6, Rows: 6, "Marks in a row": 4 } });
  await game.play("a1", "b2");
  await game.play("a1", "b2");
  await game.button("Hint").click();
  await game.square("f6").click();
  await game.hears("Choose one of the boards that are shown.");
  await game.dialog.locator("[data-action]").nth(1).waitFor();
  await game.hears("Hint: let O2 become real in");
  await game.measure("a1");
});

check("a measurement can be made on the board too", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("a1", "b2");
  await game.square("c3").click();
  await game.hears("Choose one of the boards that are shown.");
  await game.play("b2");
  await game.hears("X measured: O2 became real in b2. X1 shared b2, so it had to go to a1.");
});

check("illegal taps explain themselves", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("a1", "b2");
  await game.measure("a1");
  await game.square("a1").click();
  await game.hears("a1 already holds the classical mark O2.");
  await game.square("c3").click();
  await game.hears("Tap c3 again");
  await game.square("b2").click();
  await game.hears("b2 already holds the classical mark X1.");
});

check("both have a line: the half point is explained, and no move follows", async (game) => {
  await game.playSmallGame();
  await game.hears("Both have a line: X a1 and a2, O b1 and b2.");
  expectEqual(await game.page.locator(".deciding.won").count(), 1, "the winner's lines");
  expectEqual(await game.page.locator(".deciding.lost").count(), 1, "the loser's lines");
  await game.square("a1").click();
  await game.hears("The game is over: no action can follow.");
});

check("undo takes back one action, or the computer's too", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("a1", "b2");
  await game.button("Undo").click();
  await game.hears("O: pick two squares");
  await game.hears("X put X1 in a1 and b2.");
  expectEqual(await game.moves.count(), 1, "moves after undo");
  await game.button("New game").click();
  await game.start({ opponent: "Computer", level: "1 gentle", side: "X (begins)" });
  await game.play("a1", "b2");
  await game.hears(/Your turn: pick two squares|so X measures/);
  await game.button("Undo").click();
  await game.page.getByText("No moves yet.").waitFor();
  expectEqual(await game.button("Undo").getAttribute("aria-disabled"), "true", "undo at the start");
});

check("the moves can be stepped through, and played on from", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("b2", "c3");
  await game.play("c3", "a3");
  await game.button("Back").click();
  await game.hears("O put O2 in b2 and c3.");
  await game.hears("You are looking at an earlier moment.");
  await game.button("First").click();
  expectEqual(await game.square("a1").getAttribute("aria-label"), "a1: empty", "a1 at the start");
  await game.button("Forward").click();
  expectEqual(await game.square("a1").getAttribute("aria-label"), "a1: spooky X1", "a1 after one move");
  await game.button("Last").click();
  await game.hears("X put X3 in a3 and c3");
  await game.moves.nth(0).click();
  await game.button("Play on from here").click();
  await game.hears("O: pick two squares");
  expectEqual(await game.moves.count(), 1, "moves left");
});

check("a hint points at a move", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.button("Hint").click();
  await game.hears(/Hint: [a-c][1-3] and [a-c][1-3]\./);
  expectEqual(await game.page.locator(".hinted").count(), 2, "squares pointed at");
});

check("worlds and state follow the moment one is looking at", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("b2", "c3");
  await game.page.getByText("3 classical boards are still possible").waitFor();
  await game.page.locator(".worlds").getByText("1/3").first().waitFor();
  expectEqual(await game.page.locator(".worlds li").count(), 3, "worlds");
  await game.button("Back").click();
  await game.page.getByText("2 classical boards are still possible").waitFor();
  await game.page.getByRole("tab", { name: "State" }).click();
  await game.page.locator(".ket").filter({ hasText: "1/√2 (|X₁:a1⟩ + |X₁:b2⟩)" }).waitFor();
});
