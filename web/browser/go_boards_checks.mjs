// Quantum Go on boards that are no grid: chosen in the form, drawn with their seams, played by tap and by keyboard.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectAccessible, expectFits, keyboardOf } from "./access.mjs";
import { check, expect, expectEqual } from "./checks.mjs";

const PHONE = { viewport: { width: 360, height: 740 } };

const GRAPH = {
  points: [["A1", 0, 0], ["B1", 1.2, 0.2], ["C1", 2.4, 0], ["A2", 0.3, 1.1], ["B2", 1.4, 1.3], ["C2", 2.6, 1.2], ["D1", 3.6, 0.7], ["B3", 1.2, 2.4]].map(
    ([name, x, y]) => ({ name, x, y }),
  ),
  edges: [
    ["A1", "B1"], ["B1", "C1"], ["A1", "A2"], ["B1", "B2"], ["C1", "C2"], ["A2", "B2"], ["B2", "C2"], ["C2", "D1"], ["C1", "D1"], ["A2", "B3"], ["B2", "B3"],
    ["C2", "B3"],
  ],
};

/** Chooses a board by its name in the form, and begins. */
async function begin(game, board, { file, side } = {}) {
  await game.page.getByRole("radio", { name: /^Quantum Go/ }).check();
  const field = game.page.getByLabel("Shape of the board");
  await field.selectOption({ label: board });
  if (file) await game.page.getByLabel("File with the board").setInputFiles(file);
  if (side) await game.page.getByLabel("Columns, spokes or side").fill(String(side));
  await game.page.locator(".go-beginning svg").waitFor();
  await game.choose("Both on one screen");
  await game.button("Play").click();
  await game.page.locator(".goban [data-cell]").first().waitFor();
}

async function withGraphFile(use) {
  const folder = mkdtempSync(join(tmpdir(), "spooky-board-"));
  try {
    const file = join(folder, "mine.json");
    writeFileSync(file, JSON.stringify(GRAPH));
    await use(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A point, whether the board has rows for screen readers or not. */
const pointOf = (game, name) => game.page.locator(`.goban [data-cell="${name}"]`);

async function tap(game, ...names) {
  for (const name of names) await pointOf(game, name).click();
}

/** Waits until so many stones of a kind are there, those that are only thought of aside. */
async function expectStones(game, count, kind = "") {
  await game.page.waitForFunction(
    ([wanted, selector]) => document.querySelectorAll(selector).length === wanted,
    [count, `.goban .go-stone${kind}:not(.ghost):not(.pending)`],
  );
}

const CLASSICAL = ":not(.entangled)";

check("Go: the form names all boards, and each is shown before the game", async (game) => {
  await game.page.getByRole("radio", { name: /^Quantum Go/ }).check();
  const field = game.page.getByLabel("Shape of the board");
  const names = await field.locator("option").allTextContents();
  expectEqual(names.length, 11, "boards");
  // All but the grid, and the board that has to be brought along.
  for (const label of names.slice(1, -1)) {
    await field.selectOption({ label });
    await game.page.locator(".go-beginning svg .rule").first().waitFor();
  }
});

check("Go on a torus: seams, and a stone touches across one", async (game) => {
  await begin(game, "Torus: all edges joined", { side: 5 });
  expectEqual(await game.page.locator(".goban .side-arrow").count(), 4, "arrows at the sides");
  expectEqual(await game.page.locator(".goban .seam").count(), 1, "seams");
  await pointOf(game, "A3").hover();
  expectEqual(await game.page.locator(".goban .seam-end").count(), 1, "the other end of a seam");
  await tap(game, "A3", "C6", "E3", "C9");
  await game.page.locator("[data-choice]").first().waitFor();
  await game.page.locator('[data-choice="A3"]').click();
  // Of the new pair only E3 can stay: that is no choice.
  await expectStones(game, 2, CLASSICAL);
});

check("Go on a torus by keyboard alone: arrow keys go round", async (game) => {
  const { press, focused } = keyboardOf(game);
  await begin(game, "Torus: all edges joined");
  await game.page.waitForFunction(() => document.activeElement?.matches("[data-cell]"));
  expectEqual(await focused(), "A11: empty", "the focus");
  await press("ArrowLeft");
  expectEqual(await focused(), "L11: empty", "round to the right");
  await press("ArrowUp");
  expectEqual(await focused(), "L1: empty", "round to the bottom");
  await press("Enter", "ArrowRight", "ArrowUp", "ArrowUp", "Enter");
  await expectStones(game, 2, ".entangled");
});

check("Go on a cube: a net of six faces, by tap and by keyboard", async (game) => {
  const { press, focused } = keyboardOf(game);
  await begin(game, "Cube");
  expectEqual(await game.page.locator(".goban [data-cell]").count(), 96, "points");
  await pointOf(game, "UA4").hover();
  expectEqual(await game.page.locator(".goban .seam-end").count(), 2, "neighbours of a corner on other faces");
  await tap(game, "FA4", "RB2");
  await expectStones(game, 2);
  await pointOf(game, "UA1").focus();
  await press("ArrowDown");
  expect((await focused()).startsWith("FA4: black"), "down from the upper face to the front");
  await press("ArrowUp", "Enter", "ArrowRight", "Enter");
  await game.page.locator('[data-choice="FA4"]').click();
  await expectStones(game, 2, CLASSICAL);
  await expectAccessible(game, "on a cube");
});

check("Go on a board of one's own", async (game) => {
  await withGraphFile(async (file) => {
    const { press, focused } = keyboardOf(game);
    await begin(game, "A board of your own", { file });
    expectEqual(await game.page.locator(".goban [data-cell]").count(), GRAPH.points.length, "points");
    await game.page.waitForFunction(() => document.activeElement?.matches("[data-cell]"));
    expectEqual(await focused(), "B3: empty", "the focus");
    await press("Enter");
    await tap(game, "D1");
    await expectStones(game, 2, ".entangled");
    await game.page.reload();
    await expectStones(game, 2, ".entangled");
  });
});

for (const board of ["Torus: all edges joined", "Cube", "Circle with a centre", "A board of your own"]) {
  check(`Go on 360 pixels: ${board}`, PHONE, async (game) => {
    await withGraphFile(async (file) => {
      await begin(game, board, board === "A board of your own" ? { file } : {});
      await expectFits(game, board);
      // Crowded points are brought nearer by the first tap; then every point has room for a finger.
      const enlarge = game.page.locator(".magnifier button");
      if (await enlarge.isVisible()) await enlarge.click();
      const sides = await game.page.locator(".goban [data-cell]").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
      expect(Math.min(...sides) >= 24, `points of ${Math.min(...sides)} pixels`);
      const cells = game.page.locator(".goban [data-cell]");
      await cells.nth(0).click();
      await cells.nth((await cells.count()) - 1).click();
      await expectStones(game, 2, ".entangled");
      await expectFits(game, `${board}, in the game`);
    });
  });
}
