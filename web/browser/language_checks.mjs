// The page in other languages: one is chosen while a game runs; and all of it in the pseudo-language on a narrow screen, where
// nothing may be cut off and nothing may be left that does not come from a catalogue.
import { expectFits } from "./access.mjs";
import { check, expectEqual } from "./checks.mjs";
import { cutTexts, openIn, plainWords, startGame, tapCell } from "./language.mjs";

const PSEUDO = "en-XA";
const NARROW = { viewport: { width: 360, height: 740 } };

const languageOf = (game) => game.page.evaluate(() => document.documentElement.lang);
const choose = (game, language) => game.page.locator("select.language").selectOption(language);

check("another language is chosen while a game runs: all of it is told again, and it goes on", async (game, address) => {
  await game.start();
  await game.play("a1", "b2");
  await game.play("b2", "c3");
  await game.hears("O put O2 in b2 and c3.");
  await choose(game, "de");
  await game.hears("O hat O2 in b2 und c3 gesetzt.");
  await game.hears("X: wähle zwei Felder für dein spukhaftes Zeichen.");
  expectEqual(await languageOf(game), "de", "language of the document");
  await game.square("a1").click();
  await game.square("c3").click();
  await game.hears("X3 hat einen Zyklus durch a1, b2 und c3 geschlossen, also misst O:");
  await game.page.locator(".outcome").first().waitFor();
  await choose(game, "es");
  await game.hears("X3 ha cerrado un ciclo por a1, b2 y c3");
  await game.page.getByText("O: elige dónde se hace real X3.").waitFor();
  await choose(game, "fr");
  await game.page.getByText("O : choisis où X3 devient réel.").waitFor();
  expectEqual(await game.page.locator(".moves .move").allTextContents(), ["X₁ a1 b2", "O₂ b2 c3", "X₃ a1 c3"], "moves, the same in every language");
  // It is remembered; the address has the last word.
  await game.page.reload();
  await game.hears("X3 a fermé un cycle passant par a1, b2 et c3");
  await openIn(game, address, "en");
  await game.page.getByRole("button", { name: "Play", exact: true }).waitFor();
});

check("a refusal is told in the language that is spoken", async (game, address) => {
  await openIn(game, address, "de");
  await startGame(game, "tictactoe");
  for (const cell of ["a1", "b2", "a1", "b2"]) await tapCell(game, cell);
  await game.page.locator('[data-action="@a1"]').click();
  await game.hears("X hat gemessen");
  await tapCell(game, "a1");
  await game.hears("a1 trägt schon das wirkliche Zeichen O2.");
});

check("a visitor is spoken to in the language of the browser", async (game, address, visitors) => {
  for (const [locale, start] of [["de-AT", "Spielen"], ["fr-FR", "Jouer"], ["es-MX", "Jugar"], ["pt-BR", "Play"]]) {
    const visitor = await visitors.arrive({ locale });
    await visitor.page.goto(address);
    await visitor.page.getByRole("button", { name: start, exact: true }).waitFor();
  }
});

/** Nothing is cut off, and every word comes from a catalogue. */
async function expectSpoken(game, where, notation) {
  await expectFits(game, where);
  expectEqual(await cutTexts(game.page), [], `texts that are cut off ${where}`);
  expectEqual(await plainWords(game.page, notation), [], `words that no catalogue said ${where}`);
}

/** What is unfolded shows more. */
async function unfold(game) {
  for (const summary of await game.page.locator("details:not([open]) > summary").all()) if (await summary.isVisible()) await summary.click();
}

const GAMES = [
  { kind: "tictactoe", cells: ["a1", "b2", "a1", "b2"], notation: [] },
  { kind: "go", cells: ["C3", "D3"], notation: [] },
  { kind: "chess", cells: ["e2", "e4"], notation: [/^Varga$/] },
  // Names of classical games, and of positions that the rules know by a name.
  { kind: "combinatorial", cells: ["1-1", "2-1"], composed: true, notation: [/^(path|cycle|complete)\d$/] },
];

for (const { kind, cells, composed, notation } of GAMES) {
  check(`${kind} in the pseudo-language on a narrow screen: nothing is cut off, nothing is left untranslated`, NARROW, async (game, address) => {
    await openIn(game, address, PSEUDO);
    await game.page.locator(`input[name="game"][value="${kind}"]`).check();
    for (const opponent of ["friend", "computer"]) {
      await game.page.locator(`input[name="opponent"][value="${opponent}"]`).check();
      await unfold(game);
      await expectSpoken(game, `on the start page against ${opponent}`, notation);
    }
    await startGame(game, kind);
    await expectSpoken(game, "at the beginning", notation);
    for (const cell of cells) await tapCell(game, cell);
    if (composed) await game.page.locator("button.play-composed").click();
    await game.page.locator(".moves .move").first().waitFor();
    await unfold(game);
    await expectSpoken(game, "after the first moves", notation);
    for (const tab of await game.page.getByRole("tab").all()) {
      await tab.click();
      await expectSpoken(game, "in a panel", notation);
    }
    await game.page.goto(`${address}/learn/${kind}`);
    await game.page.locator(".lesson-count").waitFor();
    for (let step = 1; step < 5; ++step) {
      await expectSpoken(game, `in step ${step} of the lesson`, notation);
      await game.page.locator(".lesson-steps button").nth(1).click();
    }
  });
}
