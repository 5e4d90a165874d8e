import { useCurrentAnswer } from "../../client/use_current_answer";
import type { StateDetailsProps } from "../kit";
import { beliefWords } from "./words";
import type { State } from "./state";

/** For each entangled group how likely each stone is to stay: the |α|² and |β|² of the notation above it. */
export function BeliefList({ engine, question }: StateDetailsProps<State>) {
  const answer = useCurrentAnswer(engine, { ...question, report: ["belief"] });
  const groups = (answer?.ok ? answer.belief : undefined) ?? [];
  if (groups.length === 0) return null;
  return (
    <>
      <p class="quiet">{beliefWords.intro}</p>
      <ul class="go-beliefs">
        {groups.map(({ owner, points, chances }) => (
          <li key={points.join(" ")}>
            <span>{beliefWords.group(owner, points.length)}</span>
            {points.map((point) => (
              <span key={point} class="go-chance">
                {beliefWords.chance(point, chances[point] ?? 0)}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
