// Quantum Go: the form, placing, choosing, capturing, counting; alone, with the computer, between browsers.
import { check, expect, expectEqual } from "./checks.mjs";
import { EXAMPLE, GoPage } from "./go_page.mjs";

check("the form of Quantum Go offers boards, variants, komi and handicap", async (game) => {
  const go = new GoPage(game);
  await go.choose();
  await game.page.getByRole("heading", { name: "Quantum Go", exact: true }).waitFor();
  const komi = game.page.getByLabel("Komi");
  expectEqual(await komi.inputValue(), "7.5", "komi on 9×9");
  await go.choose({ size: 6 });
  expectEqual(await komi.inputValue(), "0", "komi on 6×6");
  await go.choose({ size: 19, handicap: "4 stones" });
  await game.page.getByRole("img", { name: "Black has stones on D4, Q4, D16 and Q16" }).waitFor();
  await game.page.getByRole("radio", { name: "White (begins)" }).waitFor();
  const variants = await game.page.getByLabel("Variant").locator("option").allTextContents();
  const explained = game.page.locator(".variant-explained");
  const said = new Set();
  for (const variant of variants) {
    await go.choose({ variant });
    said.add(await explained.textContent());
  }
  expectEqual([variants.length, said.size], [11, 11], "variants, each with a line of its own");
  await go.choose({ variant: "Quantum Go", columns: 99, rows: 5 });
  await game.page.getByText(/Columns: .* 2 to 25/).waitFor();
  await game.page.getByText("More rules").click();
  await game.page.getByLabel("Still entangled at the end").selectOption({ label: "Measured: one stone stays" });
  await go.choose({ columns: 7, rows: 4 });
  await go.start();
  expectEqual(await game.board.getByRole("button").count(), 28, "points");
});

for (const viewport of [{ width: 360, height: 740 }, { width: 1280, height: 800 }]) {
  check(`the board is in sight when a game begins, ${viewport.width} pixels wide`, { viewport }, async (game) => {
    const go = new GoPage(game);
    await go.choose();
    await game.choose("Both on one screen");
    const play = game.button("Play");
    await play.evaluate((button) => button.scrollIntoView({ block: "center" }));
    await play.click();
    await game.board.waitFor();
    const { y, height } = await game.board.boundingBox();
    expect(y >= 0 && y + Math.min(height, 300) <= viewport.height, `the board begins at ${y} and is ${height} high`);
    expectEqual(await game.page.evaluate(() => scrollY), 0, "how far the page is scrolled");
  });
}

check("moves are numbered turn by turn, with the choices in their turn", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6 });
  await game.play("D3", "C5");
  await game.play("D2", "E6");
  await game.page.getByText("Collapse, 2 of 3: Black's groups").waitFor();
  await game.page.mouse.move(0, 0);
  await game.page.locator(".goban .go-link").waitFor();
  await go.keep("D3");
  await game.page.getByText("Collapse, 3 of 3: White's new stones").waitFor();
  await go.keep("D2");
  const turns = game.page.locator(".move-list.numbered li");
  expectEqual(await turns.allInnerTexts().then((all) => all.map((text) => text.replace(/\s+/g, " "))), ["1 D3 C5", "2 D2 E6 keeps D3 keeps D2"], "the list");
});

check("the state has subscripts, and the chances of each stone", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 9 });
  await game.play("D3", "C5");
  await game.page.getByRole("tab", { name: "State" }).click();
  const ket = game.page.locator(".ket");
  await ket.locator("sub").first().waitFor();
  expectEqual(await ket.locator("sup").first().textContent(), "⊗79", "the number of empty points");
  expect(!(await ket.textContent()).includes("_"), "no marks of subscripts are left");
  await game.page.locator(".go-beliefs li").filter({ hasText: /^Black's pair.*D3 \d+ %.*C5 \d+ %/ }).waitFor();
});

check("the rules that are told are those of the variant", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6, variant: "Quantum Go with triples (W)" });
  const rules = game.page.locator(".rules-in-short");
  await rules.getByText("A turn puts three stones on three empty points").waitFor();
  await rules.getByText(/stays entangled, even where it touches other stones/).waitFor();
  expectEqual(await rules.locator(".drawing").count(), 0, "pictures of pairs");
});

