// Games between browsers: two people, each in a browser of their own, and those who watch.
import { readFileSync } from "node:fs";
import { expectAccessible, expectFits, keyboardOf } from "./access.mjs";
import { check, expect, expectEqual } from "./checks.mjs";
import { startServer } from "./server.mjs";

const SMALL = { Columns: 2, Rows: 2, "Marks in a row": 2 };
/** What Chromium itself says when a WebSocket finds no server: no page can prevent it. */
const REFUSED_SOCKET = /^WebSocket connection to 'ws:\/\/localhost:\d+\/ws' failed: Error in connection establishment: net::ERR_CONNECTION_REFUSED$/;

/** Opens a game with a free seat; gives its link. */
async function invite(game, { side = "X (begins)", options = {} } = {}) {
  await game.start({ opponent: "Friend by link", side, options });
  return game.page.getByLabel("Link to this game").inputValue();
}

async function come(visitors, link, options = {}) {
  const visitor = await visitors.arrive(options);
  await visitor.page.goto(link);
  await visitor.board.waitFor();
  return visitor;
}

/** Comes by the link and takes a seat. */
async function join(visitors, link, seat = "O") {
  const friend = await come(visitors, link);
  await friend.button(`Play as ${seat}`).click();
  await friend.page.locator(".seat").filter({ hasText: `${seat} you` }).waitFor();
  return friend;
}

/** Somebody opens a game, and a friend comes. */
async function meet(game, visitors, options = {}) {
  const link = await invite(game, options);
  const friend = await join(visitors, link);
  await game.page.getByText("O friend, here").waitFor();
  return { link, friend };
}

async function seesMoves(game, count) {
  await game.moves.nth(count - 1).waitFor();
  expectEqual(await game.moves.count(), count, "moves");
}

/** Plays the pairs in turn, and waits until everybody sees them. */
async function playInTurn(players, everybody, pairs) {
  for (const [index, pair] of pairs.entries()) {
    const number = (await players[0].moves.count()) + 1;
    await players[index % players.length].play(...pair);
    for (const one of everybody) await seesMoves(one, number);
  }
}

/** Plays a whole game on the smallest board; X wins. */
async function playSmallGame(x, o, everybody) {
  await playInTurn([x, o], everybody, [["a1", "b1"], ["a2", "b2"], ["a1", "a2"], ["b1", "b2"]]);
  await x.measure("b1");
  for (const one of everybody) await one.hears(/wins? 1 to/);
}

check("a whole game between two browsers, with a reload and a restart of the server", { tolerates: [REFUSED_SOCKET] }, async (game, _, visitors) => {
  const server = await startServer();
  try {
    await game.open(server.address);
    const { friend } = await meet(game, visitors);
    const both = [game, friend];
    await game.hears("Your turn: pick two squares");
    await friend.hears("X to move.");
    await playInTurn(both, both, [["a1", "b2"], ["b2", "c3"]]);
    await game.hears("O put O2 in b2 and c3.");
    await friend.hears("O put O2 in b2 and c3.");

    await friend.page.reload();
    await friend.page.locator(".seat").filter({ hasText: "O you" }).waitFor();
    await seesMoves(friend, 2);

    expectEqual(await server.pause(), 0, "the server's status");
    for (const one of both) await one.hears("Connection lost. Trying again …");
    await game.square("a1").click();
    await game.square("c3").click();
    await game.hears("Your move will be sent as soon as the connection is back.");
    expectEqual(await game.moves.count(), 2, "moves while the server is away");
    expectEqual(await game.square("c3").getAttribute("aria-pressed"), "true", "the move on its way is shown");
    await server.start();
    for (const one of both) {
      await seesMoves(one, 3);
      await one.hears("Connected.");
    }

    await friend.hears("X3 closed a cycle through a1, b2 and c3, so O measures:");
    await friend.measure("a1");
    await game.hears("O measured: X3 became real in a1.");
    await playInTurn([friend, game], both, [["a2", "b3"], ["a3", "b1"], ["a2", "b3"]]);
    await game.measure("a2");
    for (const one of both) await seesMoves(one, 8);
    await playInTurn([game, friend], both, [["a3", "b1"]]);
    await friend.measure("b1");
    for (const one of both) await seesMoves(one, 10);
    await playInTurn([friend, game], both, [["c1", "c2"], ["c1", "c2"]]);
    await friend.measure("c1");
    await game.hears(/X has the line .* and wins 1 to 0\./);
    await friend.hears(/X has the line .* and wins 1 to 0\./);
    const [file] = await Promise.all([game.page.waitForEvent("download"), game.button("Save this game").click()]);
    const record = JSON.parse(readFileSync(await file.path(), "utf8"));
    expectEqual([record.actions.length, record.result.winner], [13, "x"], "the record");
  } finally {
    await server.stop();
  }
});

