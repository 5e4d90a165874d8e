// How messages become sentences. The same cases as in tests/words/words_test.cpp: the engine and the page speak alike.
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { learn } from "../src/words/catalogues";
import { format, type Arguments } from "../src/words/format";
import { chooseLanguage, PSEUDO, type Language } from "../src/words/language";
import { language, listOf, say, sayNamed } from "../src/words/say";
import { pagePart } from "../tools/page_words";

interface Case {
  pattern: string;
  arguments: Arguments;
  language?: Language;
  said: string;
}

const { terms, cases } = JSON.parse(readFileSync(new URL("../../tests/words/cases.json", import.meta.url), "utf8")) as {
  terms: Record<string, string>;
  cases: Case[];
};

afterEach(() => learn("en"));

test.each(cases)("$pattern is said as the engine says it: $said", ({ pattern, arguments: values, language = "en", said }) => {
  const { joints } = pagePart(language === PSEUDO ? "en" : language);
  const lexicon = {
    language,
    term: (family: string, word: string, form: string) => terms[`${family}.${word}.${form}`],
    joint: (name: string) => joints[name] ?? "",
  };
  expect(format(pattern, values, lexicon)).toBe(said);
});

describe("the language of a visitor", () => {
  const nothing = { search: "", kept: null, preferred: [] };
  test("is what the address asks for, what was chosen before, what the browser prefers, or English", () => {
    expect(chooseLanguage({ search: "?a=b&language=de", kept: "fr", preferred: ["es"] })).toBe("de");
    expect(chooseLanguage({ search: "?language=pt", kept: "fr", preferred: ["es"] })).toBe("fr");
    expect(chooseLanguage({ ...nothing, kept: "xx", preferred: ["pt-BR", "es-MX", "de"] })).toBe("es");
    expect(chooseLanguage({ ...nothing, preferred: ["de-AT"] })).toBe("de");
    expect(chooseLanguage({ ...nothing, search: "?language=en-XA" })).toBe("en-XA");
    expect(chooseLanguage(nothing)).toBe("en");
  });
});

test("a language is spoken once it is learnt", async () => {
  expect([language(), say("page.start"), listOf(["a", "b"])]).toEqual(["en", "Play", "a and b"]);
  await learn("de");
  expect([language(), say("page.start"), listOf(["a", "b"])]).toEqual(["de", "Spielen", "a und b"]);
  await learn("fr");
  expect(say("page.watching", { count: 0 })).toBe("0 personne regarde.");
  await learn("en-XA");
  expect(say("page.computer-at", { level: 3 })).toBe("çóómpúútéér, léévéél 3");
});

test("a key that there is not is told apart", () => {
  expect(sayNamed("page.no-such-message")).toBeUndefined();
});
