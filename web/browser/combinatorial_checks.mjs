// Quantum combinatorial games: the form, composing moves, worlds, values, witnesses.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { check, expect, expectEqual } from "./checks.mjs";
import { CombinatorialPage } from "./combinatorial_page.mjs";
import { BINARY } from "./server.mjs";

check("the start page offers both games and remembers the choice", async (game) => {
  const tictactoe = game.page.getByRole("radio", { name: /^Quantum tic-tac-toe/ });
  const combinatorial = game.page.getByRole("radio", { name: /^Quantum combinatorial games/ });
  expect(await tictactoe.isChecked(), "tic-tac-toe comes first");
  await combinatorial.check();
  await game.page.getByRole("heading", { name: "Quantum Nim" }).waitFor();
  await game.page.reload();
  await game.page.getByRole("heading", { name: "Quantum Nim" }).waitFor();
  expect(await combinatorial.isChecked(), "the choice is remembered");
  await tictactoe.check();
  await game.start();
  await game.play("a1", "b2");
  await game.button("New game").click();
  await new CombinatorialPage(game).start();
  await game.hears("Left: tap moves on the board");
});

check("a whole game of Nim against the computer", async (game) => {
  const nim = new CombinatorialPage(game);
  for (const side of ["Left (begins)", "Right"]) {
    await nim.start({ opponent: "Computer", level: "1 gentle", side, position: "2,2" });
    const again = game.button("Play again");
    const yourTurn = game.said.filter({ hasText: "Your turn" });
    for (let turn = 0; turn < 12; ++turn) {
      await again.or(yourTurn).first().waitFor();
      if (await again.isVisible()) break;
      await game.page.locator(".surface [data-cell]").first().waitFor();
      const moves = await game.page.locator(".surface [data-cell]").evaluateAll((all) => all.map((one) => one.dataset.cell));
      await nim.play(...moves.slice(0, 2));
    }
    await game.hears(/has no (move|action) left.*: (Left|Right) wins\./);
    await game.button("New game").click();
  }
});

check("a superposition is composed, judged at once, and played", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "2,2", ruleset: "C" });
  await nim.expectWorlds(1);
  expectEqual(await nim.playButton.getAttribute("aria-disabled"), "true", "Play without a move");
  await nim.tap("1-1");
  await nim.verdict.filter({ hasText: "Allowed: it leads to 1 world." }).waitFor();
  await nim.tap("2-1");
  await nim.verdict.filter({ hasText: "Allowed: a superposition that leads to 2 worlds." }).waitFor();
  expectEqual(await nim.worldsThen.count(), 2, "worlds after it");
  expectEqual(await nim.place("1-1").getAttribute("aria-pressed"), "true", "1-1 is picked");
  await game.page.getByRole("button", { name: "Take back: 1 from heap 2" }).click();
  await nim.verdict.filter({ hasText: "1 world." }).waitFor();
  await nim.place("1-1").press("Escape");
  await game.page.getByText("Nothing picked yet.").waitFor();
  await nim.tap("1-1", "2-1", "2-2");
  await nim.verdict.filter({ hasText: /at most 2|2 moves/ }).waitFor();
  expectEqual(await nim.playButton.getAttribute("aria-disabled"), "true", "Play with too many moves");
  await nim.tap("2-2");
  await nim.verdict.filter({ hasText: "Allowed" }).waitFor();
  await nim.playButton.click();
  await game.hears("Left took 1 token from heap 1 or took 1 token from heap 2. There are 2 worlds now.");
  await nim.expectWorlds(2);
});

