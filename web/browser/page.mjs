// The page as a person meets it: what tests do with it, by what it says rather than by how it is built.

export class GamePage {
  constructor(page) {
    this.page = page;
  }

  async open(address) {
    await this.page.goto(address);
    await this.page.getByRole("button", { name: "Play", exact: true }).waitFor();
  }

  async start({ opponent = "Both on one screen", level, side, options = {} } = {}) {
    await this.choose(opponent);
    if (level) await this.choose(level);
    if (side) await this.choose(side);
    if (Object.keys(options).length > 0) await this.page.getByText("Options", { exact: true }).click();
    for (const [label, value] of Object.entries(options)) await this.page.getByLabel(label).fill(String(value));
    await this.page.getByRole("button", { name: "Play", exact: true }).click();
    await this.board.waitFor();
  }

  async choose(label) {
    await this.page.getByRole("radio", { name: label, exact: true }).check();
  }

  get board() {
    return this.page.getByRole("grid");
  }

  get said() {
    return this.page.getByRole("status");
  }

  get dialog() {
    return this.page.getByRole("dialog");
  }

  /** The actions in the list of moves; a turn with its choices has several. */
  get moves() {
    return this.page.getByRole("region", { name: "Moves" }).locator(".move");
  }

  square(name) {
    return this.board.getByRole("button", { name: new RegExp(`^${name}:`) });
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Taps squares until the move list has one move more. */
  async play(...squares) {
    const before = await this.moves.count();
    for (const square of squares) await this.square(square).click();
    await this.moves.nth(before).waitFor();
  }

  async measure(square) {
    const before = await this.moves.count();
    await this.dialog.locator(`[data-action="@${square}"]`).click();
    await this.moves.nth(before).waitFor();
  }

  /** Opens a saved game: its text, or the record itself. */
  async load(saved) {
    const text = typeof saved === "string" ? saved : JSON.stringify(saved);
    const [chooser] = await Promise.all([this.page.waitForEvent("filechooser"), this.button("Open a saved game …").click()]);
    await chooser.setFiles({ name: "record.json", mimeType: "application/json", buffer: Buffer.from(text) });
  }

  /** Plays a whole game on the smallest board, in which both players get a line at once. */
  async playSmallGame() {
    await this.start({ options: { Columns: 2, Rows: 2, "Marks in a row": 2 } });
    for (const pair of [["a1", "b1"], ["a2", "b2"], ["a1", "a2"], ["b1", "b2"]]) await this.play(...pair);
    await this.measure("b1");
    await this.hears(/wins 1 to/);
  }

  /** Waits until the words on the page match. */
  async hears(text) {
    await this.said.filter({ hasText: text }).waitFor();
  }
}
