// Quantum Go as a person meets it.

/** Example 1 of the paper: pairs in order, the first-named stone kept each time. */
export const EXAMPLE = [
  "D3 C2", "C4 D5", "D4 C3", "C3 D5", "D2 D5", "C5 D5", "B2 E5", "D5 A3", "B3 E5", "C2 E4", "C1 E5", "E4 E5", "E3 B4", "F4 E5",
  "E6 A5", "E5 B4", "B4 A5", "B5 F3", "A5 F3", "B6 F3", "D6 F3", "F6 B1", "F5 F3", "C6 F6", "F3 A4", "F6 A4", "A4 A6", "A6 A1",
].map((pair) => pair.split(" "));

export class GoPage {
  constructor(game) {
    this.game = game;
    this.page = game.page;
  }

  /** Chooses this game on the start page, and how it is to begin. */
  async choose({ size, columns, rows, variant, komi, handicap } = {}) {
    await this.page.getByRole("radio", { name: /^Quantum Go/ }).check();
    if (size) await this.game.choose(`${size}×${size}`);
    if (columns || rows) {
      await this.game.choose("Other");
      await this.page.getByLabel("Columns").fill(String(columns));
      await this.page.getByLabel("Rows").fill(String(rows));
    }
    if (variant) await this.page.getByLabel("Variant").selectOption({ label: variant });
    if (komi !== undefined) await this.page.getByLabel("Komi").fill(String(komi));
    if (handicap) await this.page.getByLabel("Handicap").selectOption({ label: handicap });
  }

  /** Every choice is asked for, also one that is none, unless the page may make those. */
  async start({ opponent = "Both on one screen", level, side, makesForced = false, ...beginning } = {}) {
    if (!makesForced) await this.page.evaluate(() => localStorage.setItem("spooky.forced", "off"));
    await this.choose(beginning);
    await this.game.choose(opponent);
    if (level) await this.game.choose(level);
    if (side) await this.game.choose(side);
    await this.game.button("Play").click();
    await this.game.board.waitFor();
  }

  point(name) {
    return this.game.square(name);
  }

  async labelOf(name) {
    return this.point(name).getAttribute("aria-label");
  }

  /** Taps what is not offered. */
  async tapInVain(name) {
    await this.point(name).click({ force: true });
  }

  get choices() {
    return this.page.locator("[data-choice]");
  }

  /** Waits until the move list has one move more than before the deed. */
  async #acts(deed) {
    const before = await this.game.moves.count();
    await deed();
    await this.game.moves.nth(before).waitFor();
  }

  async keep(point) {
    await this.#acts(() => this.page.locator(`[data-choice="${point}"]`).click());
  }

  async pass() {
    await this.#acts(() => this.game.button("Pass").click());
  }

  /** Places stones, and keeps what is named in every choice that follows: the first of these that may be kept. */
  async turn(points, kept = new Set()) {
    await this.game.play(...points);
    while (await this.choices.first().isVisible()) {
      const offered = await this.choices.evaluateAll((all) => all.map((one) => one.dataset.choice));
      await this.keep(offered.find((point) => kept.has(point)) ?? offered[0]);
    }
  }

  /** Plays the paper's game up to the end of a turn. */
  async playExample(turns = EXAMPLE.length) {
    const kept = new Set();
    for (const pair of EXAMPLE.slice(0, turns)) {
      kept.delete(pair[1]);
      kept.add(pair[0]);
      await this.turn(pair, kept);
    }
  }
}
