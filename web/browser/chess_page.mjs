// Niel's Chess as a person meets it.

export class ChessPage {
  constructor(game) {
    this.game = game;
    this.page = game.page;
  }

  /** Chooses this game on the start page, and how it is to begin. */
  async choose({ variant, board, rules = {} } = {}) {
    await this.page.getByRole("radio", { name: /^Niel's Chess/ }).check();
    if (variant) await this.page.getByLabel("Variant").selectOption({ label: variant });
    if (board) await this.game.choose(board);
    const further = Object.entries(rules);
    if (further.length > 0) await this.page.getByText("More rules").click();
    for (const [label, value] of further) await this.page.getByLabel(label).selectOption({ label: value });
  }

  async start({ opponent = "Both on one screen", level, side, ...beginning } = {}) {
    await this.choose(beginning);
    await this.game.choose(opponent);
    if (level) await this.game.choose(level);
    if (side) await this.game.choose(side);
    await this.game.button("Play").click();
    await this.game.board.waitFor();
  }

  /** Opens a game for both players at this page: rules, a position, and moves made there, some with the face that was rolled. */
  async open({ rules = {}, start = null, moves = [] }) {
    const record = { format: "spooky-record", version: 1, game: "chess", rules, start, actions: moves.map((move) => (typeof move === "string" ? { action: move } : move)), result: null };
    await this.game.load(record);
    await this.game.dialog.getByRole("radio", { name: "Both on one screen" }).check();
    await this.game.dialog.getByRole("button", { name: /^Open/ }).click();
    await this.game.dialog.waitFor({ state: "detached" });
    await this.game.board.waitFor();
  }

  square(name) {
    return this.game.square(name);
  }

  async labelOf(name) {
    return this.square(name).getAttribute("aria-label");
  }

  async tap(...names) {
    for (const name of names) await this.square(name).click();
  }

  /** Taps what is not offered. */
  async tapInVain(name) {
    await this.square(name).click({ force: true });
  }

  /** A button below the board that plays this move. */
  move(action) {
    return this.page.locator(`[data-action="${action}"]`);
  }

  /** Puts a piece on two squares at once. */
  async split(from, first, second, action) {
    const before = await this.game.moves.count();
    await this.tap(from, from, first, second);
    await this.move(action).click();
    await this.game.moves.nth(before).waitFor();
  }

  /** Accepts the odds of an attempt, and waits for what the die says. */
  async attempt(from, to, action, rolls = 1) {
    const before = await this.game.moves.count();
    await this.tap(from, to);
    await this.move(action).click();
    await this.game.moves.nth(before + rolls).waitFor();
  }

  /** Moves the first piece that can go to an empty square there. */
  async moveAnything() {
    const before = await this.game.moves.count();
    const own = await this.game.board.locator("button:not([aria-disabled])").evaluateAll((all) => all.map((one) => one.dataset.cell));
    for (const square of own) {
      await this.tap(square);
      const free = this.game.board.getByRole("button", { name: /: empty, can be reached$/ });
      if ((await free.count()) > 0) {
        await free.first().click();
        return this.game.moves.nth(before).waitFor();
      }
      await this.square(square).press("Escape");
    }
    throw new Error("no piece can move");
  }

  get dice() {
    return this.page.locator(".chess-rolled-die");
  }

  /** What the dice show, as they are called. */
  async faces() {
    return this.dice.getByRole("img").evaluateAll((dice) => dice.map((die) => die.getAttribute("aria-label")));
  }

  async drag(from, to) {
    const middle = async (name) => {
      const { x, y, width, height } = await this.square(name).boundingBox();
      return [x + width / 2, y + height / 2];
    };
    const [start, end] = [await middle(from), await middle(to)];
    await this.page.mouse.move(...start);
    await this.page.mouse.down();
    await this.page.mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, { steps: 4 });
    await this.page.mouse.move(...end, { steps: 4 });
    await this.page.mouse.up();
  }
}

/** Positions that the tests begin at. */
export const POSITIONS = {
  attempt: "4k3/8/6n1/4n3/8/8/8/K3R3 w - - 0 1 | n:e5/g6=e",
  entanglement: "7k/8/5n2/8/4RR2/8/8/K7 b - - 0 1 | R:e4/f4=e",
  entangled: "7k/8/5n2/3n4/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/d5=e@1",
  unequal: "7k/8/8/8/8/8/8/K3RR2 w - - 0 1 | R:e1/f1=u",
  promotion: "8/4P2k/8/8/8/8/8/K7 w - - 0 1",
  check: "k7/8/8/8/r3r3/8/8/4K3 w - - 0 1 | r:a4/e4=e",
  mate: "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1 | R:a1/b1=e",
  passing: "4k3/4p3/8/8/3p4/8/4P3/4K3 w - - 0 1",
  partner: "7k/8/5n2/4n3/4RR2/8/8/K7 w - - 1 2 | R:e4/f4=e@1;n:f6/e5=e@1",
  tunnelling: "4k3/8/8/p7/8/8/8/R3K3 w - - 0 1",
};
