import { useEffect, useReducer, useRef } from "preact/hooks";
import { BoardModel, type BoardHandlers, type BoardState } from "./model";
import type { Plan } from "./plan";

export interface UsedBoard {
  model: BoardModel;
  state: BoardState;
}

/** A board's state within a component, which is drawn anew whenever it changes. Handlers may differ every time. */
export function useBoard(plan: Plan, handlers: BoardHandlers): UsedBoard {
  const held = useRef<BoardModel | null>(null);
  const model = (held.current ??= new BoardModel(plan, handlers));
  model.handlers = handlers;
  model.replan(plan);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => model.subscribe(() => redraw(undefined)), [model]);
  return { model, state: model.state };
}
