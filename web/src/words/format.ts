// Fills a pattern of the catalogues, in the manner of ICU MessageFormat. The same patterns give the same sentences in
// the engine (src/spooky/words/words.hpp says what may be written); tests/words/cases.json is read by the tests of both.
import { PSEUDO, type Language } from "./language";

/** A word that each language has in forms of its own: `word` of the `family` in the message's section. */
export interface Term {
  family: string;
  word: string;
}

/** A text that is the same in every language or is said already, a number, several texts, a term. */
export type Argument = string | number | readonly string[] | Term;

export type Arguments = Readonly<Record<string, Argument | undefined>>;

/** What a formatter looks up: the forms of terms, and how lists are joined ("and", "or", "comma", "semicolon"). */
export interface Lexicon {
  language: Language;
  term(family: string, word: string, form: string): string | undefined;
  joint(name: string): string;
}

const BRACES = /[{}]/;

function isQuotation(text: string, at: number): boolean {
  return text[at] === "'" && BRACES.test(text[at + 1] ?? "");
}

/** Where the quotation that begins at `at` ends: its closing apostrophe, or the end of the text. */
function endOfQuotation(text: string, at: number): number {
  const end = text.indexOf("'", at + 1);
  return end < 0 ? text.length : end;
}

/** The brace that closes the one at `open`; the end of the text when none does. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; ++at) {
    if (isQuotation(text, at)) at = endOfQuotation(text, at);
    else if (text[at] === "{") ++depth;
    else if (text[at] === "}" && --depth === 0) return at;
  }
  return text.length;
}

/** The branch of that name in `name {…} name {…}`. */
function findBranch(branches: string, wanted: string): string | undefined {
  for (let rest = branches; ; ) {
    const open = rest.indexOf("{");
    const close = open < 0 ? rest.length : closingBrace(rest, open);
    if (close === rest.length) return undefined;
    if (rest.slice(0, open).trim() === wanted) return rest.slice(open + 1, close);
    rest = rest.slice(close + 1);
  }
}

/** By the language's rule; French counts zero as one. */
function pluralCategory(language: Language, count: number): "one" | "other" {
  return count === 1 || (count === 0 && language === "fr") ? "one" : "other";
}

const PLAIN = "aceinouyACEINOUY";
const ACCENTED = "áçéíñóúýÁÇÉÍÑÓÚÝ";

/** Letters with accents, and longer by half: vowels are doubled. */
export function pseudo(text: string): string {
  return text.replace(/[aceinouy]/gi, (letter) => {
    const accented = ACCENTED.charAt(PLAIN.indexOf(letter));
    return /[cn]/i.test(letter) ? accented : accented + accented;
  });
}

function isTerm(argument: Argument): argument is Term {
  return typeof argument === "object" && !Array.isArray(argument);
}

function isList(argument: Argument): argument is readonly string[] {
  return Array.isArray(argument);
}

/** Texts joined as the language joins them. */
export function join(items: readonly string[], joint: string, lexicon: Lexicon): string {
  const last = items[items.length - 1];
  if (last === undefined || items.length === 1) return last ?? "";
  const said = (name: string) => (lexicon.language === PSEUDO ? pseudo(lexicon.joint(name)) : lexicon.joint(name));
  return items.slice(0, -1).join(said(joint === "semicolon" ? joint : "comma")) + said(joint) + last;
}

/** The sentence. What cannot be formatted stands as it is written: tests see to it that there is no such message. */
export function format(pattern: string, values: Arguments, lexicon: Lexicon): string {
  return fill(pattern, undefined);

  function literal(text: string): string {
    return lexicon.language === PSEUDO ? pseudo(text) : text;
  }

  function fill(text: string, number: number | undefined): string {
    let said = "";
    let plain = "";
    const flush = () => {
      said += literal(plain);
      plain = "";
    };
    for (let at = 0; at < text.length; ++at) {
      const letter = text.charAt(at);
      if (isQuotation(text, at)) {
        const end = endOfQuotation(text, at);
        plain += text.slice(at + 1, end);
        at = end;
      } else if (letter === "{") {
        const close = closingBrace(text, at);
        flush();
        said += placeholder(text.slice(at + 1, close));
        at = close;
      } else if (letter === "#" && number !== undefined) {
        flush();
        said += number;
      } else {
        plain += letter;
      }
    }
    flush();
    return said;
  }

  function placeholder(inside: string): string {
    const [name = "", kind = "", ...more] = inside.split(",").map((part) => part.trim());
    const rest = inside.split(",").slice(2).join(",");
    if (kind === "select" || kind === "plural") return choice(name, kind === "plural", rest);
    const argument = values[name];
    if (argument === undefined) return `{${inside}}`;
    if (kind === "list") return join(isList(argument) ? argument : [plainText(argument)], rest.trim(), lexicon);
    if (kind === "term" && isTerm(argument)) return termIn(argument, more[0] ?? "");
    return plainText(argument);
  }

  function choice(name: string, plural: boolean, branches: string): string {
    const argument = values[name];
    let number: number | undefined;
    let branch: string | undefined;
    if (plural && argument !== undefined) {
      number = countOf(argument);
      branch = findBranch(branches, `=${number}`) ?? findBranch(branches, pluralCategory(lexicon.language, number));
    } else if (!plural) {
      branch = findBranch(branches, selector(argument));
    }
    branch ??= findBranch(branches, "other");
    return branch === undefined ? "" : fill(branch, number);
  }

  function plainText(argument: Argument): string {
    if (isList(argument)) return join(argument, "and", lexicon);
    return isTerm(argument) ? termIn(argument, "name") : String(argument);
  }

  function termIn({ family, word }: Term, form: string): string {
    const found = lexicon.term(family, word, form);
    return found === undefined ? word : fill(found, undefined);
  }

  /** How many: the number itself, or the length of a list. */
  function countOf(argument: Argument): number {
    if (typeof argument === "number") return argument;
    return isList(argument) ? argument.length : 1;
  }

  /** By what a choice is made: the text of the argument, `empty` when there is nothing. */
  function selector(argument: Argument | undefined): string {
    if (argument === undefined) return "empty";
    if (isList(argument)) return argument.length === 0 ? "empty" : "some";
    return isTerm(argument) ? argument.word : String(argument) || "empty";
  }
}
