import { isValidElement, type ComponentChildren, type VNode } from "preact";
import { beforeAll, describe, expect, test } from "vitest";
import { standingAt } from "../src/app/shared/standing";
import { storyText } from "../src/app/shared/story";
import type { Engine } from "../src/client/engine";
import { PERSON } from "../src/game/seats";
import { Table } from "../src/game/table";
import { DiceTray } from "../src/games/chess/dice_tray";
import { Die, pipsOf } from "../src/games/chess/die";
import { rolledAt, rolledIn } from "../src/games/chess/events";
import { chess } from "../src/games/chess/kit";
import type { State } from "../src/games/chess/state";
import { words } from "../src/games/chess/words";
import { wantsOf, packed } from "../src/games/kit";
import { nodeEngine } from "./node_engine";

let engine: Engine<State>;
beforeAll(async () => {
  engine = await nodeEngine<State>();
});

/** Everything in a drawing, from the outside in. */
function partsOf(drawing: ComponentChildren): ComponentChildren[] {
  if (Array.isArray(drawing)) return drawing.flatMap(partsOf);
  if (!isValidElement(drawing)) return [drawing];
  return [drawing, ...partsOf((drawing as VNode<{ children?: ComponentChildren }>).props.children)];
}

test("faces have as many pips as they say", () => {
  for (let face = 1; face <= 6; ++face) expect(pipsOf(face).length).toBe(face);
});

describe("the rolls of a turn", () => {
  const START = "4k3/8/6n1/4n3/3P4/3P4/8/4K3 w - - 0 1 | P:d4/d3=e;n:e5/g6=u";
  const ACTIONS = [{ action: "d4e5" }, { action: "#1", face: 3 }, { action: "#1" }];
  let table: Table<State>;
  beforeAll(async () => {
    const setup = { game: "chess", rules: {}, start: START, ...wantsOf(packed(chess)), seats: { white: PERSON, black: PERSON } };
    const opened = await Table.open(engine, setup, ACTIONS);
    if (!(opened instanceof Table)) throw new Error(opened.refusal);
    table = opened;
  });

  const standing = (index: number) => standingAt(table.view, index);

  test("are told in order, each with what it found", () => {
    expect(rolledIn(standing(1))).toEqual([]);
    const [first, second, ...more] = rolledIn(standing(3));
    expect(more).toEqual([]);
    expect(first).toEqual({ face: 3, faces: "1-4", places: [{ piece: "knight", at: ["e5"] }], through: false });
    expect(second).toEqual({ face: null, faces: "even", places: [{ piece: "pawn", at: ["d3"] }], through: false });
    expect(rolledIn(standing(2))).toEqual([first]);
  });

  test("have the face that was kept, and none where nobody kept it", () => {
    expect(rolledAt(standing(2).moment)?.face).toBe(3);
    expect(words.move(standing(2))).toBe("die 3: e5");
    expect(words.move(standing(3))).toBe("die: d3");
    // Both rolls are captioned in the tray; a die lies there for the first one alone.
    const drawn = partsOf(DiceTray({ standing: standing(3) }));
    expect(drawn.filter((part) => isValidElement(part) && part.type === Die).map((part) => (part as VNode<{ face: number }>).props.face)).toEqual([3]);
    expect(drawn.filter((part) => typeof part === "string")).toEqual(["1 to 4: knight on e5", "even: pawn on d3"]);
  });

  test("are told with the attempt they were rolled for, and what may be rolled only until it is", () => {
    const told = (index: number) => storyText(chess, standing(index));
    expect(told(1)).toMatch(/^White's half pawn on d4 tried to capture the half knight on e5 .*The die decides: 1 to 4 \(#1, chance 2\/3\)/);
    expect(told(3)).toMatch(/^White's half pawn on d4 tried to capture.*The die showed 3: 1 to 4 .*Black's knight collapsed to e5\. The die said even/);
    expect(told(3)).not.toContain("The die decides");
  });
});
