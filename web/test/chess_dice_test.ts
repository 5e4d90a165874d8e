import { isValidElement, type ComponentChildren, type VNode } from "preact";
import { describe, expect, test } from "vitest";
import type { Moment } from "../src/game/game_table";
import { collapsedTo, facesFor, rolledAt, rolledIn, type Rolled } from "../src/games/chess/dice";
import { DiceTray } from "../src/games/chess/dice_tray";
import { Die, pipsOf } from "../src/games/chess/die";
import { rollWords } from "../src/games/chess/story";
import { words } from "../src/games/chess/words";
import type { Pair, State } from "../src/games/chess/state";

/** Everything in a drawing, from the outside in. */
function partsOf(drawing: ComponentChildren): ComponentChildren[] {
  if (Array.isArray(drawing)) return drawing.flatMap(partsOf);
  if (!isValidElement(drawing)) return [drawing];
  return [drawing, ...partsOf((drawing as VNode<{ children?: ComponentChildren }>).props.children)];
}

describe("faces", () => {
  test("say which square was rolled (N1)", () => {
    expect([facesFor("e", 1), facesFor("p", 2)]).toEqual([[2, 4, 6], [1, 3, 5]]);
    expect([facesFor("u", 1), facesFor("v", 2)]).toEqual([[1, 2, 3, 4], [5, 6]]);
    expect([facesFor("tunnel", 1), facesFor("tunnel", 2)]).toEqual([[6], [1, 2, 3, 4, 5]]);
  });

  test("have as many pips as they say", () => {
    for (let face = 1; face <= 6; ++face) expect(pipsOf(face).length).toBe(face);
  });
});

describe("the rolls of a turn", () => {
  const knight: Pair = { type: "N", owner: "black", first: "e5", second: "g6", kind: "u", group: 0 };
  const pawn: Pair = { type: "P", owner: "white", first: "d4", second: "d3", kind: "e", group: 0 };
  const pairs = [knight, pawn];
  const state = (rolling: State["rolling"]): State => ({ position: "4k3/8/6n1/4n3/3P4/3P4/8/4K3 w - - 0 1", check: false, pairs, rolling });
  const moment = (action: string | null, shown: State, by: string | null, actor: string): Moment<State> => ({ action, by, actor, state: shown, rules: {}, ms: null, events: [], story: [], language: "en" });
  const moments = [
    moment(null, state(null), null, "white"),
    moment("d4e5", state({ move: "d4e5", pair: ["e5", "g6"] }), "white", "nature"),
    { ...moment("#1", state({ move: "d4e5", pair: ["d4", "d3"] }), "nature", "nature"), face: 3 },
    moment("#2", { ...state(null), pairs: [] }, "nature", "black"),
  ];

  test("are told in order, each with its pair", () => {
    expect(rolledIn({ moments, index: 1 })).toEqual([]);
    const [first, second, ...more] = rolledIn({ moments, index: 3 });
    expect(more).toEqual([]);
    expect(first).toMatchObject({ kind: "u", half: 1, pair: knight, move: "d4e5", face: 3 });
    expect(second).toMatchObject({ kind: "e", half: 2, pair: pawn });
    expect(rolledIn({ moments, index: 2 })).toEqual([first]);
  });

  test("have the face that was kept, and none where nobody kept it", () => {
    const standing = (index: number) => ({ moments, index, moment: moments[index] as Moment<State>, before: moments[index - 1] ?? null });
    const told = (index: number) => rollWords(rolledAt({ moments, index }) as Rolled, moments[index - 1]?.state as State);
    expect(rolledAt({ moments, index: 2 })?.face).toBe(3);
    expect(words.move(standing(2))).toBe("die 3: e5");
    expect(told(2)).toBe("The die shows 3, one of 1 to 4: the knight is on e5.");
    expect(rolledAt({ moments, index: 3 })?.face).toBeNull();
    expect(words.move(standing(3))).toBe("die: d3");
    expect(told(3)).toBe("The die said odd: the pawn is on d3.");
    // Both rolls are captioned in the tray; a die lies there for the first one alone.
    const drawn = partsOf(DiceTray({ standing: standing(3) }));
    expect(drawn.filter((part) => isValidElement(part) && part.type === Die).map((part) => (part as VNode<{ face: number }>).props.face)).toEqual([3]);
    expect(drawn.filter((part) => typeof part === "string")).toEqual(["1 to 4: knight on e5", "odd: pawn on d3"]);
  });

  test("send a half that was moved to where it went", () => {
    expect(collapsedTo(pawn, 1, "d4e5")).toBe("e5");
    expect(collapsedTo(pawn, 2, "d4e5")).toBe("d3");
    expect(collapsedTo(knight, 1, "d4e5")).toBe("e5");
  });
});
