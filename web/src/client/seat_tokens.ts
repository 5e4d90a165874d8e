// Secrets that prove who sits where. The browser keeps those of the latest games, so that a reload finds its seat again;
// without storage they last as long as the page.

const PLACE = "spooky.tokens";
const MOST_GAMES = 50;
const BYTES = 32;

type Entry = readonly [game: string, token: string];

/** For a browser that stores nothing. */
let entries: readonly Entry[] = [];

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && isToken(value[1]);
}

function isToken(value: unknown): boolean {
  return typeof value === "string" && /^[A-Za-z0-9_-]{43}$/.test(value);
}

function readEntries(): readonly Entry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(stored) ? [...stored.filter(isEntry), ...entries] : entries;
  } catch {
    return entries;
  }
}

/** Draws a token that nobody can guess. */
export function drawToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function keptToken(game: string): string | null {
  return readEntries().find(([one]) => one === game)?.[1] ?? null;
}

/** Keeps the token of a game, and forgets the oldest ones. */
export function keepToken(game: string, token: string): void {
  const others = new Map(readEntries().filter(([one]) => one !== game));
  entries = [[game, token] as const, ...others].slice(0, MOST_GAMES);
  try {
    localStorage.setItem(PLACE, JSON.stringify(entries));
  } catch {
    // No storage here, or it is full: then a reload can only watch.
  }
}
