import type { Rules } from "../../../client/protocol";
import type { ClassicalGame } from "../scene";
import { classicalName } from "../state";
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
