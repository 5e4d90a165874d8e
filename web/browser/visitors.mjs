import { GamePage } from "./page.mjs";

/** People, each in a browser of their own. Whatever their consoles complain of is collected. */
export class Visitors {
  #browser;
  #options;
  #contexts = [];
  complaints = [];

  constructor(browser, options) {
    this.#browser = browser;
    this.#options = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", ...options };
  }

  /** Somebody comes, with a page that shows nothing yet. */
  async arrive(options = {}) {
    const context = await this.#browser.newContext({ ...this.#options, ...options });
    // Generous: a busy machine is no failure.
    context.setDefaultTimeout(60_000);
    this.#contexts.push(context);
    const page = await context.newPage();
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && this.complaints.push(message.text()));
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    return new GamePage(page);
  }

  async leave() {
    for (const context of this.#contexts) await context.close();
  }
}
