import { NATURE } from "../../client/protocol";
import type { Standing } from "../kit";
import { rolledIn } from "./dice";
import { Die, RollingDie } from "./die";
import { rollCaption } from "./story";
import type { State } from "./state";

/** The dice of the turn one is looking at: what they showed, and the one in the air. */
export function DiceTray({ standing }: { standing: Standing<State> }) {
  const { moment, moments, index } = standing;
  const rolls = rolledIn(standing);
  const rolling = moment.actor === NATURE;
  if (rolls.length === 0 && !rolling) return null;
  return (
    <div class="chess-tray">
      {rolls.map((rolled, at) => (
        <span key={at} class="chess-rolled-die">
          {rolled.face !== null && <Die face={rolled.face} />}
          <span>{rollCaption(rolled, moments[index - rolls.length + at]?.state)}</span>
        </span>
      ))}
      {rolling && <RollingDie />}
    </div>
  );
}
