import { NATURE } from "../../client/protocol";
import type { Standing } from "../kit";
import { listOf, say } from "../../words/say";
import { Die, RollingDie } from "./die";
import { rolledIn, type Rolled } from "./events";
import type { State } from "./state";
import { namedPieceTerm } from "./terms";
import { yes } from "./words";

/** "even: knight on e5". */
function caption({ faces, places, through }: Rolled): string {
  const all = places.map(({ piece, at }) => say("page-chess.die-place", { piece: namedPieceTerm(piece), squares: at }));
  return say("page-chess.die-caption", { faces: { family: "faces", word: faces }, places: listOf(all), through: yes(through) });
}

/** The dice of the turn one is looking at: what they showed, and the one in the air. */
export function DiceTray({ standing }: { standing: Standing<State> }) {
  const rolls = rolledIn(standing);
  const rolling = standing.moment.actor === NATURE;
  if (rolls.length === 0 && !rolling) return null;
  return (
    <div class="chess-tray">
      {rolls.map((rolled, at) => (
        <span key={at} class="chess-rolled-die">
          {rolled.face !== null && <Die face={rolled.face} />}
          <span>{caption(rolled)}</span>
        </span>
      ))}
      {rolling && <RollingDie />}
    </div>
  );
}
