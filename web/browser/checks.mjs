// A few words for tests: named checks, one after another, counted at the end.

const checks = [];

/** Adds a check; its function gets a fresh GamePage and may throw. */
export function check(name, options, run) {
  checks.push(typeof options === "function" ? { name, options: {}, run: options } : { name, options, run });
}

export function expect(condition, sentence) {
  if (!condition) throw new Error(sentence);
}

export function expectEqual(found, wanted, what) {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: found ${JSON.stringify(found)} where ${JSON.stringify(wanted)} was expected`);
  }
}

/** Runs every check whose name contains the text; prints one line each and the count. Returns how many failed. */
export async function runChecks(perform, part = "") {
  let failed = 0;
  const wanted = checks.filter(({ name }) => name.includes(part));
  for (const one of wanted) {
    try {
      await perform(one);
      console.log(`ok   ${one.name}`);
    } catch (error) {
      ++failed;
      console.log(`FAIL ${one.name}\n     ${String(error?.stack ?? error).split("\n").slice(0, 6).join("\n     ")}`);
    }
  }
  console.log(`${wanted.length - failed} passed, ${failed} failed`);
  return failed;
}
