import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameTable, Moment, TableView } from "../../game/game_table";
import type { AnyKit, GameKit, NamedMove } from "../../games/kit";
import { say } from "../../words/say";
import { isGivenRoll } from "../shared/given";
import { QuietButton } from "../shared/quiet_button";
import { storyText } from "../shared/story";
import { standingAt } from "../shared/standing";
import { StepIcon } from "./step_icon";

/** The moments of each turn, by their index: an action, and the choices that belong to it. */
export function turnsOf<State, Move extends NamedMove>(kit: Pick<GameKit<State, Move>, "readMove" | "continuesTurn">, moments: readonly Pick<Moment<State>, "action" | "state">[]): number[][] {
  const turns: number[][] = [];
  for (let index = 1; index < moments.length; ++index) {
    const last = turns[turns.length - 1];
    const move = kit.readMove(moments[index]?.action ?? "");
    const before = moments[index - 1];
    if (last && move && before && kit.continuesTurn?.(move, before.state)) last.push(index);
    else turns.push([index]);
  }
  return turns;
}

/** The actions so far; each is a button that leads to its moment. */
export function MovesPanel({ table, kit, view }: { table: GameTable; kit: AnyKit; view: TableView }) {
  const list = useRef<HTMLOListElement>(null);
  const { cursor, moments } = view;
  const end = moments.length - 1;
  const you = table.persons;
  const isGiven = (index: number) => isGivenRoll(moments[index] as Moment);

  // Keeps the current move in sight within the list, without moving the page.
  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current="step"]');
    if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 2;
    else if (box) box.scrollTop = 0;
  }, [cursor, end]);

  function numberOf([first = 1]: readonly number[], number: number): string {
    const before = moments[first - 1];
    return kit.turnNumber && before ? kit.turnNumber(before.state, number === 0) : String(number + 1);
  }

  // A long game has many; they change only with the game and the place in it.
  const items = useMemo(
    () =>
      turnsOf(kit, moments).map((turn, number) => (
        <li key={number} value={number + 1}>
          {kit.continuesTurn && (
            <span class="move-number" aria-hidden="true">
              {numberOf(turn, number)}
            </span>
          )}
          {turn.map((index) => (
            <button
              key={index}
              type="button"
              class={`move ${moments[index]?.by ?? ""}${isGiven(index) ? " given" : ""}`}
              aria-current={cursor === index ? "step" : undefined}
              title={[storyText(kit, standingAt(view, index)), ...(isGiven(index) ? [say("page.given-roll")] : [])].join(" ")}
              onClick={() => table.goTo(index)}
            >
              {kit.words.move(standingAt(view, index))}
            </button>
          ))}
        </li>
      )),
    [table, kit, moments, cursor, you.join(" ")],
  );

  return (
    <section class="card moves" aria-label={say("page.moves")}>
      <div class="card-head">
        <h2>{say("page.moves")}</h2>
        <div class="steps">
          <QuietButton label={say("page.to-first")} off={cursor === 0} onPress={() => table.goTo(0)}>
            <StepIcon shape="first" />
          </QuietButton>
          <QuietButton label={say("page.to-previous")} off={cursor === 0} onPress={() => table.goTo(cursor - 1)}>
            <StepIcon shape="previous" />
          </QuietButton>
          <QuietButton label={say("page.to-next")} off={cursor === end} onPress={() => table.goTo(cursor + 1)}>
            <StepIcon shape="next" />
          </QuietButton>
          <QuietButton label={say("page.to-last")} off={cursor === end} onPress={() => table.goTo(end)}>
            <StepIcon shape="last" />
          </QuietButton>
        </div>
      </div>
      {end === 0 ? (
        <p class="quiet">{say("page.no-moves")}</p>
      ) : (
        <ol class={`move-list ${kit.continuesTurn ? "numbered" : ""} ${kit.turnNumber ? "paired" : ""}`} ref={list}>
          {items}
        </ol>
      )}
    </section>
  );
}
