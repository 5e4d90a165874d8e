// What becomes of a text that stands in a sentence, whatever the language.

/** The engine's reasons begin in lower case and have no full stop. A square at the beginning keeps its spelling. */
export function asSentence(reason: string): string {
  const text = /^[a-z]\d/.test(reason) ? reason : reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A reason at the end of a sentence: as it is, with a full stop. */
export function asClause(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`;
}

const LONGEST_CITED = 40;

/** A text from outside, fit to be cited in a sentence. */
export function shortened(text: string): string {
  return text.length > LONGEST_CITED ? `${text.slice(0, LONGEST_CITED)}…` : text;
}

/** "1/4" as a number, for what is drawn. */
export function fractionOf(fraction: string): number {
  const [above = "0", below = "1"] = fraction.split("/");
  return Number(above) / Number(below);
}

/** "1/4" as "25 %", to one decimal. */
export function asPercent(fraction: string): string {
  const percent = 100 * fractionOf(fraction);
  return `${Number(percent.toFixed(percent < 1 ? 2 : 1))} %`;
}
