import { useEffect, useRef, useState } from "preact/hooks";
import type { Engine } from "../client/engine";
import type { Table } from "../game/table";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";
import { ChoiceCard } from "./choice_card";
import { Controls } from "./controls";
import { MovesPanel } from "./moves_panel";
import { Say } from "./say";
import { SeatsBar } from "./seats_bar";
import { standingAt } from "./standing";
import { StatePanel } from "./state_panel";
import { Tabs, type Tab } from "./tabs";
import { useTable } from "./use_table";
import { WorldsPanel } from "./worlds_panel";

/** Brings the last action into sight on a board that scrolls, without moving the page. */
function showLast(frame: HTMLElement | null): void {
  const last = frame?.querySelector(".last")?.getBoundingClientRect();
  if (!frame || !last) return;
  const seen = frame.getBoundingClientRect();
  if (last.left < seen.left || last.right > seen.right) frame.scrollLeft += (last.left + last.right - seen.left - seen.right) / 2;
  if (last.top < seen.top || last.bottom > seen.bottom) frame.scrollTop += (last.top + last.bottom - seen.top - seen.bottom) / 2;
}

interface PlayProps {
  engine: Engine;
  table: Table;
  kit: GameKit;
  onNewGame: () => void;
  onRematch: () => void;
  onLoad: (text: string) => void;
}

/** A table to play at: the board, what is said about it, and the panels. */
export function Play({ engine, table, kit, onNewGame, onRematch, onLoad }: PlayProps) {
  const view = useTable(table);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const board = useRef<HTMLDivElement>(null);
  const { moment, before } = standingAt(view, view.cursor);
  const atEnd = view.cursor === view.moments.length - 1;
  const choices = atEnd && table.awaitsPerson && !view.thinking ? kit.choices(moment.state, view.legal) : [];
  const choosing = choices.length > 0;
  const rules = table.setup.rules;
  const title = kit.words.title(rules);
  const quantum = kit.isQuantum(rules);

  const focusBoard = () => board.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus({ preventScroll: true });
  useEffect(() => focusBoard(), [table]);
  useEffect(() => showLast(board.current), [table, moment]);
  useEffect(() => setPicked([]), [table, view.cursor, view.moments]);

  // Arrow keys step through the game wherever they have no other meaning.
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      const target = event.target as Element;
      if (step === 0 || target.closest('input, select, textarea, [role="grid"], [role="tablist"]')) return;
      table.goTo(table.view.cursor + step);
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [table]);

  function onTap(cell: string) {
    if (!atEnd || (!table.awaitsPerson && !table.over) || (view.thinking && !table.awaitsPerson)) return;
    table.clearRefusal();
    const tapped = kit.tap({ legal: view.legal, picked }, cell);
    if ("picked" in tapped) return setPicked(tapped.picked);
    void play(tapped.action);
  }

  async function play(action: string) {
    const played = await table.play(action);
    if (played && choosing) focusBoard();
  }

  const worldsTab: Tab = {
    name: "worlds",
    title: words.worlds,
    content: () => <WorldsPanel engine={engine} table={table} kit={kit} state={moment.state} />,
  };
  const stateTab: Tab = {
    name: "state",
    title: words.state,
    content: () => <StatePanel engine={engine} table={table} kit={kit} />,
  };
  const rulesTab: Tab = { name: "rules", title: words.rules, content: () => <kit.RulesInShort rules={rules} /> };

  return (
    <main class="play">
      <section class="table" aria-label={title}>
        <SeatsBar table={table} kit={kit} actor={moment.actor} choosing={choosing} />
        <div class="board" ref={board}>
          <kit.Board
            rules={rules}
            state={moment.state}
            actor={moment.actor}
            before={view.fresh && atEnd ? (before?.state ?? null) : null}
            picked={atEnd ? picked : []}
            hint={atEnd ? view.hint : null}
            last={moment.action}
            label={words.boardLabel(title)}
            onTap={onTap}
            onRevoke={() => setPicked([])}
          />
        </div>
        <Say table={table} kit={kit} view={view} picked={picked} choosing={choosing} />
      </section>
      {choosing && <ChoiceCard table={table} kit={kit} actions={choices} onChoose={(action) => void play(action)} />}
      <Controls table={table} view={view} onNewGame={onNewGame} onRematch={onRematch} onLoad={onLoad} />
      <aside class="panels" aria-label={words.panels}>
        <MovesPanel table={table} kit={kit} view={view} />
        <Tabs key={String(quantum)} label={words.panels} tabs={quantum ? [worldsTab, stateTab, rulesTab] : [rulesTab]} />
      </aside>
    </main>
  );
}
