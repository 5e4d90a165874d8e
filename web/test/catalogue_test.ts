// The page's part of the catalogues and what the page asks of them: every key that is asked for is there and every one
// that is there is asked for, with the arguments that it names; and no sentence is left in TypeScript. That every language
// has every message, argument and plural form is tested by tests/words/catalogue_test.cpp for all sections alike.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { pagePart } from "../tools/page_words";
import { argumentsOf } from "./pattern_arguments";
import { isSentence, NOT_TO_BE_SAID, PENDING } from "./sentences_in_code";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));

const { sections } = pagePart("en");
const messages = new Map<string, string>(
  Object.entries(sections).flatMap(([section, texts]) => Object.entries(texts).map(([key, text]) => [`${section}.${key}`, text] as const)),
);

/** A call of say() or sayNamed(), or a text that is a key: which keys it may mean, and which arguments it brings. */
interface Use {
  where: string;
  /** A key, where names are put in any part of one: "page.record.*". */
  key: string;
  /** Null when they cannot be told from the code. */
  values: ReadonlySet<string> | null;
  said: boolean;
}

interface Found {
  uses: Use[];
  sentences: { where: string; text: string }[];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"));
}

function keyIn(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join("");
}

/** The names of an object literal; null when something is spread into it or it is none. */
function namesIn(node: ts.Expression | undefined): ReadonlySet<string> | null {
  if (node === undefined) return new Set();
  if (!ts.isObjectLiteralExpression(node) || node.properties.some(ts.isSpreadAssignment)) return null;
  return new Set(node.properties.flatMap((one) => (one.name && "text" in one.name ? [one.name.text] : [])));
}

const KEY = /^page[\w-]*\.[\w.*-]+$/;

const SAYING = new Set(["say", "sayNamed"]);

function lookInto(file: string): Found {
  const found: Found = { uses: [], sentences: [] };
  const source = ts.createSourceFile(file, readFileSync(`${SOURCE}/${file}`, "utf8"), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const where = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    // What is thrown is for those who mend it.
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isNewExpression(node)) return;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && SAYING.has(node.expression.text)) {
      const [first, second] = node.arguments;
      const keys = first && ts.isConditionalExpression(first) ? [first.whenTrue, first.whenFalse] : first ? [first] : [];
      for (const one of keys) {
        const key = keyIn(one);
        if (key !== null) found.uses.push({ where, key, values: namesIn(second), said: true });
      }
      for (const argument of node.arguments) ts.forEachChild(argument, visit);
      return;
    }
    const text = ts.isJsxText(node) ? node.text.trim() : keyIn(node);
    if (text !== null && KEY.test(text)) found.uses.push({ where, key: text, values: null, said: false });
    if (text !== null && isSentence(text, ts.isJsxText(node))) found.sentences.push({ where, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = filesIn(SOURCE);
const found = files.map((file) => ({ file, ...lookInto(file) }));
const uses = found.flatMap((one) => one.uses);

function matches(key: string, asked: string): boolean {
  if (!asked.includes("*")) return key === asked;
  return new RegExp(`^${asked.split("*").map((part) => part.replace(/[.]/g, "\\.")).join("[^]+")}$`).test(key);
}

test("what the page asks for is there", () => {
  expect(messages.size).toBeGreaterThan(100);
  expect(uses.length).toBeGreaterThan(100);
  const missing = uses.filter(({ key, said }) => said && ![...messages.keys()].some((one) => matches(one, key)));
  expect(missing).toEqual([]);
});

test("what is there is asked for", () => {
  const inHtml = [...readFileSync(new URL("../index.html", import.meta.url), "utf8").matchAll(/<!--words: ([a-z-]+)-->/g)].map((one) => `page.${one[1]}`);
  const elsewhere = new Set([...inHtml, "page.language-name"]);
  // A text that begins a key stands for all the keys that it begins: a step of a lesson, an event.
  const isAsked = (key: string) =>
    uses.some((use) => matches(key, use.key) || (!use.said && matches(key, `${use.key}.*`)));
  const isForm = (key: string) => messages.has(`${key.slice(0, key.lastIndexOf("."))}.name`);
  expect([...messages.keys()].filter((key) => !elsewhere.has(key) && !isForm(key) && !isAsked(key))).toEqual([]);
});

test("every message is given the arguments that it names, and no others", () => {
  const wrong: string[] = [];
  for (const { where, key, values } of uses) {
    if (values === null || key.includes("*")) continue;
    const wanted = argumentsOf(messages.get(key) ?? "");
    for (const name of wanted) if (!values.has(name)) wrong.push(`${where}: ${key} is not given ${name}`);
    for (const name of values) if (!wanted.has(name)) wrong.push(`${where}: ${key} does not know ${name}`);
  }
  expect(wrong).toEqual([]);
});

describe("no sentence is left in TypeScript", () => {
  test("a sentence is told from a name", () => {
    for (const text of ["Your turn.", "pick two squares", "Undo", "in the cycle", ", picked", "Hint: * *"]) expect(isSentence(text, true), text).toBe(true);
    for (const text of ["Board of *", "one two three", "Well done! * is there."]) expect(isSentence(text, false), text).toBe(true);
    for (const text of ["spooky-record", "card invite-card", "M4 5L7 8", "page.new-game", "aria-label", "translate(* *)", "a1", "x", "tictactoe"]) {
      expect(isSentence(text, false), text).toBe(false);
    }
  });

  const sentences = found.flatMap((one) => one.sentences.map((sentence) => ({ file: one.file, ...sentence })));
  const isPending = (file: string) => PENDING.some((folder) => file.startsWith(folder));

  test("outside what is pending", () => {
    const left = sentences.filter(({ file, text }) => !isPending(file) && !NOT_TO_BE_SAID.has(text));
    expect(left.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
  });

  test("what is pending has some, and every text that need not be said is there", () => {
    for (const folder of PENDING) expect(sentences.some(({ file }) => file.startsWith(folder)), folder).toBe(true);
    for (const text of NOT_TO_BE_SAID.keys()) expect(sentences.some((one) => one.text === text), text).toBe(true);
  });
});
