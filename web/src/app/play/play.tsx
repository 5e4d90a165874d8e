import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Engine } from "../../client/engine";
import type { GameTable } from "../../game/game_table";
import { movesIn, type AnyKit, type EngineMove } from "../../games/kit";
import { say } from "../../words/say";
import { asSentence } from "../../words/sentence";
import { ChoiceCard } from "../shared/choice_card";
import { forcedAction, keepMakesForced, makesForced } from "./forced";
import { ForcedSetting } from "./forced_setting";
import { MovesPanel } from "./moves_panel";
import { RulesPanel } from "../shared/rules_panel";
import { Say } from "./say";
import { SeatsBar } from "./seats_bar";
import { standingAt } from "../shared/standing";
import { StatePanel } from "./state_panel";
import { Tabs, type Tab } from "./tabs";
import { useCurrentAnswer } from "../../client/use_current_answer";
import { useEnding } from "../shared/use_ending";
import { useLearnedBoard } from "../shared/use_learned_board";
import { useStepKeys } from "./use_step_keys";
import { useTapping } from "../shared/use_tapping";
import { useTable } from "../shared/use_table";
import { WorldsPanel } from "./worlds_panel";

/** Brings the last action into sight on a board that scrolls, without moving the page. */
function showLast(frame: HTMLElement | null): void {
  const last = frame?.querySelector(".last")?.getBoundingClientRect();
  if (!frame || !last) return;
  const seen = frame.getBoundingClientRect();
  if (last.left < seen.left || last.right > seen.right) frame.scrollLeft += (last.left + last.right - seen.left - seen.right) / 2;
  if (last.top < seen.top || last.bottom > seen.bottom) frame.scrollTop += (last.top + last.bottom - seen.top - seen.bottom) / 2;
}

const NOTHING: readonly EngineMove[] = [];

interface PlayProps {
  engine: Engine;
  table: GameTable;
  kit: AnyKit;
  /** Who plays each actor, in words. */
  sitters: Readonly<Record<string, string>>;
  controls: ComponentChildren;
  /** What has to be seen before the board is, and what belongs beside it. */
  above?: ComponentChildren;
  beside?: ComponentChildren;
  /** One line about the people and the connection between them. */
  company?: ComponentChildren;
  /** Whether the board takes the focus that nothing else has. */
  takesFocus?: boolean;
  sendingWords?: string;
  /** False where a player must find out alone what is good. */
  helps?: boolean;
  onPlayFromHere?: () => void;
  /** A tap by somebody who is not to act. */
  onIdleTap?: () => void;
}

