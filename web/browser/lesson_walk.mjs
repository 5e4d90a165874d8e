// The way through a lesson, the same for every game.
import { expect } from "./checks.mjs";

const STEPS = 5;

/**
 * Misses the task of each step and does it then; `look` sees every state of the page. A step says what to do wrong
 * (`miss`) and what is heard then, what to do right (`task`) and what is heard then (`done`). `begun` waits for the board
 * of a step.
 */
export async function walkLesson(game, steps, { look = async () => undefined, begun = () => game.board.waitFor() } = {}) {
  for (const [index, step] of steps.entries()) {
    const number = index + 1;
    await game.page.getByText(`${number} of ${STEPS}`, { exact: true }).waitFor();
    await begun();
    await look(`at the beginning of step ${number}`);
    await step.miss();
    await game.hears(step.hears);
    if (number < STEPS) {
      expect((await game.button("Next").getAttribute("aria-disabled")) === "true", `Next waits in step ${number}`);
    }
    await look(`after step ${number} was missed`);
    await game.button("Try again").click();
    await game.button("Try again").waitFor({ state: "detached" });
    await step.task();
    await game.hears(step.done);
    await look(`after step ${number} was done`);
    if (number < STEPS) await game.button("Next").click();
  }
}
