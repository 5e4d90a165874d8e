import type { CountProps } from "../kit";
import { countOf, type Count } from "./count";
import { pointsOf, isEmpty, onBoard, sizeOf, type State } from "./state";
import { countWords } from "./words";

/** How the points of both players come about, and what the marks on the board mean. */
export function CountTable({ ending, moment }: CountProps<State>) {
  const state = onBoard(moment.state, moment.rules);
  const territory = moment.rules.scoring === "territory";
  const black = countOf(ending, state, "black", territory);
  const white = countOf(ending, state, "white", territory);
  if (!black || !white) return null;
  const keys = (["stones", "surrounded", "captured", "komi", "total"] as const).filter((key) => {
    return black[key] !== null && (key !== "komi" || white.komi !== 0);
  });
  const cell = (count: Count, key: (typeof keys)[number]) => String(count[key] ?? 0);
  const empty = pointsOf(sizeOf(state)).filter((point) => isEmpty(state, point)).length;
  const neutral = empty - black.surrounded - white.surrounded;
  return (
    <div class="go-count">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{countWords.black}</th>
            <th scope="col">{countWords.white}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key} class={key}>
              <th scope="row">{countWords[key]}</th>
              <td>{cell(black, key)}</td>
              <td>{cell(white, key)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{countWords.legend(black.surrounded + white.surrounded > 0, neutral)}</p>
    </div>
  );
}