/** A table to play at: the board, what is said about it, and the panels. */
export function Play(props: PlayProps) {
  const { engine, table, kit, takesFocus = true } = props;
  const view = useTable(table);
  const ending = useEnding(engine, kit, table, view);
  /** The cells that made up the action which is on its way. */
  const [sent, setSent] = useState<readonly string[]>([]);
  /** The cells of the sentence that somebody points at. */
  const [pointed, setPointed] = useState<readonly string[]>([]);
  const board = useRef<HTMLDivElement>(null);
  const standing = standingAt(view, view.cursor);
  const { moment, before } = standing;
  const told = useCurrentAnswer(engine, kit.reports ? { ...table.question(), report: kit.reports } : null);
  const details = told?.ok ? told : null;
  const isBoardKnown = useLearnedBoard(engine, kit, table.setup.rules);
  const atEnd = view.cursor === view.moments.length - 1;
  const [makes, setMakes] = useState(makesForced);
  // What the person here has no choice about is not asked, unless it was tried and refused.
  const forced = makes && atEnd && table.awaitsPerson && view.refusal === null ? forcedAction(table.setup.game, moment) : null;
  const { choices, picked, ...tapping } = useTapping({ kit, table, view, details, onPlay: playTapped });
  const choosing = choices.length > 0 && table.awaitsPerson && !view.sending;
  const rules = table.setup.rules;
  const title = kit.words.title(rules);
  const quantum = kit.isQuantum(rules);

  /** What can be tapped first, or the board itself as long as nothing can. */
  const focusBoard = () => {
    const found = (selector: string) => board.current?.querySelector<HTMLElement>(selector);
    (found('button[tabindex="0"]') ?? found('[role="group"]'))?.focus({ preventScroll: true });
  };
  // At once, before the next key or tap comes.
  useLayoutEffect(() => {
    // The form one comes from may have been a long one.
    scrollTo({ top: 0 });
    if (takesFocus) focusBoard();
  }, [table]);
  useLayoutEffect(() => {
    if (takesFocus && document.activeElement === document.body) focusBoard();
    // A board may have to be asked about before it can be drawn.
  }, [takesFocus, isBoardKnown]);
  useEffect(() => showLast(board.current), [table, moment]);

  useEffect(() => {
    if (forced !== null && !view.sending) void table.play(forced);
  }, [table, moment, forced]);

  useStepKeys(table);

  function onTap(cell: string) {
    if (!atEnd || view.sending) return;
    if (!table.awaitsPerson && !table.over) return props.onIdleTap?.();
    tapping.tap(cell);
  }

  function playTapped(action: string, cells: readonly string[]) {
    setSent(cells);
    void play(action);
  }

  function playComposed(action: string) {
    if (!atEnd || view.sending || !table.awaitsPerson) return;
    table.clearRefusal();
    setSent(picked);
    void play(action).then(focusBoard);
  }

  async function play(action: string) {
    const played = await table.play(action);
    if (played && choosing) focusBoard();
  }

  const actions = useMemo(() => table.actions.slice(0, view.cursor), [table, view.moments, view.cursor]);
  const moves = useMemo(() => movesIn(kit, actions), [kit, actions]);
  const active = atEnd && table.awaitsPerson && !view.sending && forced === null;
  const legal = atEnd ? tapping.legal : NOTHING;
  const composer = kit.Composer && (
    <kit.Composer
      engine={engine}
      setup={table.setup}
      actions={actions}
      state={moment.state}
      origin={table.origin}
      details={details}
      actor={moment.actor}
      standing={standing}
      picked={atEnd && !view.sending ? picked : []}
      legal={legal}
      active={active}
      peopleOnly={table.peopleOnly}
      onPick={tapping.pick}
      onPlay={playComposed}
    />
  );
  const worldsTab: Tab = {
    name: "worlds",
    title: say("page.worlds"),
    content: () => <WorldsPanel engine={engine} table={table} kit={kit} state={moment.state} />,
  };
  const stateTab: Tab = {
    name: "state",
    title: say("page.state"),
    content: () => <StatePanel engine={engine} table={table} kit={kit} />,
  };
  const rulesTab: Tab = { name: "rules", title: say("page.rules"), content: () => <RulesPanel engine={engine} kit={kit} rules={rules} /> };

  // Where the worlds are in sight anyway, the rules come first.
  const quantumTabs = kit.worldState ? [worldsTab, stateTab] : [stateTab];
  const tabs = !quantum ? [rulesTab] : kit.Composer ? [rulesTab, ...quantumTabs] : [...quantumTabs, rulesTab];

  return (
    <main class="play">
      {props.above && <div class="above">{props.above}</div>}
      <section class="table" aria-label={title}>
        <SeatsBar kit={kit} sitters={props.sitters} actor={moment.actor} choosing={choices.length > 0} />
        {props.company}
        <div class="board" ref={board}>
          <kit.Board
            rules={rules}
            state={moment.state}
            origin={table.origin}
            details={details}
            actor={moment.actor}
            before={view.fresh && atEnd ? (before?.state ?? null) : null}
            picked={!atEnd ? [] : view.sending ? sent : picked}
            hint={atEnd && view.hint !== null ? kit.readMove(view.hint) : null}
            last={moment.action === null ? null : kit.readMove(moment.action)}
            previous={before?.state ?? null}
            moves={moves}
            legal={legal}
            events={moment.events}
            pointed={pointed}
            you={table.persons}
            active={active}
            ending={ending}
            label={say("page.board-label", { game: title })}
            onTap={onTap}
            onRevoke={() => tapping.pick([])}
          />
        </div>
        {told && !told.ok && <p class="legend">{asSentence(told.error.reason)}</p>}
        {kit.composesAtBoard && composer}
        <Say
          table={table}
          kit={kit}
          view={view}
          ending={ending}
          legal={tapping.legal}
          picked={picked}
          choosing={choosing}
          sendingWords={props.sendingWords ?? say("page.sending")}
          onPoint={setPointed}
          onPlayFromHere={props.onPlayFromHere}
        />
        {!kit.composesAtBoard && composer}
      </section>
      {choosing && (
        <ChoiceCard table={table} kit={kit} you={table.persons} actions={choices.map(({ text }) => text)} onChoose={(action) => void play(action)} />
      )}
      {props.beside && <div class="beside">{props.beside}</div>}
      {props.controls}
      <aside class="panels" aria-label={say("page.panels")}>
        {kit.About && (
          <kit.About
            engine={engine}
            setup={table.setup}
            actions={actions}
            state={moment.state}
            origin={table.origin}
            actor={moment.actor}
            helps={props.helps ?? true}
          />
        )}
        <MovesPanel table={table} kit={kit} view={view} />
        <Tabs key={String(quantum)} label={say("page.panels")} tabs={tabs} />
        {kit.forced && (
          <ForcedSetting
            on={makes}
            onChange={(on) => {
              keepMakesForced(on);
              setMakes(on);
            }}
          />
        )}
      </aside>
    </main>
  );
}
