// Kayles and the other octal games: a row of pins. One pin is tapped itself, several by the mark below them.
import type { Rules } from "../../../client/protocol";
import { say } from "../../../words/say";
import { fractionOf, presenceOf, strengthOf } from "../shares";
import type { ClassicalGame, DrawingProps, Handle, MarkProps, Scene } from "../scene";

const STEP = 90;
const PIN = { width: 46, height: 116 };
const FLOOR = 128;
const NAMES = 34;
const TIER = 56;
/** A pin around x = 0, standing on y = 0. */
const SHAPE =
  "M-13 0C-24 -26 -24 -48 -13 -66C-8 -75 -8 -80 -10 -88C-15 -106 -8 -114 0 -114C8 -114 15 -106 10 -88C8 -80 8 -75 13 -66C24 -48 24 -26 13 0Z";

const CODES: Record<string, string> = { kayles: "0.77", dawson: "0.137", "dawson-kayles": "0.07" };

/** How many pins one move may take, as far as there has to be room for it. */
export function lengthsIn(rules: Rules): number[] {
  const code = CODES[String(rules.game)] ?? String(rules.code ?? "");
  const digits = code.slice(code.indexOf(".") + 1);
  return [...digits].flatMap((digit, index) => (digit >= "1" && digit <= "7" ? [index + 1] : []));
}

/** First and last pin of a move such as `2` or `2-3`. */
export function rangeOf(move: string): [number, number] {
  const [first = 0, last = first] = move.split("-").map(Number);
  return [first, last];
}

function pinsIn(world: string): string[] {
  return [...world].flatMap((one, index) => (one === "#" ? [String(index + 1)] : []));
}

function sceneOf(origin: readonly string[], rules: Rules): Scene {
  const pins = Math.max(1, ...origin.map((world) => world.length));
  const tiers = lengthsIn(rules).filter((length) => length > 1);
  const middleOf = (pin: number) => (pin - 0.5) * STEP;

  function Drawing({ shares, small }: DrawingProps) {
    return (
      <>
        <line class="floor" x1="6" x2={pins * STEP - 6} y1={FLOOR + 2} y2={FLOOR + 2} />
        {Array.from({ length: pins }, (_, index) => {
          const pin = String(index + 1);
          const presence = presenceOf(shares, pin);
          return (
            <g key={pin} class={`thing ${presence}`}>
              {presence === "nowhere" ? (
                <ellipse class="gone" cx={middleOf(index + 1)} cy={FLOOR - 3} rx="12" ry="4" />
              ) : (
                <g transform={`translate(${middleOf(index + 1)} ${FLOOR})`}>
                  <path class="pin" d={SHAPE} fill-opacity={strengthOf(shares, pin)} />
                  <path class="pin-band" d="M-12 -72H12" />
                </g>
              )}
              {!small && (
                <>
                  <text class="name" x={middleOf(index + 1)} y={FLOOR + 27} font-size="22">
                    {pin}
                  </text>
                  <text class="share" x={middleOf(index + 1)} y={FLOOR - 24} font-size="18">
                    {fractionOf(shares, pin)}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </>
    );
  }

  function handleOf(move: string): Handle {
    const [first, last] = rangeOf(move);
    const middle = (middleOf(first) + middleOf(last)) / 2;
    if (first === last) return { x: middle - STEP / 2, y: 4, width: STEP, height: FLOOR + NAMES - 4 };
    const y = FLOOR + NAMES + 4 + tiers.indexOf(last - first + 1) * TIER;
    const box = { x: middle - STEP / 2 + 4, y, width: STEP - 8, height: TIER - 8 };
    return { ...box, text: `${first}–${last}`, outline: box };
  }

  function Mark({ move }: MarkProps) {
    const [first, last] = rangeOf(move);
    const x = middleOf(first) - PIN.width / 2 - 6;
    const width = middleOf(last) - middleOf(first) + PIN.width + 12;
    return <rect x={x} y={FLOOR - PIN.height - 6} width={width} height={PIN.height + 10} rx="20" />;
  }

  const width = pins * STEP;
  const picture = { x: 0, y: 0, width, height: FLOOR + 8 };
  return { width, height: FLOOR + NAMES + tiers.length * TIER, Drawing, handleOf, Mark, picture };
}

export const pins: ClassicalGame = {
  thingsIn: pinsIn,
  sceneOf,
  describe: (world) => say("page-combinatorial.world.pins", { pins: pinsIn(world) }),
};
