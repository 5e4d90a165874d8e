// A combinatorial game as a person meets it.
import { expectEqual } from "./checks.mjs";

export class CombinatorialPage {
  constructor(game) {
    this.game = game;
    this.page = game.page;
  }

  /** Chooses this kind of game on the start page, and what is to be played. */
  async choose({ classical, option, position, ruleset, width } = {}) {
    await this.page.getByRole("radio", { name: /^Quantum combinatorial games/ }).check();
    if (classical) {
      const more = this.game.button("More games …");
      if (await more.isVisible()) await more.click();
      await this.game.choose(classical);
    }
    if (option) await this.page.getByLabel(/Octal code|How many may be taken/).fill(option);
    if (position) await this.page.getByLabel("Position", { exact: true }).fill(position);
    if (width) await this.game.choose(width);
    if (ruleset) await this.game.choose(ruleset);
    await this.page.locator(".preview .drawing").first().waitFor();
  }

  async start({ opponent = "Both on one screen", level, side, ...beginning } = {}) {
    await this.choose(beginning);
    await this.game.choose(opponent);
    if (level) await this.game.choose(level);
    if (side) await this.game.choose(side);
    await this.game.button("Play").click();
    await this.page.locator(".scene").waitFor();
  }

  /** The place on the board where a move is tapped. */
  place(move) {
    return this.page.locator(`.surface [data-cell="${move}"]`);
  }

  get playButton() {
    return this.page.getByRole("region", { name: "Compose a move" }).getByRole("button", { name: "Play", exact: true });
  }

  get verdict() {
    return this.page.locator(".composed-verdict");
  }

  get worldsNow() {
    return this.page.getByRole("list", { name: "Worlds now" }).getByRole("listitem");
  }

  get worldsThen() {
    return this.page.getByRole("list", { name: "Worlds after the picked move" }).getByRole("listitem");
  }

  async tap(...moves) {
    for (const move of moves) await this.place(move).click();
  }

  /** Picks these moves on the board and plays them. */
  async play(...moves) {
    const before = await this.game.moves.count();
    await this.tap(...moves);
    await this.verdict.filter({ hasText: "Allowed" }).waitFor();
    await this.playButton.click();
    await this.game.moves.nth(before).waitFor();
  }

  async isCrossedOut() {
    return this.worldsNow.evaluateAll((all) => all.map((one) => one.querySelector(".cross") !== null));
  }

  async expectWorlds(count) {
    await this.page.getByRole("heading", { name: count === 1 ? /^One world/ : `${count} worlds now` }).waitFor();
    expectEqual(await this.worldsNow.locator(":scope:not(.vanished)").count(), count, "worlds");
  }
}