check("a single move is refused with its reason, and what would vanish is crossed out", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "2,2", ruleset: "C" });
  await nim.play("1-1", "2-1");
  await nim.tap("1-2");
  await nim.verdict.filter({ hasText: /ruleset C .*in the world 1,2 heap 1 has only 1 token/ }).waitFor();
  expectEqual(await nim.playButton.getAttribute("aria-disabled"), "true", "Play of a refused move");
  expectEqual(await nim.isCrossedOut(), [true, false], "worlds crossed out");
  await game.page.getByRole("img", { name: "heaps of 1 and 2: vanishes" }).waitFor();
  await nim.tap("2-2");
  await nim.verdict.filter({ hasText: "Allowed" }).waitFor();
  expectEqual(await nim.isCrossedOut(), [false, false], "worlds crossed out");
});

check("worlds that vanished are shown, and why", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "2,2", ruleset: "D" });
  await nim.play("1-1", "2-1");
  await nim.play("1-2");
  await game.hears("Right took 2 tokens from heap 1.");
  await game.page.getByText(/1 of 2 worlds vanished.*heap 1 has only 1 token/).waitFor();
  await game.page.getByRole("img", { name: "heaps of 1 and 2: vanished" }).waitFor();
  await nim.expectWorlds(1);
  await game.button("Undo").click();
  await nim.expectWorlds(2);
  await game.page.getByText(/of 2 worlds vanished/).waitFor({ state: "detached" });
});

check("a Domineering board is played by tapping between squares", async (game) => {
  const board = new CombinatorialPage(game);
  await board.start({ classical: "Domineering", position: "3x3", ruleset: "D" });
  await board.play("a1a2", "b2b3");
  await game.hears("Left put a domino on a1 and a2 or put a domino on b2 and b3. There are 2 worlds now.");
  await board.place("b1c1").waitFor();
  expectEqual(await board.place("c1c2").count(), 0, "upright dominoes for Right");
  await board.play("b3c3", "b1c1");
  await game.hears("Right put a domino on b1 and c1 or put a domino on b3 and c3. ");
});

check("a Hackenbush picture is played by tapping edges", async (game) => {
  const picture = new CombinatorialPage(game);
  await picture.start({ classical: "Hackenbush", position: "1:0-1:B,2:1-2:R,3:1-3:B,4:0-4:G,5:4-5:R", ruleset: "D" });
  await game.page.getByText("Blue, full lines: Left’s.").waitFor();
  expectEqual(await picture.place("2").count(), 0, "red edges for Left");
  await picture.play("1", "4");
  await game.hears(/Left cut the \w+ edge 1.* or cut the \w+ edge 4.*There are 2 worlds now\./);
  await picture.play("5");
  await game.page.getByText(/of 2 worlds vanished/).waitFor();
});

check("every game of the form can be opened and played", async (game) => {
  const one = new CombinatorialPage(game);
  const games = ["Nim", "Kayles", "Octal Game", "Subtraction", "Domineering", "Hackenbush", "Node Kayles", "Col", "Snort", "Clobber", "Toads and Frogs", "Geography"];
  for (const classical of games) {
    await one.start({ classical, ruleset: "D" });
    await game.page.locator(".surface [data-cell]").first().waitFor();
    const moves = await game.page.locator(".surface [data-cell]").evaluateAll((all) => all.map((handle) => handle.dataset.cell));
    await one.play(...moves.slice(0, 2));
    await game.hears("Left ");
    await game.button("New game").click();
  }
});