check("one who watches sees everything and cannot act", async (game, address, visitors) => {
  const { friend, link } = await meet(game, visitors);
  const watcher = await come(visitors, link);
  await watcher.hears("You are watching.");
  await game.hears("1 person is watching.");
  expectEqual(await watcher.page.getByRole("button", { name: /^Play as/ }).count(), 0, "seats offered");
  await playInTurn([game, friend], [game, friend, watcher], [["a1", "b2"]]);
  await watcher.hears("X put X1 in a1 and b2.");
  await watcher.square("a2").click();
  await watcher.hears("Both seats are taken: you are watching.");
  await playInTurn([friend], [game, friend, watcher], [["a1", "b2"]]);
  await watcher.hears("O2 closed a cycle through a1 and b2, so X measures:");
  await watcher.page.locator(".seat.x").getByText("to choose").waitFor();
  expectEqual(await watcher.dialog.count(), 0, "choices offered");
  for (const name of ["Undo", "Hint", "Play again"]) expectEqual(await watcher.button(name).count(), 0, name);
  await watcher.button("Save this game").waitFor();
  await friend.page.context().close();
  await watcher.page.getByText("O player, away").waitFor();
  await game.page.getByText("O friend, away").waitFor();
});

check("a stranger cannot take a seat that is taken", async (game, address, visitors) => {
  const link = await invite(game);
  const stranger = await come(visitors, link);
  await stranger.button("Play as O").waitFor();
  const friend = await join(visitors, link);
  await stranger.button("Play as O").waitFor({ state: "detached" });
  await stranger.hears("You are watching.");
  await stranger.page.reload();
  await stranger.hears("You are watching.");
  expectEqual(await stranger.page.getByRole("button", { name: /^Play as/ }).count(), 0, "seats offered");
  // A page that tries all the same is refused by the server.
  const id = link.split("/").pop();
  const answers = await stranger.page.evaluate(async (joined) => {
    const heard = [];
    const socket = new WebSocket(`ws://${location.host}/ws`);
    await new Promise((resolve) => {
      socket.onmessage = ({ data }) => {
        const { error } = JSON.parse(data);
        if (error) heard.push(error.code);
        if (heard.length === 2) resolve();
      };
      socket.onopen = () => {
        socket.send(JSON.stringify({ join: joined, token: "s".repeat(43) }));
        socket.send(JSON.stringify({ sit: "o" }));
        socket.send(JSON.stringify({ action: "a1b2", number: 1 }));
      };
    });
    socket.close();
    return heard;
  }, id);
  expectEqual(answers, ["seat-taken", "no-seat"], "what the server says");
  await game.play("a1", "b2");
  await seesMoves(friend, 1);
});

check("only the player who measures is asked", async (game, address, visitors) => {
  const { friend } = await meet(game, visitors);
  await playInTurn([game, friend], [game, friend], [["a1", "b2"], ["a1", "b2"]]);
  await game.dialog.getByRole("heading", { name: "Choose where O2 becomes real." }).waitFor();
  await friend.hears("X measures.");
  expectEqual(await friend.dialog.count(), 0, "questions to the other");
  await friend.square("c3").click();
  await friend.hears("It is X's turn.");
  await game.measure("b2");
  await friend.hears("X measured: O2 became real in b2.");
  expectEqual(await friend.page.locator(".arriving").count(), 2, "marks that arrive before the other's eyes");
  expectEqual(await game.dialog.count(), 0, "questions left");
  await game.square("b2").click();
  await game.hears("b2 already holds the classical mark O2.");
});

