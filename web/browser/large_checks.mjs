// Links to games that are meant to freeze the page of whoever follows them: bytes and elements are bounded.
import { randomBytes } from "node:crypto";
import { check, expect, expectEqual } from "./checks.mjs";

const MOST_ELEMENTS = 6000;
const MOST_CHARACTERS = 400_000;

/** Opens a game as a program would, and follows its link. */
async function openGame(game, address, body) {
  const seats = { left: randomBytes(32).toString("base64url") };
  const response = await game.page.request.post(`${address}/api/games`, { data: { game: "combinatorial", seats, ...body } });
  expectEqual(response.status(), 201, `the server's answer, ${await response.text()},`);
  const { id } = await response.json();
  await game.page.goto(`${address}/game/${id}`);
}

async function expectBounded(game, where) {
  const { elements, characters } = await game.page.evaluate(() => ({
    elements: document.querySelectorAll("*").length,
    characters: document.documentElement.outerHTML.length,
  }));
  expect(elements <= MOST_ELEMENTS, `${elements} elements ${where}, ${MOST_ELEMENTS} at most are allowed`);
  expect(characters <= MOST_CHARACTERS, `${characters} characters ${where}, ${MOST_CHARACTERS} at most are allowed`);
}

/** All moves of heaps of that size at once. */
function everyMove(heaps, size) {
  const moves = [];
  for (let heap = 1; heap <= heaps; ++heap) for (let count = 1; count <= size; ++count) moves.push(`${heap}-${count}`);
  return moves.sort().join("|");
}

check("hundreds of worlds are counted, not drawn", async (game, address) => {
  const action = everyMove(2, 20);
  await openGame(game, address, {
    rules: { game: "nim", ruleset: "A", width: 0 },
    position: "20,20",
    moves: [action, action],
  });
  await game.page.getByRole("heading", { name: /^[3-9]\d\d worlds now$/ }).waitFor();
  await game.hears(/superposed 40 moves\..*There are \d+ worlds now/);
  await expectBounded(game, "at first");
  await game.button("Show 48 more").click();
  await game.page.getByText("No more than 60 worlds are drawn.").waitFor();
  expectEqual(await game.page.getByRole("list", { name: "Worlds now" }).locator("li:not(.vanished)").count(), 60, "worlds drawn");
  await game.page.getByRole("tab", { name: "State" }).click();
  await game.page.locator(".ket").waitFor();
  await expectBounded(game, "with all that can be drawn");
  await game.button("Play as Right").click();
  await game.page.getByText("Connected.").waitFor();
});

check("a heap of thousands is shown by its name, and its moves are counted", async (game, address) => {
  await openGame(game, address, { rules: { game: "nim", ruleset: "D", width: 2 }, position: "5000" });
  await game.page.locator(".position-name").filter({ hasText: "5000" }).first().waitFor();
  await game.button("Play as Right").click();
  await game.page.getByText("Connected.").waitFor();
  await expectBounded(game, "with a heap of thousands");
});