check("the form explains what is wrong with a position, a code or a set", async (game) => {
  const form = new CombinatorialPage(game);
  await form.choose();
  const position = game.page.getByLabel("Position", { exact: true });
  await position.fill("2,x");
  await game.page.getByText("'x' is not the size of a heap: heaps are written as in 3,3.").waitFor();
  expectEqual(await position.getAttribute("aria-invalid"), "true", "aria-invalid");
  await game.button("Play").click();
  await game.page.getByRole("alert").filter({ hasText: "is not the size of a heap" }).waitFor();
  await game.button("1,2,3").click();
  expectEqual(await position.inputValue(), "1,2,3", "the example");
  await game.page.getByText("is not the size").first().waitFor({ state: "detached" });
  await game.choose("Octal Game");
  await game.page.getByLabel("Octal code").fill("0.9");
  await game.page.getByText("'0.9' is not an octal code").waitFor();
  await game.page.getByLabel("Octal code").fill("0.07");
  await game.page.locator(".preview .drawing").waitFor();
  await game.choose("Subtraction");
  await game.page.getByLabel("How many may be taken").fill("1,x");
  await game.page.locator(".preview .refusal").waitFor();
  await game.page.getByLabel("How many may be taken").fill("1 3");
  await game.page.getByRole("heading", { name: "Quantum Subtraction {1, 3}" }).waitFor();
  await game.choose("A");
  await game.page.locator(".ruleset-explained").filter({ hasText: "One move alone is never allowed" }).waitFor();
  await game.choose("1: the classical game");
  await game.page.getByRole("heading", { name: "Subtraction {1, 3}", exact: true }).waitFor();
  expectEqual(await game.page.getByText("Ruleset", { exact: true }).count(), 0, "rulesets of the classical game");
  await game.choose("Both on one screen");
  await game.button("Play").click();
  await form.play("1-1");
  await game.hears("Left took 1 token from heap 1.");
  expectEqual(await game.page.getByText(/quantum|superpos/i).count(), 0, "quantum words");
});

check("the value of a position is told on request", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "2,2", ruleset: "D" });
  await game.button("Value").click();
  await game.hears(/Grundy value \d+: who moves wins, here Left\./);
  await nim.play("1-1", "2-1");
  await game.page.getByText("Grundy value").waitFor({ state: "detached" });
  await game.button("New game").click();
  await nim.start({ classical: "Domineering", position: "3x3", ruleset: "C" });
  await game.button("Value").click();
  await game.hears("Value ±1: who moves wins, here Left.");
  await game.hears("Mean 0, temperature 1.");
});

check("a value that takes long can be given up, and does not block the game", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "7,8,9", ruleset: "C" });
  await game.button("Value").click();
  await game.hears("Computing the value …");
  await game.button("Stop").click();
  await game.page.getByText("Computing the value …").waitFor({ state: "detached" });
  await game.button("Value").click();
  await game.hears("Computing the value …");
  await nim.play("1-7", "2-8");
  await game.page.getByText("Computing the value …").waitFor({ state: "detached" });
});

check("a challenge shows the run that proves a move", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "2,2", ruleset: "D" });
  await nim.play("1-1", "2-1");
  await nim.play("1-2", "2-1");
  await game.button("Challenge").click();
  const run = game.page.locator(".run");
  await run.getByText("Here the move is legal: take 2 from heap 1.").waitFor();
  await run.getByText("Turn 1: take 1 from heap 2").waitFor();
  await game.page.getByLabel("Which move do you doubt?").selectOption({ label: "take 2 from heap 1 (now)" });
  await run.getByText("Turn 2: take 1 from heap 2").waitFor();
  expectEqual(await run.getByRole("img").count(), 3, "pictures of the run");
});

check("a hint wins, or says that nothing does", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "2,2", ruleset: "D" });
  await nim.play("1-1", "2-1");
  await nim.play("1-2", "2-1");
  await game.button("Hint").click();
  await game.hears("Hint: take 2 from heap 1.");
  expectEqual(await game.page.locator(".mark.hinted").count(), 1, "moves pointed at");
  await game.button("New game").click();
  await nim.start({ position: "1,1", width: "1: the classical game" });
  await game.button("Hint").click();
  await game.hears("this position is lost for Left");
});

check("moves can be picked from a list too", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "2,2", ruleset: "C" });
  await nim.play("1-1", "2-1");
  await game.page.getByText("All 4 moves as a list").click();
  await game.button("take 2 from heap 1, in 1 of 2 worlds").click();
  await game.button("take 1 from heap 2").click();
  await nim.verdict.filter({ hasText: "Allowed" }).waitFor();
  await nim.playButton.click();
  await game.hears("Right took 2 tokens from heap 1 or took 1 token from heap 2. There are 3 worlds now.");
});

