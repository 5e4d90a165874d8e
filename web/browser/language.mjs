// What checks of languages have in common. The page is found by how it is built: what it says differs.

/** In the pseudo-language every vowel of a catalogue has an accent: a word without any comes from elsewhere. */
const WORD = /[A-Za-z]*[aeiouyAEIOUY][A-Za-z]*/;

/** What is the same in every language (kets are passed over altogether): the site, the names of languages, and what programs read. */
const SAME_EVERYWHERE = new Set(["spooky", "English", "Deutsch", "Français", "Español", "en-XA", "JSON"]);

/** Squares, points, moves, positions, kets, shares, codes and numbers: texts of the rules, of three letters at most in a row. */
function isNotation(word) {
  return !/[A-Za-z]{3,}/.test(word) || /\d/.test(word);
}

/** The words that somebody can see or hear and that no catalogue said. */
export async function plainWords(page, notation = []) {
  const texts = await page.evaluate(() => {
    const found = [];
    const isShown = (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element && !element.closest("noscript, script, style, option, .ket") && isShown(element)) found.push(node.data);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], option")) {
      if (element.closest("select.language") && element.matches("option")) continue;
      found.push(element.getAttribute("aria-label"), element.getAttribute("title"), element.getAttribute("placeholder"));
      if (element.matches("option")) found.push(element.textContent);
    }
    return found.filter((text) => text);
  });
  const words = texts.flatMap((text) => text.split(/[\s,.;:!?()„“”«»"/|⟩⟨+·…→]+/));
  const known = (word) => SAME_EVERYWHERE.has(word) || isNotation(word) || notation.some((one) => one.test(word));
  return [...new Set(words.filter((word) => WORD.test(word) && !/[áéíóúýçñÁÉÍÓÚÝÇÑ]/.test(word) && !known(word)))];
}

/** Texts that are cut off, or reach out of what they stand in, or out of the screen. */
export function cutTexts(page) {
  return page.evaluate(() => {
    const cut = [];
    const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    for (const element of document.querySelectorAll("body *")) {
      if (!element.checkVisibility?.({ visibilityProperty: true }) || element.closest("svg, .out-of-sight, [aria-hidden=true]")) continue;
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
      // The choice of a select goes on in a second line only where the page draws it.
      if (element.matches("select:not(.language)") && getComputedStyle(element).whiteSpace !== "normal") cut.push(`select: ${element.value}`);
      if (!own) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      let inside = false;
      for (let around = element.parentElement; around; around = around.parentElement) inside ||= scrolls(around);
      const clips = style.overflowX === "hidden" || style.textOverflow === "ellipsis";
      const overflows = style.display !== "inline" && element.scrollWidth > element.clientWidth + 1 && (clips || !scrolls(element));
      const leaves = !inside && (box.right > innerWidth + 1 || box.left < -1);
      if (overflows || leaves) cut.push(`${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim().slice(0, 60)}`);
    }
    return cut;
  });
}

/** The start page in a language. */
export async function openIn(game, address, language) {
  await game.page.goto(`${address}/?language=${language}`);
  await game.page.locator("form.setup button.main").waitFor();
}

/** Both on one screen, of that kind of game. */
export async function startGame(game, kind) {
  await game.page.locator(`input[name="game"][value="${kind}"]`).check();
  await game.page.locator('input[name="opponent"][value="screen"]').check();
  await game.page.locator("form.setup button.main").click();
  await game.page.locator("section.table .board").waitFor();
}

/** Taps a cell of the board. */
export async function tapCell(game, cell) {
  await game.page.locator(`.board [data-cell="${cell}"]`).click();
}
