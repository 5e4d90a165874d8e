// Gives the page its part of the catalogues: of each language the sections `page` and `page-<game>`, and how lists are
// joined. The engine's sections are in the engine, and go to nobody twice.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

export const CODES = ["en", "de", "fr", "es"] as const;
type Code = (typeof CODES)[number];

const MODULE = "virtual:page-words/";
const LANGUAGE_NAMES = "languages";
const JOINT = "list.";

type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function catalogueFile(code: Code): string {
  return fileURLToPath(new URL(`../../words/${code}.json`, import.meta.url));
}

export function readCatalogue(code: Code): Sections {
  return JSON.parse(readFileSync(catalogueFile(code), "utf8")) as Sections;
}

/** What the page needs of a catalogue. */
export function pagePart(code: Code) {
  const all = Object.entries(readCatalogue(code));
  const sections = Object.fromEntries(all.filter(([name]) => name === "page" || name.startsWith("page-")));
  const shared = Object.entries(all.find(([name]) => name === "shared")?.[1] ?? {});
  const joints = Object.fromEntries(shared.filter(([key]) => key.startsWith(JOINT)).map(([key, text]) => [key.slice(JOINT.length), text]));
  return { sections, joints };
}

/** A message of the page in every language, a paragraph each, for what is said before any script runs. */
function inEveryLanguage(key: string): string {
  return CODES.map((code) => `<p lang="${code}">${pagePart(code).sections.page?.[key] ?? ""}</p>`).join("");
}

/** The modules virtual:page-words/<language> and virtual:page-words/languages, and the messages named in index.html. */
export function pageWords(): Plugin {
  return {
    name: "page-words",
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const name = id.slice(MODULE.length + 1);
      if (name === LANGUAGE_NAMES) {
        const names = CODES.map((code) => [code, pagePart(code).sections.page?.["language-name"] ?? code]);
        return `export default ${JSON.stringify(Object.fromEntries(names))}`;
      }
      const code = CODES.find((one) => one === name);
      if (!code) return null;
      this.addWatchFile(catalogueFile(code));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(pagePart(code)))})`;
    },
    transformIndexHtml: (html) => html.replace(/<!--words: ([a-z-]+)-->/g, (_, key: string) => inEveryLanguage(key)),
  };
}
