// What the value of a position means, in words.
import { isObject } from "../../client/json";
import type { Result } from "../../client/protocol";
import { actorName } from "./names";

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
  if (result) return result.winner === "none" ? "the game is over, and nobody has won" : `the game is over, and ${actorName(result.winner)} has won`;
  const [mover, other] = [actorName(actor), actorName(actor === "left" ? "right" : "left")];
  switch (outcome) {
    case "N": return `whoever moves now wins, here ${mover}`;
    case "P": return `whoever moves now loses, so ${other} wins`;
    case "L": return "Left wins, whoever moves";
    case "R": return "Right wins, whoever moves";
    default: return `outcome ${outcome}`;
  }
}

/** "Grundy value 4: whoever moves now wins, here Left." At the end nobody moves, and the result says who has won. */
export function valueSentence({ outcome, grundy, value }: Value, actor: string, result: Result | null): string {
  const winner = winnerWords(outcome, actor, result);
  if (typeof grundy === "number") return `Grundy value ${grundy}: ${winner}.`;
  if (typeof value === "string") return `Value ${value}: ${winner}.`;
  return `Outcome ${outcome}: ${winner}. The exact value is out of reach here.`;
}

export const valueWords = {
  button: "Value",
  busy: "Computing the value …",
  stop: "Stop",
  explained: "Under perfect play of both sides.",
  temperature: ({ mean, temperature }: Temperature) => `Mean ${mean}, temperature ${temperature}.`,
};
