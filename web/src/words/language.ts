// Which language the page speaks: the one the address asks for, else the one chosen before, else the first that the
// browser prefers and there is a catalogue for.

/** The languages of the catalogues; en-XA is English made strange and long, to test layouts. */
export const LANGUAGES = ["en", "de", "fr", "es", "en-XA"] as const;
export type Language = (typeof LANGUAGES)[number];

export const PSEUDO = "en-XA" satisfies Language;

const KEPT = "spooky.language";
const ASKED = "language";

function languageNamed(code: string | null): Language | null {
  return LANGUAGES.find((language) => language === code) ?? null;
}

/** The language of a locale such as "de-AT"; null when there is no catalogue for it. */
function languageOfLocale(locale: string): Language | null {
  return languageNamed(locale) ?? languageNamed(locale.split("-", 1)[0] ?? "");
}

export interface LanguageSources {
  /** What stands behind the question mark of the address. */
  search: string;
  kept: string | null;
  /** What the browser prefers, the dearest first. */
  preferred: readonly string[];
}

export function chooseLanguage({ search, kept, preferred }: LanguageSources): Language {
  const asked = languageNamed(new URLSearchParams(search).get(ASKED));
  const first = preferred.map(languageOfLocale).find((language) => language !== null);
  return asked ?? languageNamed(kept) ?? first ?? "en";
}

/** The visitor's language. One that the address asks for is kept from then on. */
export function visitorsLanguage(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    // No storage here: then the browser's own preference counts.
  }
  const language = chooseLanguage({ search: location.search, kept, preferred: navigator.languages });
  if (new URLSearchParams(location.search).get(ASKED) === language) keepLanguage(language);
  return language;
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // No storage here, or it is full: then the next visit begins with the browser's preference.
  }
}
