// The board as a package of its own: its example page, which knows nothing of our games and engines.
import { fileURLToPath } from "node:url";
import { expectAccessible, expectFits, keyboardOf } from "./access.mjs";
import { check, expect, expectEqual } from "./checks.mjs";
import { serveFolder } from "./static_server.mjs";

const BOARD = fileURLToPath(new URL("../board", import.meta.url));
const PHONE = { viewport: { width: 360, height: 740 } };

/** The example page, opened in the place of the game. */
async function withExample(game, look) {
  const server = await serveFolder(BOARD);
  try {
    await game.page.goto(`${server.address}/example/index.html`);
    await game.said.filter({ hasText: "Two horses" }).waitFor();
    await look({
      board: game.page.getByRole("grid", { name: "Horses" }),
      cell: (name) => game.page.locator(`#squares [data-cell="${name}"]`),
      piece: (id) => game.page.locator(`[data-piece="${id}"]`),
      hears: (text) => game.said.filter({ hasText: text }).waitFor(),
    });
  } finally {
    server.stop();
  }
}

async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}

async function drag(game, from, to, button = "left") {
  await game.page.mouse.move(...(await middleOf(from)));
  await game.page.mouse.down({ button });
  await game.page.mouse.move(...(await middleOf(to)), { steps: 6 });
}

check("the board's example: half-present pieces, links and taps", async (game) => {
  await withExample(game, async ({ cell, piece, hears }) => {
    expectEqual(await game.page.locator(".piece.part .share-ring").count(), 2, "rings of the halves");
    expectEqual(await game.page.locator(".phase-dial").count(), 2, "dials of the halves");
    expectEqual(await game.page.locator(".board-link").count(), 1, "links");
    await cell("d2").hover();
    await game.page.locator(".board-link.pointed").waitFor();
    await cell("b1").click();
    expectEqual(await cell("b1").getAttribute("aria-pressed"), "true", "picked");
    await cell("b1").click();
    await hears("Tap two squares.");
    await cell("a3").click();
    await cell("b4").click();
    await hears("The horse is on a3 and b4.");
    expectEqual(await game.page.locator(".board-link").count(), 2, "links");
    await cell("c4").click();
    await hears("The dark horse was found on c4.");
    expectEqual(await piece("dark-1").count(), 0, "the other half");
    expectEqual(await cell("d2").getAttribute("aria-label"), "d2: empty", "the square it left");
  });
});

check("the board's example: drag, and what is drawn with the second button", async (game) => {
  await withExample(game, async ({ cell, piece, hears }) => {
    await drag(game, cell("b1"), cell("c3"));
    await game.page.locator(".dragged [data-piece='light-0']").waitFor();
    await game.page.locator(".dragged-over").waitFor();
    await game.page.mouse.up();
    await hears("The light horse went from b1 to c3.");
    expectEqual(await game.page.locator(".dragged").count(), 0, "pieces in the air");
    expect(await piece("light-0").isVisible(), "the horse is there");
    // A half goes alone, and what is dropped beside the board stays.
    await drag(game, cell("d2"), cell("d1"));
    await game.page.mouse.up();
    await hears("The dark horse went from d2 to d1.");
    await drag(game, cell("c3"), game.page.getByRole("heading", { level: 1 }));
    await game.page.mouse.up();
    await hears("The dark horse went from d2 to d1.");
    await drag(game, cell("c3"), cell("a1"));
    await game.page.keyboard.press("Escape");
    await game.page.mouse.up();
    expectEqual(await cell("c3").getAttribute("aria-label"), "c3: light horse", "let go by Escape");
    await drag(game, cell("a1"), cell("b2"), "right");
    await game.page.mouse.up({ button: "right" });
    await hears("Drawn.");
    expectEqual(await game.page.locator(".annotations .arrow").count(), 1, "arrows");
    await drag(game, cell("a1"), cell("b2"), "right");
    await game.page.mouse.up({ button: "right" });
    await game.page.waitForFunction(() => document.querySelectorAll(".annotations .arrow").length === 0);
  });
});

check("the board's example: keyboard alone, and across a seam", async (game) => {
  await withExample(game, async ({ hears }) => {
    const { press, focused, tabTo } = keyboardOf(game);
    await tabTo(/^a4: empty/);
    await press("ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "Enter");
    expectEqual(await focused(), "b1: light horse", "the focus");
    await hears("Where does the light horse go?");
    await press("Escape");
    await hears("Taken back.");
    await press("Enter", "ArrowRight", "ArrowUp", "Space");
    await hears("The light horse went from b1 to c2.");
    await tabTo(/^A3: empty/);
    await press("ArrowDown");
    expectEqual(await focused(), "A2: a stone", "the focus");
    await press("ArrowLeft");
    expectEqual(await focused(), "E2: empty", "beyond the seam");
    expectEqual(await game.page.locator("#graph .seam-end").count(), 1, "the other end of the seam");
    await press("Enter");
    expectEqual(await focused(), "E2: a stone", "a stone more");
  });
});

check("the board's example on a narrow screen, and for screen readers", PHONE, async (game) => {
  await withExample(game, async () => {
    await expectFits(game, "with the example");
    await expectAccessible(game, "in the example");
  });
});
