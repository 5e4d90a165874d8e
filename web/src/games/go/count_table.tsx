import { say } from "../../words/say";
import type { CountProps } from "../kit";
import type { State } from "./state";
import { actorName } from "./words";

/** What the points of a player are made of; null is what does not count by the rules. */
export interface Count {
  actor: string;
  stones: number | null;
  surrounded: number;
  /** Stones of the opponent that were captured. */
  captured: number | null;
  komi: number;
  total: number;
}

declare module "../../client/protocol" {
  interface GameReports {
    /** What the score is made of, for each player. */
    count?: readonly Count[];
  }
}

const ROWS = ["stones", "surrounded", "captured", "komi", "total"] as const;

/** How the points of both players come about, and what the marks on the board mean. */
export function CountTable({ ending }: CountProps<State>) {
  const counts = ending.told?.count ?? [];
  // After a resignation nothing is counted.
  if (ending.decided.length === 0 || counts.length === 0) return null;
  const rows = ROWS.filter((row) => counts.some((count) => count[row] !== null && (row !== "komi" || count.komi !== 0)));
  const marked = counts.some(({ surrounded }) => surrounded > 0);
  return (
    <div class="go-count">
      <table>
        <thead>
          <tr>
            <td />
            {counts.map(({ actor }) => (
              <th key={actor} scope="col">
                {actorName(actor)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} class={row}>
              <th scope="row">{say(`page-go.count.${row}`)}</th>
              {counts.map((count) => (
                <td key={count.actor}>{String(count[row] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{say("page-go.count.legend", { marked: marked ? "yes" : "no" })}</p>
    </div>
  );
}
