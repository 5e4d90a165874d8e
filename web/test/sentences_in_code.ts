// What counts as a sentence in the page's TypeScript, and what need not be said in the visitor's language.

/** Parts of web/src whose sentences have not moved into the catalogues yet. */
export const PENDING: readonly string[] = [];

/** Texts that look like sentences and are said to nobody, or are the same in every language; and why. */
export const NOT_TO_BE_SAID: ReadonlyMap<string, string> = new Map([
  ["xx.", "a position"],
  ["4k3/8/8/8/8/8/5PPP/4K1N1 w - - 0 1", "the position of a lesson, for the engine"],
  ["input, select, textarea, [contenteditable], dialog", "a selector"],
]);

const WORD = /[a-z]{2,}/i;

/** Class names, paths of drawings, keys, names of files, selectors: what is written for machines. */
function isForMachines(text: string): boolean {
  if (/^[\w*-]*$/.test(text) && !/^[A-Z][a-z]+$/.test(text)) return true;
  // Kinds of files, keys of a storage, addresses.
  if (/^\S*[\w*][.:/]\S+$/.test(text)) return true;
  if (/^([a-z]+:|[#./][^ ]*|--.*)$/.test(text)) return true;
  if (/^[MLQHVCSAZmlqhvcsaz][\d\s.,*-]/.test(text)) return true;
  // Positions of Hackenbush; functions of CSS and SVG; selectors.
  if (/^[A-Z]+\+[A-Z]+$/.test(text)) return true;
  if (/^[\w-]*\(.*\)\*?$|^\[.*\]$|[=>]/.test(text)) return true;
  // Class names: lower case, joined by hyphens, no punctuation.
  return /^[\s\w*-]*$/.test(text) && text === text.toLowerCase() && text.split(/\s+/).every((part) => /^[a-z\d*-]*$/.test(part)) && !FUNCTION_WORDS.test(text);
}

const FUNCTION_WORDS = /\b(a|an|the|of|to|in|on|is|are|was|were|has|have|and|or|not|no|you|your|by|for|with|from|at|it|one|two|three)\b/;

/** Whether a text is something that people would read. `shown` when it stands between tags, where all of it is. */
export function isSentence(text: string, shown: boolean): boolean {
  const plain = text.replaceAll("*", " ").trim();
  if (!WORD.test(plain)) return false;
  return shown || !isForMachines(text.trim());
}