check("earlier moments show their worlds, and moves are composed at the latest only", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ position: "2,2", ruleset: "C" });
  await nim.play("1-1", "2-1");
  await nim.play("1-2", "2-1");
  await nim.expectWorlds(3);
  await game.button("Back").click();
  await nim.expectWorlds(2);
  expectEqual(await nim.playButton.count(), 0, "Play buttons of an earlier moment");
  await game.page.getByRole("tab", { name: "State" }).click();
  await game.page.locator(".ket").filter({ hasText: "|1,2⟩ + |2,1⟩" }).waitFor();
  await game.page.getByRole("tab", { name: "Worlds" }).click();
  await game.page.getByRole("tabpanel").getByText("1-1, 2-1, 2-2").waitFor();
});

check("a combinatorial game is kept, saved and opened again", async (game) => {
  const nim = new CombinatorialPage(game);
  await nim.start({ classical: "Subtraction", option: "1,3", position: "4,3", ruleset: "BC" });
  await nim.play("1-1", "2-3");
  await game.page.reload();
  await game.hears("Left took 1 token from heap 1 or took 3 tokens from heap 2. There are 2 worlds now.");
  const [file] = await Promise.all([game.page.waitForEvent("download"), game.button("Save this game").click()]);
  const record = JSON.parse(readFileSync(await file.path(), "utf8"));
  expectEqual([record.game, record.start, record.rules.set], ["combinatorial", "4,3", [1, 3]], "the record");
  const shown = execFileSync(BINARY, ["show", await file.path()], { encoding: "utf8" });
  expect(shown.length > 0, "the command line shows the record");
  await game.button("New game").click();
  await game.page.getByRole("radio", { name: /^Quantum tic-tac-toe/ }).check();
  await game.load(record);
  await game.dialog.getByText("Quantum Subtraction {1, 3}, 1 move.").waitFor();
  await game.dialog.getByRole("radio", { name: "Computer", exact: true }).check();
  await game.dialog.getByRole("radio", { name: "Right", exact: true }).check();
  await game.dialog.getByRole("button", { name: "Open it and leave this game" }).click();
  await game.page.locator(".seat").filter({ hasText: "Right you" }).waitFor();
  await nim.play("1-1", "2-1");
  await game.hears("Left took");
});

check("games without a drawing of their own are played from the list of moves", async (game) => {
  const one = new CombinatorialPage(game);
  const table = { start: "s", positions: { s: { a: "t", b: "t" }, t: { c: "u" }, u: {} } };
  const open = async (rules, start) => {
    await game.load({ format: "spooky-record", version: 1, game: "combinatorial", rules, start, actions: [] });
    await game.dialog.getByRole("radio", { name: "Both on one screen" }).check();
    await game.dialog.locator("button.main").click();
    await game.page.getByText("No moves yet.").waitFor();
    await game.page.locator(".scene").waitFor();
  };
  const play = async (...moves) => {
    const before = await game.moves.count();
    for (const move of moves) await game.button(`play ${move}`).click();
    await one.verdict.filter({ hasText: "Allowed" }).waitFor();
    await one.playButton.click();
    await game.moves.nth(before).waitFor();
  };
  await open({ game: "table", ruleset: "D", table }, null);
  await play("a", "b");
  await game.hears("Left played a or played b.");
  await play("c");
  await game.hears(/Left has no (move|action) left.*Right wins/);
  await open({ game: "sum", ruleset: "D", parts: ["nim", "kayles"] }, "1,1;##");
  await play("1:1-1", "1:2-1");
  await game.hears(/Left took 1 token from heap 1 or took 1 token from heap 2 in part 1/);
  await game.button("Challenge").click();
  await game.page.getByText("Here the move is legal: play 1:1-1.").waitFor();
  await play("2:1-2");
});
