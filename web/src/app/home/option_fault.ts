import type { RuleOption } from "../../games/kit";
import { say } from "../../words/say";

/** What is wrong with the value of an option, in words; null when nothing is. */
export function faultOf(option: RuleOption, value: string | number): string | null {
  if (option.kind !== "number") return null;
  const fits = Number.isInteger(value) && Number(value) >= option.least && Number(value) <= option.most;
  return fits ? null : say("page.number-wanted", { label: option.label, least: option.least, most: option.most });
}
