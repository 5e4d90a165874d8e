import type { Rules } from "../../../client/protocol";
import { MOST_THINGS_DRAWN } from "../bounds";
import type { ClassicalGame } from "../scene";
import { classicalName, worldsOf, type State } from "../state";
import { domineering } from "./domineering";
import { graphs } from "./graphs";
import { hackenbush } from "./hackenbush";
import { heaps } from "./heaps";
import { named } from "./named";
import { pins } from "./pins";
import { stones } from "./stones";

const DRAWN: Record<string, ClassicalGame> = {
  nim: heaps,
  subtraction: heaps,
  octal: pins,
  kayles: pins,
  dawson: pins,
  "dawson-kayles": pins,
  domineering,
  hackenbush,
  "node-kayles": graphs,
  col: graphs,
  snort: graphs,
  geography: graphs,
  clobber: stones,
  "toads-and-frogs": stones,
};

/** How the classical game of these rules is drawn. */
export function drawnBy(rules: Rules): ClassicalGame {
  return DRAWN[classicalName(rules)] ?? named;
}

/** How a game that began there is drawn: by its positions' names alone where they are too large for a picture. */
export function drawnFrom(rules: Rules, origin: State): ClassicalGame {
  const game = drawnBy(rules);
  const sizeOf = game.sizeOf ?? ((world: string) => world.length);
  return worldsOf(rules, origin).every((world) => sizeOf(world) <= MOST_THINGS_DRAWN) ? game : named;
}