check("playing again exchanges the seats, and those who watch are told", async (game, address, visitors) => {
  const { friend, link } = await meet(game, visitors, { options: SMALL });
  const watcher = await come(visitors, link);
  await playSmallGame(game, friend, [game, friend, watcher]);
  expectEqual(await watcher.button("Play again").count(), 0, "rematch for one who watches");
  await game.button("Play again").click();
  await game.page.locator(".seat").filter({ hasText: "O you" }).waitFor();
  expect(game.page.url() !== link, "it is another game");
  await friend.page.getByRole("heading", { name: "Your friend wants to play again" }).waitFor();
  await watcher.page.getByRole("heading", { name: "There is a new game" }).waitFor();
  await friend.button("Play again").click();
  await friend.hears("Your turn: pick two squares");
  await watcher.button("Go to the new game").click();
  await watcher.hears("You are watching.");
  expectEqual(watcher.page.url(), game.page.url(), "the page of one who watches");
  await playSmallGame(friend, game, [game, friend, watcher]);
  await game.page.reload();
  await game.page.locator(".seat").filter({ hasText: "O you" }).waitFor();
});

check("the link can be copied", { permissions: ["clipboard-read", "clipboard-write"] }, async (game, address, visitors) => {
  const link = await invite(game);
  expectEqual(link, game.page.url(), "the link");
  await game.page.getByText("--host 0.0.0.0").waitFor();
  await game.button("Copy link").click();
  await game.hears("Link copied.");
  expectEqual(await game.page.evaluate(() => navigator.clipboard.readText()), link, "the clipboard");
  await join(visitors, link);
  await game.page.getByText("Send this link").waitFor({ state: "detached" });
  await game.page.evaluate(() => navigator.clipboard.writeText(""));
  await game.button("Copy link").click();
  await game.hears("Link copied.");
  expectEqual(await game.page.evaluate(() => navigator.clipboard.readText()), link, "the clipboard, later in the game");
});

