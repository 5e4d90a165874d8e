// What the browser remembers between visits besides games: which kind was chosen last. Nothing breaks without it.

const KIND = "spooky.kind";

/** The kind of game that is to be offered first. */
export function keepKind(name: string): void {
  try {
    localStorage.setItem(KIND, name);
  } catch {
    // No storage here, or it is full: then the next visit begins with the first game.
  }
}

export function keptKind(): string | null {
  try {
    return localStorage.getItem(KIND);
  } catch {
    return null;
  }
}
