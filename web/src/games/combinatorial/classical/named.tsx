// Games without a picture of their own, such as those given by a table: a position is shown by its name.
import { say } from "../../../words/say";
import { shortened } from "../../../words/sentence";
import type { ClassicalGame, DrawingProps, Scene } from "../scene";

const WIDTH = 320;
const HEIGHT = 84;

function sceneOf(): Scene {
  function Drawing({ shares }: DrawingProps) {
    const text = shortened(shares.things.map((thing) => (thing === "" ? "–" : thing)).join(" | "));
    return (
      <>
        <rect class="name-card" x="4" y="4" width={WIDTH - 8} height={HEIGHT - 8} rx="12" />
        <text class="position-name" x={WIDTH / 2} y={HEIGHT / 2 + 11} font-size={Math.min(34, 540 / Math.max(1, text.length))}>
          {text}
        </text>
      </>
    );
  }
  return { width: WIDTH, height: HEIGHT, Drawing, handleOf: () => null, Mark: () => null };
}

export const named: ClassicalGame = {
  thingsIn: (world) => [world],
  sceneOf,
  describe: (world) => (world === "" ? say("page-combinatorial.world.nothing") : world),
};
