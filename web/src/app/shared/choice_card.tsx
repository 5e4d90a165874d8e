import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice, GameTable } from "../../game/game_table";
import type { AnyKit } from "../../games/kit";

interface ChoiceCardProps {
  table: GameTable;
  kit: AnyKit;
  you: readonly string[];
  actions: readonly string[];
  /** Whether the card takes the focus as soon as it is there. */
  takesFocus?: boolean;
  onChoose: (action: string) => void;
}

/** A choice by looking: the boards that each action would lead to, side by side. */
export function ChoiceCard({ table, kit, you, actions, takesFocus = true, onChoose }: ChoiceCardProps) {
  const [choices, setChoices] = useState<Choice[]>([]);
  const card = useRef<HTMLElement>(null);
  const title = useId();
  const moment = table.last;

  useEffect(() => {
    let current = true;
    table.preview(actions).then(
      (found) => current && setChoices(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table, actions.join(" ")]);

  // At once, before the next key comes.
  useLayoutEffect(() => {
    if (choices.length === 0 || !takesFocus) return;
    card.current?.scrollIntoView({ block: "nearest" });
    card.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [choices]);

  return (
    <section class="card choice-card" role="dialog" aria-labelledby={title} ref={card}>
      <h2 id={title}>{kit.words.question(moment, you)}</h2>
      <div class="choices">
        {choices.map(({ action, state }) => (
          <button
            key={action}
            type="button"
            class="outcome"
            data-action={action}
            aria-label={`${kit.words.answer(moment, action)}: ${kit.describe(state, table.setup.rules)}`}
            onClick={() => onChoose(action)}
          >
            <kit.Picture rules={table.setup.rules} state={state} origin={table.origin} label="" coordinates />
            <span>{kit.words.answer(moment, action)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