check("the link can be copied without a clipboard for pages", { permissions: ["clipboard-read"] }, async (game) => {
  await game.page.addInitScript(() => {
    globalThis.clipboardForTests = navigator.clipboard;
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await game.page.reload();
  const link = await invite(game);
  await game.button("Copy link").click();
  await game.hears("Link copied.");
  expectEqual(await game.page.evaluate(() => globalThis.clipboardForTests.readText()), link, "the clipboard");
  expect(await game.button("Copy link").evaluate((one) => one === document.activeElement), "the focus stays");
});

check("the link has the address that other machines reach", async (game) => {
  await game.page.route("**/api/version", (route) =>
    route.fulfill({ json: { name: "spooky", version: "1", commit: "", addresses: ["http://192.168.1.5:8080", "http://10.0.0.2:8080"] } }),
  );
  await game.start({ opponent: "Friend by link", side: "O" });
  const field = game.page.getByLabel("Link to this game");
  await game.page.waitForFunction(() => document.querySelector("input[readonly]").value.startsWith("http://192.168.1.5:8080/game/"));
  expectEqual(await field.inputValue(), `http://192.168.1.5:8080${new URL(game.page.url()).pathname}`, "the link");
  expectEqual(await game.page.getByText("--host").count(), 0, "notes about the network");
});

check("a game that is not there leads back to the start page", async (game, address) => {
  for (const id of ["abcdefghijkl", "short"]) {
    await game.page.goto(`${address}/game/${id}`);
    await game.page.getByRole("heading", { name: "There is no such game" }).waitFor();
    await expectAccessible(game, "where no game is");
  }
  await game.button("To the start page").click();
  await game.button("Play").waitFor();
  expectEqual(new URL(game.page.url()).pathname, "/", "the address");
});

check("back and forward lead through the pages", async (game, address) => {
  const link = await invite(game);
  await game.page.goBack();
  await game.button("Play").waitFor();
  await game.page.goForward();
  await game.page.getByText("Send this link").waitFor();
  expectEqual(game.page.url(), link, "the address");
  await game.button("New game").click();
  await game.button("Learn in five steps").click();
  await game.page.getByText("1 of 5").waitFor();
  expectEqual(new URL(game.page.url()).pathname, "/learn/tictactoe", "the lesson's address");
  await game.page.reload();
  await game.page.getByText("1 of 5").waitFor();
  await game.page.goBack();
  await game.button("Play").waitFor();
  await game.page.goto(`${address}/learn/ludo`);
  await game.page.getByText("No page was found at this address.").waitFor();
});

check("back leads from the form to the game, and a new game stays after a reload", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.button("New game").click();
  await game.page.goBack();
  await game.hears("X put X1 in a1 and b2.");
  await game.page.goForward();
  await game.start();
  await game.play("a2", "b3");
  await game.page.reload();
  await game.hears("X put X1 in a2 and b3.");
  await game.page.getByRole("link", { name: "spooky: start page" }).click();
  await game.button("Back to the game").click();
  await game.hears("X put X1 in a2 and b3.");
});

check("the tab tells whose turn it is", async (game, address, visitors) => {
  const titled = (page, title) => page.page.waitForFunction((wanted) => document.title === wanted, title);
  const { friend } = await meet(game, visitors, { options: SMALL });
  await titled(game, "Your turn · spooky");
  await titled(friend, "X's turn · spooky");
  await playSmallGame(game, friend, [game, friend]);
  await titled(friend, "Game over · spooky");
  await friend.button("New game").click();
  await titled(friend, "spooky");
});

check("one who looks back is not torn away", async (game, address, visitors) => {
  const { friend } = await meet(game, visitors);
  await playInTurn([game, friend], [game, friend], [["a1", "b2"], ["b2", "c3"]]);
  await friend.button("First").click();
  await friend.hears("You are looking at an earlier moment.");
  expectEqual(await friend.button("Play on from here").count(), 0, "ways to change the past");
  await game.play("a2", "a3");
  await friend.hears("There is a new move.");
  expectEqual(await friend.square("a1").getAttribute("aria-label"), "a1: empty", "what is shown");
  await friend.button("To the latest").click();
  await friend.hears("Your turn: pick two squares");
  expectEqual(await friend.square("a3").getAttribute("aria-label"), "a3: spooky X3", "a3");
});

check("a friend's game leaves the page's own game alone", async (game) => {
  await game.start();
  await game.play("a1", "b2");
  await game.button("New game").click();
  await invite(game);
  await game.play("a2", "b3");
  await game.button("New game").click();
  await game.button("Back to the game").click();
  await game.hears("X put X1 in a1 and b2.");
  expectEqual(await game.moves.count(), 1, "moves of the page's own game");
});

check("a saved game can be gone on with a friend", async (game, address, visitors) => {
  const record = { format: "spooky-record", version: 1, game: "tictactoe", rules: {}, start: null, actions: [{ action: "a1b2" }, { action: "a1b2" }], result: null };
  await game.load(record);
  await game.dialog.getByRole("radio", { name: "Friend by link" }).check();
  await game.dialog.getByRole("radio", { name: "O", exact: true }).check();
  await game.button("Open").click();
  await seesMoves(game, 2);
  await game.hears("X measures.");
  const friend = await join(visitors, await game.page.getByLabel("Link to this game").inputValue(), "X");
  await friend.measure("a1");
  await game.hears("X measured: O2 became real in a1.");
});

check("what the server refuses is told where the person looks", async (game) => {
  const answers = [
    ["busy", "The server has too much to do at the moment. Try again soon."],
    ["too-many", "Too many games were opened from here just now. Wait a minute and try again."],
  ];
  let code = "";
  await game.page.route("**/api/games", (route) => route.fulfill({ json: { ok: false, error: { code, reason: "no" } } }));
  await game.choose("Friend by link");
  for (const [given, sentence] of answers) {
    code = given;
    await game.button("Play").click();
    const alert = game.page.getByRole("alert").filter({ hasText: sentence });
    await alert.waitFor();
    const shown = await alert.evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight);
    expect(shown, "the sentence is in sight");
  }
  await expectAccessible(game, "with a refusal of the server");
  await game.page.unroute("**/api/games");
  await game.button("Play").click();
  await game.page.getByText("Send this link").waitFor();
});

