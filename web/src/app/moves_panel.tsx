import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameTable, TableView } from "../game/game_table";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";
import { QuietButton } from "./quiet_button";
import { standingAt } from "./standing";
import { StepIcon } from "./step_icon";

/** The actions so far; each is a button that leads to its moment. */
export function MovesPanel({ table, kit, view }: { table: GameTable; kit: GameKit; view: TableView }) {
  const list = useRef<HTMLOListElement>(null);
  const { cursor, moments } = view;
  const end = moments.length - 1;
  const you = table.persons;

  // Keeps the current move in sight within the list, without moving the page.
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current="step"]');
    if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 2;
    else if (box) box.scrollTop = 0;
  }, [cursor, end]);

  // A long game has many; they change only with the game and the place in it.
  const items = useMemo(
    () =>
      moments.slice(1).map((moment, index) => (
        <li key={index}>
          <button
            type="button"
            class={`move ${moment.by}`}
            aria-current={cursor === index + 1 ? "step" : undefined}
            title={kit.words.narrate(standingAt(view, index + 1), you)}
            onClick={() => table.goTo(index + 1)}
          >
            {kit.words.move(standingAt(view, index + 1))}
          </button>
        </li>
      )),
    [table, kit, moments, cursor, you.join(" ")],
  );

  return (
    <section class="card moves" aria-label={words.moves}>
      <div class="card-head">
        <h2>{words.moves}</h2>
        <div class="steps">
          <QuietButton label={words.toFirst} off={cursor === 0} onPress={() => table.goTo(0)}>
            <StepIcon shape="first" />
          </QuietButton>
          <QuietButton label={words.toPrevious} off={cursor === 0} onPress={() => table.goTo(cursor - 1)}>
            <StepIcon shape="previous" />
          </QuietButton>
          <QuietButton label={words.toNext} off={cursor === end} onPress={() => table.goTo(cursor + 1)}>
            <StepIcon shape="next" />
          </QuietButton>
          <QuietButton label={words.toLast} off={cursor === end} onPress={() => table.goTo(end)}>
            <StepIcon shape="last" />
          </QuietButton>
        </div>
      </div>
      {end === 0 ? (
        <p class="quiet">{words.noMoves}</p>
      ) : (
        <ol class="move-list" ref={list}>
          {items}
        </ol>
      )}
    </section>
  );
}
