// A die: its pips, and how it rolls.
import { say } from "../../words/say";

const LEFT = 27;
const MIDDLE = 50;
const RIGHT = 73;
const CORNERS = [[LEFT, LEFT], [RIGHT, RIGHT], [LEFT, RIGHT], [RIGHT, LEFT]] as const;
const SIDES = [[LEFT, MIDDLE], [RIGHT, MIDDLE]] as const;

/** Where the pips of a face are. */
export function pipsOf(face: number): readonly (readonly [number, number])[] {
  const centre = face % 2 === 1 ? ([[MIDDLE, MIDDLE]] as const) : [];
  return [...centre, ...CORNERS.slice(0, Math.min(4, face - (face % 2))), ...(face === 6 ? SIDES : [])];
}

function Face({ face }: { face: number }) {
  return (
    <>
      <rect class="chess-die-side" x="5" y="5" width="90" height="90" rx="18" />
      {pipsOf(face).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="chess-pip" cx={x} cy={y} r="9.5" />
      ))}
    </>
  );
}

/** A die at rest on one of its faces. */
export function Die({ face }: { face: number }) {
  return (
    <svg class="chess-die" viewBox="0 0 100 100" role="img" aria-label={say("page-chess.die-shows", { face })}>
      <Face face={face} />
    </svg>
  );
}

/** A die in the air: all faces, one after another. */
export function RollingDie() {
  return (
    <span class="chess-die-throw" aria-hidden={true}>
      {[3, 6, 1, 4, 2, 5].map((face, index) => (
        <svg key={face} class="chess-die" viewBox="0 0 100 100" style={{ animationDelay: `${index * -0.12}s` }}>
          <Face face={face} />
        </svg>
      ))}
    </span>
  );
}
