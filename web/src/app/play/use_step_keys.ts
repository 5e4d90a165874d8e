import { useEffect } from "preact/hooks";
import type { GameTable } from "../../game/game_table";

/** Where arrow keys always have a meaning of their own. */
const FIELDS = "input, select, textarea, [contenteditable], dialog";
/** Where they have one as long as the game goes on: to walk about the board, or among the panels. */
const WIDGETS = '[role="grid"], [role="tablist"]';

/**
 * Arrow keys step through the game. In one that is over or being looked back at they do so wherever the focus is, before
 * a board or a panel hears of it; together with Ctrl they still walk about the board.
 */
export function useStepKeys(table: GameTable): void {
  useEffect(() => {
    const looking = () => table.over || table.view.cursor < table.view.moments.length - 1;
    function step(event: KeyboardEvent) {
      const way = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      const target = event.target as Element;
      if (way === 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || target.closest(FIELDS)) return;
      event.preventDefault();
      event.stopPropagation();
      table.goTo(table.view.cursor + way);
    }
    const onCapture = (event: KeyboardEvent) => looking() && step(event);
    const onBubble = (event: KeyboardEvent) => {
      if (!looking() && !event.defaultPrevented && !(event.target as Element).closest(WIDGETS)) step(event);
    };
    addEventListener("keydown", onCapture, true);
    addEventListener("keydown", onBubble);
    return () => {
      removeEventListener("keydown", onCapture, true);
      removeEventListener("keydown", onBubble);
    };
  }, [table]);
}