check("a pair of stones takes two taps, and the first can be taken back", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6 });
  await game.hears("Black: tap two points for your pair, or pass.");
  await go.point("C2").click();
  await game.hears("now a second point. Tap C2 again to take it back.");
  expectEqual(await go.labelOf("C2"), "C2: empty, picked", "C2");
  await go.point("C2").click();
  await game.hears("tap two points");
  await go.point("C2").click();
  await go.point("C2").press("Escape");
  await game.hears("tap two points");
  await go.point("C2").click();
  await game.button("Take back C2").click();
  await game.hears("tap two points");
  await game.play("D3", "C2");
  await game.hears("Black placed C2 and D3. C2 and D3 touch no other stone and stay entangled.");
  expectEqual(await go.labelOf("C2"), "C2: black, entangled with D3, move 1", "C2");
  expectEqual(await game.page.locator(".go-stone.entangled text").allTextContents(), ["1", "1"], "numbers on the stones");
  expectEqual(await game.page.locator(".last").count(), 2, "marks of the last move");
});

check("the partner of a stone is shown when one points at it", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6 });
  await game.play("D3", "C2");
  const link = game.page.locator(".goban .go-link");
  await game.page.mouse.move(0, 0);
  await go.point("A6").focus();
  await link.waitFor({ state: "detached" });
  await go.point("D3").hover();
  await link.waitFor();
  await game.page.mouse.move(0, 0);
  await link.waitFor({ state: "detached" });
  await go.point("C2").focus();
  await link.waitFor();
});

check("a collapse is chosen step by step, and explained", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6 });
  await game.play("D3", "C5");
  await game.play("D2", "E6");
  await game.hears("White placed D2 and E6. Black's pair D3 and C5 collapses: D2 touches D3. The new pair D2 and E6 collapses too.");
  await game.hears("Black chooses which stone of D3 and C5 to keep: D3 or C5.");
  expectEqual(await game.page.locator(".go-allowed").count(), 2, "stones that may be kept");
  expectEqual(await go.labelOf("D3"), "D3: black, entangled with C5, move 1, can be kept", "D3");
  await go.keep("D3");
  await game.hears("Black kept D3; C5 was removed.");
  await game.hears("White must keep D2: nothing else is possible among D2 and E6.");
  await game.page.getByText("Not E6: you must keep D2: it touches a stone that has just collapsed.").waitFor();
  expectEqual(await game.page.locator(".go-forbidden").count(), 1, "stones that may not be kept");
  await go.tapInVain("E6");
  await game.hears("You must keep D2: it touches a stone that has just collapsed.");
  await go.tapInVain("A1");
  await game.hears("A1 is not in the group that collapses now");
  await game.play("D2");
  await game.hears("White kept D2; E6 was removed. There was no other choice: D2 touches D3, just collapsed.");
  expectEqual(await go.labelOf("D2"), "D2: white", "D2");
  await game.button("Undo").click();
  await game.hears("White must keep D2");
  await game.button("Undo").click();
  await game.hears("Black chooses which stone of D3 and C5 to keep");
  await go.keep("C5");
  await game.hears("White chooses which stone of D2 and E6 to keep: D2 or E6");
});

check("a sentence shows on the board what it speaks of while one points at it", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6 });
  await game.play("D3", "C5");
  await game.play("D2", "E6");
  const pointed = game.page.locator(".goban .pointed");
  expectEqual(await pointed.count(), 0, "points shown at first");
  await game.page.getByText("collapses: D2 touches D3.").hover();
  await pointed.nth(2).waitFor();
  expectEqual(await pointed.count(), 3, "D3, C5 and D2");
  await game.page.mouse.move(0, 0);
  await pointed.first().waitFor({ state: "detached" });
});

check("Go speaks German: form, prompt, story, choice, end", async (game, address) => {
  const go = new GoPage(game);
  await game.page.goto(`${address}/?language=de`);
  await game.page.getByRole("radio", { name: /^Quanten-Go/ }).check();
  await game.page.getByLabel("Variante").selectOption({ label: "Symmetrisches Quanten-Go" });
  await game.page.locator(".variant-explained").getByText("Wo der gegenüberliegende Punkt besetzt ist").waitFor();
  await game.page.getByLabel("Variante").selectOption({ label: "Quanten-Go" });
  await game.choose("6×6");
  await game.choose("Beide an einem Bildschirm");
  await game.page.evaluate(() => localStorage.setItem("spooky.forced", "off"));
  await game.button("Spielen").click();
  await game.board.waitFor();
  await game.hears("Schwarz: Tippe zwei Punkte für dein Paar an, oder passe.");
  for (const point of ["D3", "C5"]) await go.point(point).click();
  await game.hears("D3 und C5 berühren keinen anderen Stein und bleiben verschränkt.");
  for (const point of ["D2", "E6"]) await go.point(point).click();
  await game.hears("Weiß setzte auf D2 und E6. Das Paar D3 und C5 von Schwarz kollabiert: D2 berührt D3.");
  await game.button("D3 behalten").click();
  await game.page.getByText("Nicht E6: D2 muss bleiben").waitFor();
  await game.button("D2 behalten").click();
  await game.hears("Es gab keine andere Wahl");
  await game.button("Passen").click();
  await game.hears("Schwarz passte.");
  await game.button("Passen").click();
  await game.hears("Beide haben gepasst, also ist die Partie zu Ende.");
  await game.page.getByText("Umschlossene leere Punkte").waitFor();
});

