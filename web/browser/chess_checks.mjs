// Niel's Chess: the form, moving, superpositions, attempts and their die, entanglement, flips, promotion; alone, with the
// computer, between browsers.
import { check, expect, expectEqual } from "./checks.mjs";
import { ChessPage, POSITIONS } from "./chess_page.mjs";

check("the form of Niel's Chess offers variants and boards", async (game) => {
  const chess = new ChessPage(game);
  await chess.choose();
  await game.page.getByRole("heading", { name: "Niel's Chess", exact: true }).waitFor();
  // The engine tells which there are.
  await game.page.getByLabel("Variant").locator("option").first().waitFor({ state: "attached" });
  const variants = await game.page.getByLabel("Variant").locator("option").allTextContents();
  const explained = game.page.locator(".variant-explained");
  const said = new Set();
  for (const variant of variants) {
    await chess.choose({ variant });
    said.add(await explained.textContent());
  }
  expectEqual([variants.length, said.size], [9, 9], "variants, each with a line of its own");
  await chess.choose({ variant: "Niel's Chess", board: "5×5 Gardner" });
  await game.page.locator(".chess-beginning").waitFor();
  await game.page.getByText("Rules", { exact: true }).click();
  await game.page.getByText("Niel's Chess is a trademark of its author Tamás Varga; a patent is pending.").waitFor();
  await chess.start();
  expectEqual(await game.board.getByRole("button").count(), 25, "squares");
});

check("chess: a piece is moved by two taps, or dragged", async (game) => {
  const chess = new ChessPage(game);
  await chess.start();
  await game.hears("White: tap a piece, or drag it to its square.");
  await chess.tap("e2");
  await game.hears("Pawn on e2: tap where it goes.");
  expectEqual(await game.page.locator(".chess-target").count(), 2, "targets");
  expectEqual(await chess.labelOf("e4"), "e4: empty, can be reached", "e4");
  await game.play("e4");
  await game.hears("White moved the pawn on e2 to e4.");
  await chess.drag("g8", "f6");
  await game.hears("Black moved the knight on g8 to f6.");
  await chess.drag("d2", "d5");
  await game.hears(/pawn/);
  expectEqual(await game.moves.count(), 2, "moves after a drag that is none");
  await chess.square("d2").press("Escape");
  await chess.tap("d1");
  await chess.tapInVain("d3");
  await game.page.locator(".refusal").filter({ hasText: /\w/ }).waitFor();
});

check("chess: a superposition is chosen square by square", async (game) => {
  const chess = new ChessPage(game);
  await chess.start();
  await chess.tap("g1", "g1");
  await game.hears("Knight on g1, on two squares at once: tap the first one.");
  expectEqual(await game.button("Two squares at once").getAttribute("aria-pressed"), "true", "the toggle");
  await chess.tap("f3");
  await game.hears("Knight on g1: f3, and which square else?");
  await chess.tap("h3");
  await chess.move("g1^f3h3u").waitFor();
  expectEqual(await game.page.locator(".chess-form").count(), 3, "ways to share the chances");
  await chess.move("g1^f3h3u").click();
  await game.hears("White split the knight on g1. White's knight is on f3 with chance 2/3 or on h3 with chance 1/3.");
  await game.page.locator(".chess-mark").nth(1).waitFor();
  expectEqual(await chess.labelOf("f3"), "f3: white knight, a half, here with chance 2/3, else on h3, red mark facing the opponent", "f3");
  await game.page.mouse.move(0, 0);
  await chess.square("a8").focus();
  await game.page.locator(".chess-link").waitFor({ state: "detached" });
  await chess.square("h3").hover();
  await game.page.locator(".chess-link").waitFor();
  await game.page.getByText("White knight: 2/3 on f3, 1/3 on h3.").waitFor();
  await game.page.getByRole("tab", { name: "Worlds" }).click();
  await game.page.locator(".worlds li").nth(1).waitFor();
  await chess.split("b8", "b8", "a6", "b8^a6b8");
  await game.hears("Black split the knight on b8. Black's knight is on a6 or on b8, each with chance 1/2.");
});

