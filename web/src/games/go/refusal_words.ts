// What the engine refuses, in the words of the page: the form has labels for rules, and stones are tapped, not written.
import { setupWords } from "./setup_words";

const LABELS: Record<string, string> = {
  width: setupWords.columns,
  height: setupWords.rows,
  komi: setupWords.komi.replace(/:.*/, ""),
  handicap: setupWords.handicap,
};

export function refusalOf(reason: string): string {
  return reason
    .replace(/^the rule '(\w+)'/i, (all, key: string) => LABELS[key] ?? all)
    .replace(/ \(default [^)]*\)/, "")
    .replace(/(^|[\s:])[=-](?=[A-Z]\d)/g, "$1");
}