check("what cannot be played explains itself", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6 });
  await game.play("D3", "C5");
  await go.tapInVain("D3");
  await game.hears("D3 is occupied.");
  await go.point("A1").click();
  await go.tapInVain("C5");
  await game.hears("C5 is occupied.");
  expectEqual(await go.labelOf("A1"), "A1: empty, picked", "what was picked stays");
  await go.point("F6").click();
  await game.hears("White placed A1 and F6.");
});

check("the game of the paper, to its end", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6, komi: 0 });
  await go.playExample(22);
  await go.turn(EXAMPLE[22], new Set(["F5"]));
  await game.hears("Black kept F5; F3 was removed. Black captured F6.");
  await game.page.getByText("Captured: 1 white stone.").waitFor();
  await game.play(...EXAMPLE[23]);
  await game.page.getByText("Not F6: keeping F6 would repeat the position after move 22.").waitFor();
  await go.keep("C6");
  await go.turn(EXAMPLE[24], new Set(["F3"]));
  await go.turn(EXAMPLE[25], new Set(["F6"]));
  await game.hears(/White captured .*(F5|D6 and E6)/);
  await go.turn(EXAMPLE[26], new Set(["A4"]));
  await go.turn(EXAMPLE[27], new Set(["A6"]));
  await go.pass();
  await game.hears("Black passed.");
  await go.pass();
  await game.hears("Black has 20 and White 16 points: Black wins by 4.");
  await game.page.locator(".go-area").first().waitFor();
  const count = await game.page.locator(".go-count tr").allInnerTexts();
  expectEqual(count.map((row) => row.trim().split(/\s*\t\s*/).join(" ")), ["Black White", "Stones on the board 11 13", "Empty points surrounded 9 3", "Points 20 16"], "the count");
  await game.page.getByText("The small squares mark the empty points that only one colour surrounds.").waitFor();
  const areas = async (player) => game.page.locator(`.go-area.${player}`).count();
  const stones = async (player) => game.page.locator(`.goban .go-stone.${player}`).count();
  expectEqual((await areas("black")) + (await stones("black")), 20, "points of Black on the board");
  expectEqual((await areas("white")) + (await stones("white")), 16, "points of White on the board");
  await go.point("A1").click();
  await game.hears("The game is over: no action can follow.");
  await game.button("Back").click();
  await game.page.locator(".go-area").first().waitFor({ state: "detached" });
});

check("stones that are captured fade where motion is welcome", { reducedMotion: "no-preference" }, async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6 });
  await go.turn(["A2", "F6"]);
  await game.play("A1", "D4");
  await go.keep("A2");
  await go.keep("A1");
  await game.play("B1", "E3");
  await go.keep("B1");
  const fading = game.page.locator(".goban .fading");
  expectEqual(await fading.evaluateAll((all) => all.map((one) => getComputedStyle(one).animationName)), ["fade", "fade"], "animations");
  await game.hears("Black captured A1.");
});

for (const side of ["Black (begins)", "White"]) {
  check(`a whole game of Go against the computer as ${side.split(" ")[0]}`, async (game) => {
    const go = new GoPage(game);
    await go.start({ opponent: "Computer", level: "1 gentle", side, columns: 3, rows: 3 });
    const again = game.button("Play again");
    const mayPass = game.button("Pass");
    for (let turn = 0; turn < 300; ++turn) {
      await again.or(mayPass).or(go.choices.first()).first().waitFor();
      if (await again.isVisible()) break;
      if (await go.choices.first().isVisible()) {
        await go.keep(await go.choices.first().getAttribute("data-choice"));
        continue;
      }
      const labels = await game.board.getByRole("button").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
      const empty = labels.filter((label) => label.endsWith(": empty")).map((label) => label.split(":")[0]);
      if (turn < 3 && empty.length > 3) await game.play(empty[0], empty[empty.length - 1]);
      else await go.pass();
    }
    await game.hears(/wins? by|you win|draw/);
    await again.click();
    await again.waitFor({ state: "detached" });
  });
}

