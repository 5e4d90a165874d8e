// What the value of a position means, in words.
import { isObject } from "../../client/json";
import { say } from "../../words/say";

export interface Value {
  outcome: string;
  grundy?: number | null;
  value?: string | null;
}

export interface Temperature {
  mean: string;
  temperature: string;
}

export function readValue(value: unknown): Value | null {
  return isObject(value) && typeof value.outcome === "string" ? (value as unknown as Value) : null;
}

export function readTemperature(value: unknown): Temperature | null {
  if (!isObject(value)) return null;
  return { mean: String(value.mean), temperature: String(value.temperature) };
}

/** "Grundy value 4: who moves wins, here Left." `explained` is what the engine says of it. */
export function valueSentence({ outcome, grundy, value }: Value, explained: string): string {
  if (typeof grundy === "number") return say("page-combinatorial.value.sentence", { kind: "grundy", value: grundy, winner: explained });
  if (typeof value === "string") return say("page-combinatorial.value.sentence", { kind: "value", value, winner: explained });
  return say("page-combinatorial.value.sentence", { kind: "outcome", value: outcome, winner: explained });
}
