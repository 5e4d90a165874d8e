// What the engine tells about the rules of a game: the report `rules`.
import type { Json, RuleDescription, Rules } from "./protocol";

/** Whether this rule counts beside the values of the others. */
export function counts({ when = {} }: RuleDescription, valueOf: (key: string) => Json | undefined): boolean {
  return Object.entries(when).every(([key, values]) => values.some((value) => value === valueOf(key)));
}

/** The rules with nothing left unsaid: what a game is played by when some of it is left to the engine. */
export function completed(rules: Rules, described: readonly RuleDescription[]): Rules {
  const valueOf = (key: string) => described.find((one) => one.key === key)?.value;
  const told = described.filter((one) => one.value !== null && counts(one, valueOf)).map(({ key, value }) => [key, value] as const);
  return { ...Object.fromEntries(told), ...rules };
}

/** Whether a number is one that the rule allows; everything is that is not a number. */
export function isAllowed({ kind, min = -Infinity, max = Infinity, step = 1 }: RuleDescription, value: Json): boolean {
  if (kind !== "integer" && kind !== "number") return true;
  return typeof value === "number" && value >= min && value <= max && Number.isInteger(value / step);
}
