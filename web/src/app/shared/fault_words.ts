// What went wrong, and whose dice they are, in words.
import type { ServerFault } from "../../client/game_server";
import type { RecordFault } from "../../game/record";
import { say } from "../../words/say";
import { asClause, asSentence, shortened } from "../../words/sentence";

export function serverFaultWords({ fault, reason }: ServerFault): string {
  switch (fault) {
    case "offline": return say("page.fault.offline");
    case "busy": return say("page.fault.busy");
    case "too-many": return say("page.fault.too-many");
    default: return reason === null ? say("page.fault.odd-answer") : asSentence(reason);
  }
}

export function recordFaultWords(fault: RecordFault): string {
  switch (fault.fault) {
    case "bad-action": return say("page.record.bad-action", { number: fault.number });
    case "bad-time":
    case "wrong-actor": return say(`page.record.${fault.fault}`, { number: fault.number, action: shortened(fault.action) });
    case "illegal-action": {
      const { number, action, reason } = fault;
      return say("page.record.illegal-action", { number, action: shortened(action), reason: asClause(reason) });
    }
    case "engine": return say("page.record.engine", { reason: asClause(fault.reason) });
    default: return say(`page.record.${fault.fault}`);
  }
}

/** Where the server's rolls come from: `system`, or `device:` and a path, which may be that of a plain file. */
export function diceWords(dice: string, isFile: boolean): string {
  if (dice === "system") return say("page.dice-system");
  const path = dice.replace(/^device:/, "");
  return isFile ? say("page.dice-file", { path }) : say("page.dice-device", { path });
}
