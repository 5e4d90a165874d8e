import { useCurrentAnswer } from "../../client/use_current_answer";
import { say } from "../../words/say";
import type { StateDetailsProps } from "../kit";
import type { State } from "./state";
import { playerTerm } from "./words";

/** "A1 60 %". */
export function chanceText(point: string, chance = 0): string {
  return `${point} ${Math.round(100 * chance)} %`;
}

/** For each entangled group how likely each stone is to stay: the |α|² and |β|² of the notation above it. */
export function BeliefList({ engine, question }: StateDetailsProps<State>) {
  const answer = useCurrentAnswer(engine, { ...question, report: ["belief"] });
  const groups = (answer?.ok ? answer.belief : undefined) ?? [];
  if (groups.length === 0) return null;
  return (
    <>
      <p class="quiet">{say("page-go.belief.intro")}</p>
      <ul class="go-beliefs">
        {groups.map(({ owner, points, chances }) => (
          <li key={points.join(" ")}>
            <span>{say("page-go.belief.group", { player: playerTerm(owner), points })}</span>
            {points.map((point) => (
              <span key={point} class="go-chance">
                {chanceText(point, chances[point])}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
