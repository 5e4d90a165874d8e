const ROLLING_MS = 1100;
const STILL_MS = 350;

/** Ends when a die has rolled long enough to be seen; where motion is not welcome it soon lies there. */
export function waitForDie(): Promise<void> {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return new Promise((resolve) => setTimeout(resolve, still ? STILL_MS : ROLLING_MS));
}
