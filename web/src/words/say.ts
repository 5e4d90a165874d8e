// The page's messages in the language that is spoken. They stand in words/<language>.json, in the sections `page` and
// `page-<game>`; of each language they are a file of its own, loaded when it is spoken.
import type english from "../../../words/en.json";
import { format, join, type Arguments, type Lexicon } from "./format";
import type { Language } from "./language";

type Sections = typeof english;
export type PageSection = Extract<keyof Sections, "page" | `page-${string}`>;

/** The key of a message with its section before it: "page.new-game". */
export type Key = { [Section in PageSection]: `${Section}.${keyof Sections[Section] & string}` }[PageSection];

export interface Catalogue {
  language: Language;
  /** Messages by section and key. */
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How lists are joined. */
  joints: Readonly<Record<string, string>>;
}

let spoken: Catalogue | null = null;

/** From now on the page speaks by this catalogue. */
export function speak(catalogue: Catalogue): void {
  spoken = catalogue;
}

/** The language that is spoken; English before any is. */
export function language(): Language {
  return spoken?.language ?? "en";
}

function find(key: string): string | undefined {
  const dot = key.indexOf(".");
  return spoken?.sections[key.slice(0, dot)]?.[key.slice(dot + 1)];
}

function lexiconOf(section: string): Lexicon {
  return {
    language: language(),
    term: (family, word, form) => find(`${section}.${family}.${word}.${form}`),
    joint: (name) => spoken?.joints[name] ?? "",
  };
}

/** The message of a key that is put together from names, as of a rule that the engine describes; undefined when there is none. */
export function sayNamed(key: string, values: Arguments = {}): string | undefined {
  const pattern = find(key);
  return pattern === undefined ? undefined : format(pattern, values, lexiconOf(key.slice(0, key.indexOf("."))));
}

/** The message in words. */
export function say(key: Key, values: Arguments = {}): string {
  return sayNamed(key, values) ?? key;
}

/** Texts joined as the language joins them. */
export function listOf(items: readonly string[], joint: "and" | "or" | "comma" | "semicolon" = "and"): string {
  return join(items, joint, lexiconOf("page"));
}
