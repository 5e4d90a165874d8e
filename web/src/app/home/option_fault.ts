import type { RuleOption } from "../../games/kit";
import { words } from "../../words/en";

/** What is wrong with the value of an option, in words; null when nothing is. */
export function faultOf(option: RuleOption, value: string | number): string | null {
  if (option.kind !== "number") return null;
  const fits = Number.isInteger(value) && Number(value) >= option.least && Number(value) <= option.most;
  return fits ? null : words.numberWanted(option.label, option.least, option.most);
}
