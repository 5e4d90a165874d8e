// Nim and its kin: heaps of tokens, one upon the other. The k-th token from the top stands for taking k.
import { say } from "../../../words/say";
import { fractionOf, presenceOf, strengthOf, type Shares } from "../shares";
import type { ClassicalGame, DrawingProps, Handle, MarkProps, Scene } from "../scene";

const COLUMN = 174;
const TOKEN = { width: 108, height: 44 };
const STEP = 50;
/** Left of a heap; its shares stand at its right. */
const BESIDE = 18;
const BELOW = 42;
const ABOVE = 10;

function sizesOf(world: string): number[] {
  return world === "" ? [] : world.split(",").map(Number);
}

function tokenName(heap: number, level: number): string {
  return `${heap}.${level}`;
}

/** Heap and number of a move such as `1-3`. */
export function takenBy(move: string): { heap: number; count: number } {
  const [heap, count] = move.split("-").map(Number);
  return { heap: heap ?? 0, count: count ?? 0 };
}

/** How many tokens the heap has where it has most. */
function topOf(shares: Shares, heap: number): number {
  let level = 0;
  while (shares.count(tokenName(heap, level + 1)) > 0) ++level;
  return level;
}

function sceneOf(origin: readonly string[]): Scene {
  const heaps = Math.max(1, ...origin.map((world) => sizesOf(world).length));
  const levels = Math.max(1, ...origin.flatMap(sizesOf));
  const floor = ABOVE + levels * STEP;
  const leftOf = (heap: number) => (heap - 1) * COLUMN + BESIDE;
  const topAt = (level: number) => floor - level * STEP;

  function Drawing({ shares, small }: DrawingProps) {
    const numbers = Array.from({ length: heaps }, (_, index) => index + 1);
    return (
      <>
        {numbers.map((heap) => (
          <g key={heap}>
            <line class="floor" x1={leftOf(heap) - 8} x2={leftOf(heap) + TOKEN.width + 8} y1={floor + 4} y2={floor + 4} />
            {!small && (
              <text class="name" x={leftOf(heap) + TOKEN.width / 2} y={floor + 32} font-size="22">
                {say("page-combinatorial.scene.heap", { heap })}
              </text>
            )}
          </g>
        ))}
        {shares.things.map((thing) => {
          const [heap = 0, level = 0] = thing.split(".").map(Number);
          return (
            <g key={thing} class={`thing ${presenceOf(shares, thing)}`}>
              <rect
                class="token"
                x={leftOf(heap)}
                y={topAt(level)}
                width={TOKEN.width}
                height={TOKEN.height}
                rx={TOKEN.height / 2}
                fill-opacity={strengthOf(shares, thing)}
              />
              {!small && (
                <text class="share" x={leftOf(heap) + TOKEN.width + 25} y={topAt(level) + 29} font-size="19">
                  {fractionOf(shares, thing)}
                </text>
              )}
            </g>
          );
        })}
      </>
    );
  }

  function handleOf(move: string, shares: Shares): Handle | null {
    const { heap, count } = takenBy(move);
    const level = topOf(shares, heap) - count + 1;
    if (level < 1) return null;
    return { x: leftOf(heap) - 8, y: topAt(level) - 3, width: TOKEN.width + 16, height: STEP, text: `−${count}` };
  }

  function Mark({ move, shares }: MarkProps) {
    const { heap, count } = takenBy(move);
    const top = topOf(shares, heap);
    if (top < count) return null;
    const height = count * STEP - (STEP - TOKEN.height) + 8;
    return <rect x={leftOf(heap) - 4} y={topAt(top) - 4} width={TOKEN.width + 8} height={height} rx={TOKEN.height / 2 + 4} />;
  }

  const width = heaps * COLUMN;
  const picture = { x: 0, y: 0, width: width - COLUMN + TOKEN.width + 2 * BESIDE, height: floor + 10 };
  return { width, height: floor + BELOW, Drawing, handleOf, Mark, picture };
}

export const heaps: ClassicalGame = {
  sizeOf: (world) => sizesOf(world).reduce((sum, size) => sum + size, 0),
  thingsIn: (world) =>
    sizesOf(world).flatMap((size, index) => Array.from({ length: size }, (_, level) => tokenName(index + 1, level + 1))),
  sceneOf,
  describe: (world) => say("page-combinatorial.world.heaps", { sizes: sizesOf(world).map(String) }),
};
