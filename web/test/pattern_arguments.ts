function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; ++at) {
    if (text[at] === "{") ++depth;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  throw new Error(`a brace does not close in ${text}`);
}

/** The names of the arguments in a pattern of the catalogues. */
export function argumentsOf(pattern: string): ReadonlySet<string> {
  const names = new Set<string>();
  // Quotations hold no arguments.
  readText(pattern.replace(/'[{}][^']*'?/g, ""));
  return names;

  function readText(text: string): void {
    for (let open = text.indexOf("{"); open >= 0; ) {
      const close = closingBrace(text, open);
      readPlaceholder(text.slice(open + 1, close));
      open = text.indexOf("{", close);
    }
  }

  function readPlaceholder(inside: string): void {
    const [name = "", kind = ""] = inside.split(",").map((part) => part.trim());
    names.add(name);
    if (kind !== "select" && kind !== "plural") return;
    for (let open = inside.indexOf("{"); open >= 0; ) {
      const close = closingBrace(inside, open);
      readText(inside.slice(open + 1, close));
      open = inside.indexOf("{", close);
    }
  }
}
