// What checks for everyone have in common: screen readers, narrow screens, keyboard alone.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, expectEqual } from "./checks.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function expectAccessible(game, where) {
  // Evaluated from outside the page, so that its security policy can stay as it is.
  await game.page.evaluate(axe);
  const violations = await game.page.evaluate(async () => {
    const { violations: found } = await globalThis.axe.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  });
  expectEqual(violations, [], `accessibility problems ${where}`);
}

export async function expectFits(game, where) {
  const [content, screen] = await game.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content <= screen, `${where} the page is ${content} wide on a screen of ${screen}`);
}

/** Room that the arrow of a select takes, in pixels. */
const ARROW = 20;

/** The widest choice of every select can be read: it fits in a line, or may go on in a second one. */
export async function expectSelectsFit(game, where) {
  const cut = await game.page.evaluate((arrow) => {
    const context = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll("select")].flatMap((select) => {
      const style = getComputedStyle(select);
      if (style.appearance === "none" && style.whiteSpace === "normal") return [];
      context.font = style.font;
      const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      return [...select.options].map((option) => option.label).filter((label) => context.measureText(label).width > room && select.offsetParent);
    });
  }, ARROW);
  expectEqual(cut, [], `choices that are cut ${where}`);
}

/** A page without a mouse. */
export function keyboardOf(game) {
  const press = async (...keys) => {
    for (const key of keys) await game.page.keyboard.press(key);
  };
  /** What has the focus, by its name. */
  const focused = () =>
    game.page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);
  /** Tabs until the focus is there. */
  const tabTo = async (pattern) => {
    for (let step = 0; step < 40; ++step) {
      if (pattern.test((await focused()) ?? "")) return;
      await press("Tab");
    }
    throw new Error(`no way to ${pattern} by Tab`);
  };
  return { press, focused, tabTo };
}
