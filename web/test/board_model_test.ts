import { describe, expect, test } from "vitest";
import { BoardModel, squaresPlan, toggled, type Annotation, type BoardHandlers } from "spooky-board";

const PLAN = squaresPlan({ columns: 3, rows: 3 });

function modelWith(handlers: Partial<BoardHandlers> = {}) {
  const heard: string[] = [];
  const model = new BoardModel(PLAN, {
    onTap: (cell) => heard.push(`tap ${cell}`),
    onRevoke: () => heard.push("revoke"),
    canDrag: (cell) => cell === "a1",
    onDragStart: (cell) => heard.push(`up ${cell}`),
    onDrop: (from, to) => heard.push(`drop ${from} ${to}`),
    ...handlers,
  });
  return { model, heard };
}

describe("the keyboard", () => {
  test("walks among the cells, and Escape takes back", () => {
    const { model, heard } = modelWith();
    expect(model.state.current).toBe("a3");
    expect(model.key("ArrowRight")).toBe(true);
    expect(model.key("ArrowDown")).toBe(true);
    expect(model.state).toMatchObject({ current: "b2", focused: "b2" });
    expect(model.key("x")).toBe(false);
    expect(model.key("Escape")).toBe(true);
    expect(heard).toEqual(["revoke"]);
    model.focus(null);
    expect(model.state).toMatchObject({ current: "b2", focused: null });
  });
});

describe("a drag", () => {
  test("begins when the pointer has really moved, and ends with a drop", () => {
    const { model, heard } = modelWith();
    model.press("a1", { x: 50, y: 250 });
    expect(model.move({ x: 52, y: 250 }, "a1")).toBe(false);
    expect(model.state.dragged).toBeNull();
    expect(model.move({ x: 150, y: 150 }, "b2")).toBe(true);
    expect(model.state.dragged).toEqual({ from: "a1", offset: { x: 100, y: -100 }, over: "b2" });
    expect(model.draggedAt()).toEqual({ x: 150, y: 150 });
    expect(model.release("b2")).toBe(true);
    expect(heard).toEqual(["up a1", "drop a1 b2"]);
    expect(model.state.dragged).toBeNull();
  });

  test("is none where nothing may be dragged, beside the board, or back home", () => {
    const { model, heard } = modelWith();
    model.press("b2", { x: 150, y: 150 });
    expect(model.move({ x: 250, y: 150 }, "c2")).toBe(false);
    expect(model.release("c2")).toBe(false);
    for (const over of [null, "a1"]) {
      model.press("a1", { x: 50, y: 250 });
      model.move({ x: 150, y: 150 }, "b2");
      expect(model.release(over)).toBe(true);
    }
    expect(heard).toEqual(["up a1", "up a1"]);
  });

  test("is let go by Escape", () => {
    const { model, heard } = modelWith();
    model.press("a1", { x: 50, y: 250 });
    model.move({ x: 150, y: 150 }, "b2");
    model.key("Escape");
    expect(model.state.dragged).toBeNull();
    expect(model.release("b2")).toBe(false);
    expect(heard).toEqual(["up a1"]);
  });
});

describe("what people draw", () => {
  test("are arrows from cell to cell, and circles on one", () => {
    const drawn: Annotation[] = [];
    const { model } = modelWith({ onAnnotate: (one) => drawn.push(one) });
    model.press("b1", { x: 150, y: 250 }, true);
    model.move({ x: 150, y: 50 }, "b3");
    expect(model.state.drawn).toEqual({ kind: "arrow", from: "b1", to: "b3" });
    model.release("b3");
    model.press("c3", { x: 250, y: 50 }, true);
    model.release("c3");
    expect(drawn).toEqual([{ kind: "arrow", from: "b1", to: "b3" }, { kind: "circle", cell: "c3" }]);
    expect(model.state.drawn).toBeNull();
  });

  test("go when they are drawn again", () => {
    const arrow: Annotation = { kind: "arrow", from: "a1", to: "b2" };
    expect(toggled(toggled([], arrow), arrow)).toEqual([]);
    expect(toggled([arrow], { kind: "circle", cell: "a1" }).length).toBe(2);
  });
});

test("listeners hear of every change, and of nothing else", () => {
  const { model } = modelWith();
  let heard = 0;
  const stop = model.subscribe(() => ++heard);
  model.hover("a1");
  model.hover("a1");
  model.enlarge(true);
  stop();
  model.hover(null);
  expect(heard).toBe(2);
});

test("another plan keeps what is still there", () => {
  const { model } = modelWith();
  model.focus("c3");
  model.hover("c3");
  model.replan(squaresPlan({ columns: 2, rows: 2 }));
  expect(model.state).toMatchObject({ hovered: null, focused: null, current: "a2" });
  model.focus("b1");
  model.replan(PLAN);
  expect(model.state.current).toBe("b1");
});