check("a page that no longer understands its server says so", async (game) => {
  const counted = { action: "a1a1", number: 1, actor: "x", ms: 5, result: null };
  const sockets = [];
  await game.page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await game.page.reload();
  await invite(game);
  sockets[0].send(JSON.stringify(counted));
  await game.page.getByRole("alert").filter({ hasText: "no longer agree about the game" }).waitFor();
  await expectAccessible(game, "with a disagreement");
  await game.button("Load the page again").click();
  await game.page.getByText("no longer agree").waitFor({ state: "detached" });
  await game.play("a1", "b2");
});

check("joining and playing by keyboard alone", async (game, address, visitors) => {
  const link = await invite(game);
  expect(await game.button("Copy link").evaluate((one) => one === document.activeElement), "the link is at hand");
  await game.play("a1", "b2");
  const friend = await come(visitors, link);
  const { press, tabTo } = keyboardOf(friend);
  await tabTo(/^Play as O$/);
  await press("Enter");
  await friend.hears("Your turn: pick two squares");
  await tabTo(/^a3: empty/);
  await press("Enter", "ArrowRight", "Enter");
  await friend.hears("O put O2 in a3 and b3.");
  await seesMoves(game, 2);
});

for (const colorScheme of ["light", "dark"]) {
  check(`games between browsers have no accessibility problems, ${colorScheme}`, { colorScheme }, async (game, address, visitors) => {
    await game.choose("Friend by link");
    await expectAccessible(game, "in the form");
    const link = await invite(game, { options: SMALL });
    await game.button("Copy link").click();
    await expectAccessible(game, "with the link");
    const visitor = await come(visitors, link);
    await expectAccessible(visitor, "before sitting down");
    const friend = await join(visitors, link);
    // Who is there is told a moment later.
    await visitor.button("Play as O").waitFor({ state: "detached" });
    await visitor.hears("You are watching.");
    await visitor.square("a1").click();
    await visitor.hears("Both seats are taken");
    await expectAccessible(visitor, "for one who watches");
    await expectAccessible(friend, "for one who waits");
    await playSmallGame(game, friend, [game, friend, visitor]);
    await friend.button("Play again").click();
    await game.button("Play again").waitFor();
    await expectAccessible(game, "with a new game offered");
  });
}

check("games between browsers fit on 360 pixels", { viewport: { width: 360, height: 640 } }, async (game, address, visitors) => {
  await game.choose("Friend by link");
  await expectFits(game, "in the form");
  const link = await invite(game, { options: SMALL });
  await expectFits(game, "with the link");
  const visitor = await come(visitors, link);
  await expectFits(visitor, "before sitting down");
  const friend = await join(visitors, link);
  await playSmallGame(game, friend, [game, friend]);
  await friend.button("Play again").click();
  await game.button("Play again").waitFor();
  await expectFits(game, "with a new game offered");
});

check("the start page leads back to a game with a friend until it is over", async (game, address, visitors) => {
  const { friend } = await meet(game, visitors, { options: SMALL });
  await game.play("a1", "b1");
  await seesMoves(friend, 1);
  await game.page.goto(address);
  const back = game.button("Quantum tic-tac-toe, you play X, 1 move");
  await back.waitFor();
  await expectAccessible(game, "with a game to go back to");
  await back.click();
  await seesMoves(game, 1);
  await playInTurn([friend, game], [game, friend], [["a2", "b2"], ["a1", "a2"], ["b1", "b2"]]);
  await game.measure("b1");
  await game.hears(/wins? 1 to/);
  await game.page.goto(address);
  await game.button("Play").waitFor();
  expectEqual(await game.page.getByText("Your games with friends").count(), 0, "finished games in the list");
});
