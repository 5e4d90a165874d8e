// Kayles and the other octal games: a row of pins. One pin is tapped itself, several by the mark below them, and so is a
// cut between two pins (`2/3`, codes such as 4.3).
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

function codeOf(rules: Rules): string {
  return CODES[String(rules.game)] ?? String(rules.code ?? "");
}

/** How many pins one move may take, as far as there has to be room for it. */
export function lengthsIn(rules: Rules): number[] {
  const code = codeOf(rules);
  const digits = code.slice(code.indexOf(".") + 1);
  return [...digits].flatMap((digit, index) => (digit >= "1" && digit <= "7" ? [index + 1] : []));
}

/** First and last pin of a move such as `2` or `2-3`; of a cut the pins on its two sides. */
export function rangeOf(move: string): [number, number] {
  const [first = 0, last = first] = move.split(/[-/]/).map(Number);
  return [first, last];
}

function isCut(move: string): boolean {
  return move.includes("/");
}

function rowOf(world: string): string {
  return world.replaceAll("/", "");
}

function pinsIn(world: string): string[] {
  return [...rowOf(world)].flatMap((one, index) => (one === "#" ? [String(index + 1)] : []));
}

/** The cuts of a row, named as the moves that make them. */
export function cutsIn(world: string): string[] {
  let pin = 0;
  return [...world].flatMap((one) => {
    if (one !== "/") pin += 1;
    return one === "/" ? [`${pin}/${pin + 1}`] : [];
  });
}

function sceneOf(origin: readonly string[], rules: Rules): Scene {
  const pins = Math.max(1, ...origin.map((world) => rowOf(world).length));
  const tiers = lengthsIn(rules).filter((length) => length > 1);
  const cuts = codeOf(rules).startsWith("4") ? Array.from({ length: pins - 1 }, (_, pin) => `${pin + 1}/${pin + 2}`) : [];
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
        {cuts.map((cut, index) => (
          <g key={cut} class={`thing ${presenceOf(shares, cut)}`}>
            {presenceOf(shares, cut) !== "nowhere" && (
              <path
                class="pin-band"
                d={`M${(index + 1) * STEP} ${FLOOR - PIN.height}V${FLOOR}`}
                stroke-opacity={strengthOf(shares, cut)}
              />
            )}
          </g>
        ))}
      </>
    );
  }

  function handleOf(move: string): Handle {
    const [first, last] = rangeOf(move);
    const middle = (middleOf(first) + middleOf(last)) / 2;
    if (first === last) return { x: middle - STEP / 2, y: 4, width: STEP, height: FLOOR + NAMES - 4 };
    const tier = isCut(move) ? tiers.length : tiers.indexOf(last - first + 1);
    const y = FLOOR + NAMES + 4 + tier * TIER;
    const box = { x: middle - STEP / 2 + 4, y, width: STEP - 8, height: TIER - 8 };
    return { ...box, text: isCut(move) ? move : `${first}–${last}`, outline: box };
  }

  function Mark({ move }: MarkProps) {
    const [first, last] = rangeOf(move);
    if (isCut(move)) {
      return <rect x={first * STEP - 8} y={FLOOR - PIN.height - 6} width="16" height={PIN.height + 10} rx="8" />;
    }
    const x = middleOf(first) - PIN.width / 2 - 6;
    const width = middleOf(last) - middleOf(first) + PIN.width + 12;
    return <rect x={x} y={FLOOR - PIN.height - 6} width={width} height={PIN.height + 10} rx="20" />;
  }

  const width = pins * STEP;
  const picture = { x: 0, y: 0, width, height: FLOOR + 8 };
  return { width, height: FLOOR + NAMES + (tiers.length + (cuts.length > 0 ? 1 : 0)) * TIER, Drawing, handleOf, Mark, picture };
}

export const pins: ClassicalGame = {
  thingsIn: (world) => [...pinsIn(world), ...cutsIn(world)],
  sceneOf,
  describe: (world) => say("page-combinatorial.world.pins", { pins: pinsIn(world) }),
};