check("chess: an attempted capture tells its odds, and the die is rolled", async (game) => {
  const chess = new ChessPage(game);
  await chess.open({ start: POSITIONS.attempt });
  await chess.tap("e1");
  await game.page.locator(".chess-chip.chance").filter({ hasText: "1/2" }).waitFor();
  await chess.tap("e5");
  await game.page.getByText("A half of the knight on e5 may be captured").waitFor();
  await game.page.getByText("If it fails, the knight is on g6; your rook stands on e5 all the same.").waitFor();
  await chess.move("e1e5").click();
  await chess.dice.waitFor();
  await game.hears(/The die showed [246]: even .*Black's knight collapsed to e5\. White's rook on e1 captured|The die showed [135]: odd .*Black's knight collapsed to g6\. .*nothing was captured/);
  expectEqual(await game.moves.count(), 2, "the move and the roll");
  const story = game.page.locator(".story");
  const before = await story.textContent();
  await game.button("Back").click();
  await story.filter({ hasText: "The die decides: even (#1, chance 1/2): Black's knight is on e5; odd" }).waitFor();
  await game.button("Forward").click();
  await story.filter({ hasText: before }).waitFor();
  expectEqual(await story.textContent(), before, "the story of a roll, told again");
  await game.button("Undo").click();
  await game.page.getByText("No moves yet.").waitFor();
});

check("chess: a die shows the face that was rolled, and none where nobody kept it", async (game) => {
  const chess = new ChessPage(game);
  await chess.open({ start: POSITIONS.attempt, moves: ["e1e5", { action: "#1", face: 4 }] });
  await game.hears(/The die showed 4: even .*Black's knight collapsed to e5\. White's rook on e1 captured/);
  expectEqual(await chess.faces(), ["The die shows 4"], "the die of a record");
  await game.page.reload();
  await game.hears("The die showed 4: even");
  expectEqual(await chess.faces(), ["The die shows 4"], "the die of a game that was kept");
  await game.button("New game").click();
  await chess.open({ start: POSITIONS.attempt, moves: ["e1e5", "#1"] });
  await game.hears(/The die said even .*Black's knight collapsed to e5\. White's rook on e1 captured/);
  await chess.dice.getByText("even: knight on e5").waitFor();
  expectEqual(await chess.faces(), [], "the die of a record without faces");
});

check("chess: a half that has just passed is captured in one of two ways, each with its odds", async (game) => {
  const chess = new ChessPage(game);
  await chess.open({ start: POSITIONS.passing, moves: ["e2^e3e4"] });
  await chess.tap("d4", "e3");
  const ways = game.page.locator(".chess-way");
  const said = async (index) => (await ways.nth(index).innerText()).replace(/\s+/g, " ");
  await ways.nth(1).waitFor();
  expectEqual(await said(0), "chance 1/2 If it fails, the pawn is on e4; your pawn stands on e3 all the same. Capture the half on e3", "one way");
  expectEqual(await said(1), "chance 1/2 If it fails, the pawn is on e2; your pawn stands on e3 all the same. Capture in passing", "the other way");
  await chess.move("d4e3ep").click();
  await game.hears(/White's pawn collapsed to e2\..*nothing was captured|White's pawn collapsed to e3\..*captured the pawn/);
});

check("chess: what a capture and what a half has for a chance is told apart", async (game) => {
  const chess = new ChessPage(game);
  await chess.open({ start: POSITIONS.partner });
  await chess.tap("e4");
  const chip = (name) => game.page.locator(`.chess-chip${name}`);
  await chip(".chance").filter({ hasText: /^0$/ }).waitFor();
  expectEqual([await chip(".together").count(), await chip(":not(.together):not(.chance)").count()], [2, 2], "halves that go with e4, and others");
  const box = async (one) => one.boundingBox();
  const [capture, square] = [await box(chip(".chance")), await box(chess.square("e5"))];
  expect(capture.x + capture.width / 2 < square.x + square.width / 2, "the chance of a capture is at the left");
});

check("chess: a tap that begins no move is answered", async (game) => {
  const chess = new ChessPage(game);
  await chess.start();
  await chess.tapInVain("e5");
  await game.hears("There is no piece on e5.");
  await chess.tapInVain("e7");
  await game.hears("The pawn on e7 is Black's, and it is White's turn.");
  await chess.tapInVain("a1");
  await game.hears("Rook on a1: it has no legal move now.");
  expectEqual(await game.page.locator(".say .refusal").count(), 0, "refusals that are over");
});

check("chess: pawns of small boards may have the double step", async (game) => {
  const chess = new ChessPage(game);
  await chess.choose({ board: "8×8" });
  await game.page.getByText("More rules").click();
  expectEqual(await game.page.getByLabel("A pawn's first move").count(), 0, "the choice on the large board");
  await game.choose("6×6 Los Alamos");
  await game.page.getByLabel("A pawn's first move").selectOption({ label: "One square or two" });
  await chess.start();
  await chess.tap("c2");
  expectEqual(await chess.labelOf("c4"), "c4: empty, can be reached", "c4");
});

check("chess: the rules in short are those of the variant", async (game) => {
  const chess = new ChessPage(game);
  const rules = game.page.locator(".rules-in-short");
  const paper = game.page.locator(".chess-attribution");
  const said = async (variant) => {
    await chess.open({ rules: { variant } });
    await game.page.getByRole("tab", { name: "Rules" }).click();
    const text = await rules.innerText();
    const attributions = await paper.count();
    await game.button("New game").click();
    return { text, attributions };
  };
  const deterministic = await said("deterministic");
  expect(!/two to one|roll|however small/i.test(deterministic.text), deterministic.text);
  expect(deterministic.text.includes("a half that is not the real one gives no check"), deterministic.text);
  const hadamard = await said("hadamard");
  expect(!/evenly|1 to 4/.test(hadamard.text) && hadamard.text.includes("Phase is a sign"), hadamard.text);
  expectEqual([deterministic.attributions, hadamard.attributions, (await said("plain")).attributions], [1, 1, 0], "names of the paper");
});

for (const viewport of [{ width: 1280, height: 800 }, { width: 1366, height: 650 }]) {
  check(`chess: what is composed is in sight on ${viewport.width} × ${viewport.height}`, { viewport }, async (game) => {
    const chess = new ChessPage(game);
    const inSight = async (where) => {
      const below = await game.page.evaluate(() => document.querySelector(".say [role=status]").getBoundingClientRect().bottom - innerHeight);
      expect(below <= 0, `${where} the words end ${below} pixels below the screen`);
    };
    await chess.start();
    await game.play("e2", "e4");
    await game.play("e7", "e5");
    await chess.tap("g1", "g1", "f3", "h3");
    await game.hears("Choose how likely each square is.");
    await inSight("with a superposition to be chosen");
    await chess.move("g1^f3h3u").click();
    await chess.split("b8", "b8", "c6", "b8^c6b8");
    await chess.tap("f3", "e5");
    await game.page.locator(".chess-odds").waitFor();
    await inSight("with odds");
    await game.button("New game").click();
    await chess.start({ variant: "Hadamard Game" });
    await chess.tap("g1", "g1", "f3", "h3");
    await game.hears("Choose how likely each square is.");
    await inSight("with phases");
  });
}

check("chess: the board is as wide as the seats at most", { viewport: { width: 1280, height: 1000 } }, async (game) => {
  const chess = new ChessPage(game);
  await chess.start();
  const edges = await game.page.evaluate(() => [".chessboard", ".seats"].map((one) => document.querySelector(one).getBoundingClientRect().right));
  expectEqual(Math.round(edges[0]), Math.round(edges[1]), "the right edge of the board, and of the seats");
});

check("chess: the die rolls before one's eyes where motion is welcome", { reducedMotion: "no-preference" }, async (game) => {
  const chess = new ChessPage(game);
  await chess.open({ start: POSITIONS.attempt });
  await chess.tap("e1", "e5");
  await chess.move("e1e5").click();
  await game.page.locator(".chess-die-throw").waitFor();
  await game.hears("The die decides: even (#1, chance 1/2): Black's knight is on e5; odd (#2, chance 1/2): Black's knight is on g6.");
  await chess.dice.waitFor();
  await game.page.locator(".chess-die-throw").waitFor({ state: "detached" });
});

check("chess: a piece that attacks a pair can be entangled with it", async (game) => {
  const chess = new ChessPage(game);
  await chess.open({ start: POSITIONS.entanglement });
  await chess.tap("f6");
  await game.button("Entangle").click();
  await game.page.locator(".chess-link").first().waitFor();
  await chess.tap("d5");
  await game.page.getByRole("button", { name: "Entangle: f6 with e4, d5 with f4" }).waitFor();
  await chess.move("f6^f6d5&e4").click();
  await game.hears(/^Black split the knight on f6 and joined White's rook on e4 and f4\. Entangled: /);
  await game.page.locator(".chess-mark").nth(3).waitFor();
  const label = await chess.labelOf("d5");
  expect(label.includes("entangled: when it is here, the white rook is on f4"), label);
  expect(label.includes("on a diagonal"), label);
  await chess.tap("e4");
  await chess.move("e4~f4").click();
  await game.hears(/White flipped the rook on e4 and f4\. Entangled: /);
});

check("chess: an unequal pair is flipped from its menu", async (game) => {
  const chess = new ChessPage(game);
  await chess.open({ start: POSITIONS.unequal });
  await chess.tap("f1");
  await game.button("Flip: f1 gets 2/3").click();
  await game.hears("White flipped the rook on e1 and f1. White's rook is on f1 with chance 2/3 or on e1 with chance 1/3.");
});

check("chess: promotion asks what the pawn becomes", async (game) => {
  const chess = new ChessPage(game);
  await chess.open({ start: POSITIONS.promotion });
  await chess.tap("e7", "e8");
  for (const name of ["queen", "rook", "bishop", "knight"]) await game.button(name).waitFor();
  await game.button("knight").click();
  await game.hears("White moved the pawn on e7 to e8. The pawn became a knight.");
  expectEqual(await chess.labelOf("e8"), "e8: white knight", "e8");
});

check("chess: check is said with its chance, and an indefinite mate ends the game", async (game) => {
  const chess = new ChessPage(game);
  await chess.open({ start: POSITIONS.check });
  await game.page.getByText("Check: the half rook on e4 would capture the king on e1 with chance 1/2.").waitFor();
  await game.button("New game").click();
  await chess.open({ start: POSITIONS.mate });
  await game.play("a1", "a8");
  await game.hears("Checkmate: White wins.");
  await game.page.locator(".chess-decided").first().waitFor();
});

check("chess: Hadamard, tunnelling, collapse and plain chess", async (game) => {
  const chess = new ChessPage(game);
  await chess.start({ variant: "Hadamard Game" });
  await chess.tap("g1", "g1", "f3", "h3");
  expectEqual(await game.page.locator(".chess-form").count(), 4, "ways in the Hadamard Game");
  await chess.move("g1^f3h3p").click();
  await game.hears("with phase");
  await game.play("e7", "e5");
  await chess.tap("f3");
  await game.button("Z: change the phase").click();
  await game.hears("White made a Z move with the knight on f3 and h3.");
  await game.button("New game").click();
  await chess.open({ start: POSITIONS.tunnelling, rules: { variant: "tunnelling" } });
  await chess.attempt("a1", "a6", "a1>a6");
  await game.hears(/The die showed 6: 6 .*tunnelled to a6|The die showed [1-5]: 1 to 5 .*bounced back to a1/);
  await game.button("New game").click();
  await chess.open({ start: POSITIONS.unequal, rules: { remote_collapse: true } });
  await chess.tap("e1");
  await game.button("Roll for it now, then move it").click();
  await game.hears(/now move the rook on [ef]1/);
  await game.button("New game").click();
  await chess.start({ variant: "Ordinary chess" });
  await chess.tap("g1");
  expectEqual(await game.button("Two squares at once").count(), 0, "superpositions in ordinary chess");
  await game.play("f3");
  await game.hears("White moved the knight on g1 to f3.");
});

for (const side of ["White (begins)", "Black"]) {
  check(`a game of chess against the computer as ${side.split(" ")[0]}`, async (game) => {
    const chess = new ChessPage(game);
    await chess.start({ opponent: "Computer", level: "1 gentle", side, board: "4×5 Silverman" });
    await game.hears("Your turn");
    const first = await game.board.getByRole("button").first().getAttribute("data-cell");
    expectEqual(first, side === "Black" ? "d1" : "a5", "the square at the upper left");
    await chess.moveAnything();
    await game.hears("Your turn");
    await game.button("Hint").click();
    await game.hears("Hint: ");
    await game.button("Undo").click();
    await game.button("Resign …").click();
    await game.button("Resign").click();
    await game.hears(`${side.split(" ")[0]} resigned.`);
  });
}

check("chess between two browsers: the server rolls, and both see the same die", async (game, address, visitors) => {
  const chess = new ChessPage(game);
  await chess.start({ opponent: "Friend by link", side: "White (begins)", board: "5×5 Gardner" });
  const link = await game.page.getByLabel("Link to this game").inputValue();
  const friend = await visitors.arrive();
  await friend.page.goto(link);
  await friend.button("Play as Black").click();
  await friend.page.locator(".seat").filter({ hasText: "Black you" }).waitFor();
  const other = new ChessPage(friend);
  await chess.split("b1", "a3", "c3", "b1^a3c3");
  await friend.hears("White split the knight on b1.");
  await other.tap("b4", "c3");
  await friend.page.getByText("A half of the knight on c3 may be captured").waitFor();
  await other.move("b4c3").click();
  for (const one of [game, friend]) {
    await one.hears(/The die showed \d/);
    await one.page.locator(".chess-rolled-die").waitFor();
  }
  const faces = await Promise.all([chess, other].map((one) => one.faces()));
  expectEqual(faces[0].length, 1, "dice");
  expectEqual(faces[0], faces[1], "what both see");
  await game.page.reload();
  await game.hears(/The die showed \d/);
  expectEqual(await chess.faces(), faces[0], "the die after a reload");
});

check("a draw of chess by agreement", async (game) => {
  const chess = new ChessPage(game);
  await chess.start({ board: "5×5 Gardner" });
  await game.button("Offer a draw").click();
  await game.page.getByText("A draw is offered with your next move.").waitFor();
  await chess.tap("a2", "a3");
  await game.page.getByText("White offers a draw. A move declines it.").waitFor();
  await chess.tap("b4", "a3");
  await game.button("Offer a draw").waitFor();
  await game.button("Offer a draw").click();
  await chess.tap("b2", "a3");
  await game.button("Accept the draw").click();
  await game.hears("The game is a draw by agreement.");
});
