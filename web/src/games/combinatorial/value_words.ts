// What the value of a position means, in words.
import { isObject } from "../../client/json";
import type { Result } from "../../client/protocol";
import { say } from "../../words/say";
import { actorName } from "./words";

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

/** Who wins when both play perfectly, or has won. */
function winnerWords(outcome: string, actor: string, result: Result | null): string {
  if (result?.winner === "none") return say("page-combinatorial.value.nobody");
  if (result) return say("page-combinatorial.value.over", { player: actorName(result.winner) });
  const [mover, other] = [actorName(actor), actorName(actor === "left" ? "right" : "left")];
  return say("page-combinatorial.value.outcome", { outcome, mover, other });
}

/** "Grundy value 4: whoever moves now wins, here Left." At the end nobody moves, and the result says who has won. */
export function valueSentence({ outcome, grundy, value }: Value, actor: string, result: Result | null): string {
  const winner = winnerWords(outcome, actor, result);
  if (typeof grundy === "number") return say("page-combinatorial.value.sentence", { kind: "grundy", value: grundy, winner });
  if (typeof value === "string") return say("page-combinatorial.value.sentence", { kind: "value", value, winner });
  return say("page-combinatorial.value.sentence", { kind: "outcome", value: outcome, winner });
}