check("a hint points at the board, and undo takes it all back", async (game) => {
  const go = new GoPage(game);
  await go.start({ opponent: "Computer", level: "1 gentle", size: 5 });
  await game.button("Hint").click();
  await game.hears(/Hint: (stones on|pass)/);
  await go.pass();
  await game.hears(/Your turn|You choose|wins/);
  await game.button("Undo").click();
  await game.page.getByText("No moves yet.").waitFor();
});

check("resigning asks twice", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 5 });
  await game.button("Resign …").click();
  await game.button("Keep playing").click();
  await game.button("Resign …").click();
  await game.button("Resign").click();
  await game.hears("Black resigned.");
  await game.hears("White wins by resignation.");
});

check("variants place what they place", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 6, variant: "Symmetric Quantum Go" });
  await game.play("A2");
  await game.hears("Black placed A2 and F5.");
  await game.button("New game").click();
  await go.start({ size: 6, variant: "Semi-Quantum Go" });
  await game.play("B2", "E5");
  await game.hears("White: tap a point for your stone, or pass.");
  await game.play("D4");
  await game.hears("White placed D4.");
  await game.button("New game").click();
  await go.start({ size: 6, variant: "Quantum Go with triples (W)" });
  await game.play("B2", "E5", "B5");
  await game.play("C2", "E2", "F6");
  await game.hears("Black chooses which stone of B2, B5 and E5 to take off: B2, B5 or E5.");
  await go.keep("B5");
  await game.hears("Black removed B5; B2 and E5 stay entangled.");
  await game.button("New game").click();
  await go.start({ size: 6, variant: "Quantum Go with groups of all kinds" });
  for (const point of ["B2", "E5", "B5"]) await go.point(point).click();
  await game.button("Triple W: loses one at a time").click();
  await game.hears("Black placed B2, B5 and E5.");
  await game.button("New game").click();
  await go.start({ size: 6, variant: "Ordinary Go" });
  await game.play("C3");
  await game.hears("Black placed C3.");
  expectEqual(await game.page.getByText(/quantum|entangle|collaps/i).count(), 0, "quantum words");
});

check("handicap stones stand at the start, and White begins", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 9, handicap: "2 stones" });
  await game.hears("White: tap two points");
  expectEqual([await go.labelOf("C3"), await go.labelOf("G7")], ["C3: black", "G7: black"], "the stones");
});

check("Go between two browsers: everybody sees pairs, choices and the end", async (game, address, visitors) => {
  const go = new GoPage(game);
  await go.start({ opponent: "Friend by link", side: "Black (begins)", size: 5 });
  const link = await game.page.getByLabel("Link to this game").inputValue();
  const friend = await visitors.arrive();
  await friend.page.goto(link);
  await friend.button("Play as White").click();
  await friend.page.locator(".seat").filter({ hasText: "White you" }).waitFor();
  const other = new GoPage(friend);
  await game.play("B2", "D4");
  await friend.hears("Black placed B2 and D4.");
  await friend.play("B3", "E1");
  await game.hears("Black's pair B2 and D4 collapses: B3 touches B2.");
  await friend.hears("Black chooses which stone of B2 and D4 to keep.");
  expectEqual(await other.choices.count(), 0, "choices of who does not choose");
  await go.keep("B2");
  await friend.hears("White kept B3; E1 was removed. There was no other choice: B3 touches B2");
  await game.hears("White kept B3; E1 was removed.");
  await go.pass();
  await friend.hears("Black passed.");
  await other.pass();
  for (const one of [game, friend]) {
    await one.hears(/wins? by|you win by|draw/);
    await one.page.locator(".go-area, .goban .go-stone").first().waitFor();
  }
});

check("a long game on the large board is kept, and played on", async (game) => {
  const go = new GoPage(game);
  await go.start({ size: 19, variant: "Ordinary Go" });
  await go.point("Q16").click();
  await game.hears("Black placed Q16.");
  await game.page.reload();
  await game.hears("Black placed Q16.");
  await game.play("D4");
  expect((await game.moves.count()) === 2, "two moves");
});
