// The page's part of every catalogue, each in a file that is loaded when its language is spoken (tools/page_words.ts).
import { PSEUDO, type Language } from "./language";
import { speak, type Catalogue } from "./say";

type Loaded = { default: Omit<Catalogue, "language"> };

const LOADERS: Readonly<Record<Exclude<Language, "en-XA">, () => Promise<Loaded>>> = {
  en: () => import("virtual:page-words/en"),
  de: () => import("virtual:page-words/de"),
  fr: () => import("virtual:page-words/fr"),
  es: () => import("virtual:page-words/es"),
};

/** Loads a language and speaks it. The pseudo-language is made of English. */
export async function learn(language: Language): Promise<void> {
  const { default: catalogue } = await LOADERS[language === PSEUDO ? "en" : language]();
  speak({ language, ...catalogue });
}
