import { useState } from "preact/hooks";
import type { Available, Rules } from "../../client/protocol";
import { say } from "../../words/say";
import { Picture } from "./board";
import { MOST_WORLDS_DRAWN } from "./bounds";
import { drawnBy } from "./classical/all";
import type { WorldPast } from "./past";
import { asState, type State } from "./state";

const FEW_SHOWN = 12;

interface WorldProps {
  rules: Rules;
  origin: State;
  world: string;
  /** What becomes of it, when anything does. */
  fate?: "vanishes" | "vanished" | undefined;
  moves?: readonly string[];
  actor?: string;
  past?: WorldPast | undefined;
}

function World({ rules, origin, world, fate, moves = [], actor = "", past }: WorldProps) {
  const label = say("page-combinatorial.worlds.world", { world: drawnBy(rules).describe(world), fate });
  return (
    <li class={`world${fate ? ` ${fate}` : ""}`}>
      <span class="world-picture">
        <Picture rules={rules} state={asState(world)} origin={origin} label={label} moves={moves} actor={actor} past={past} />
        {fate && (
          <svg class="cross" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden={true}>
            <path d="M4 4L96 96M96 4L4 96" />
          </svg>
        )}
      </span>
      {fate && (
        <span class="fate" aria-hidden={true}>
          {say("page-combinatorial.worlds.fate", { fate })}
        </span>
      )}
    </li>
  );
}

interface WorldsRowProps {
  rules: Rules;
  origin: State;
  worlds: readonly string[];
  /** What has been done in each, where that is known. */
  past?: readonly WorldPast[] | null | undefined;
  actor: string;
  picked: readonly string[];
  available: readonly Available[];
  /** Those that the picked moves would leave behind. */
  lost: readonly string[];
  /** Those that the last action left behind. */
  vanished: readonly string[];
  /** The worlds after the picked moves, when they may be played. */
  then: readonly string[] | null;
}

/** The worlds as small boards in a row: those that vanish are crossed out, and the moves picked are marked where they apply. */
export function WorldsRow(props: WorldsRowProps) {
  const { rules, origin, worlds, actor, picked, available, lost, vanished, then } = props;
  const [all, setAll] = useState(false);
  const most = all ? MOST_WORLDS_DRAWN : FEW_SHOWN;
  const longest = Math.max(worlds.length, then?.length ?? 0, vanished.length);
  const hidden = Math.min(longest, MOST_WORLDS_DRAWN) - most;
  const movesIn = (index: number) =>
    available.filter(({ move, worlds: legal }) => picked.includes(move) && legal.includes(index)).map(({ move }) => move);
  return (
    <div class="worlds-now">
      <h2>{say("page-combinatorial.worlds.now", { count: worlds.length })}</h2>
      {worlds.length > 1 && picked.length === 0 && <p class="quiet">{say("page-combinatorial.worlds.explained")}</p>}
      <ul class="world-row" aria-label={say("page-combinatorial.worlds.now-label")}>
        {worlds.slice(0, most).map((world, index) => (
          <World
            key={world}
            rules={rules}
            origin={origin}
            world={world}
            fate={lost.includes(world) ? "vanishes" : undefined}
            moves={movesIn(index)}
            actor={actor}
            past={props.past?.[index]}
          />
        ))}
        {vanished.slice(0, most).map((world) => (
          <World key={`${world} gone`} rules={rules} origin={origin} world={world} fate="vanished" />
        ))}
      </ul>
      {then && (
        <>
          <h2>{say("page-combinatorial.worlds.then", { count: then.length })}</h2>
          <ul class="world-row" aria-label={say("page-combinatorial.worlds.then-label")}>
            {then.slice(0, most).map((world) => (
              <World key={world} rules={rules} origin={origin} world={world} />
            ))}
          </ul>
        </>
      )}
      {hidden > 0 && (
        <button type="button" onClick={() => setAll(true)}>
          {say("page.more", { count: hidden })}
        </button>
      )}
      {longest > MOST_WORLDS_DRAWN && <p class="quiet">{say("page-combinatorial.worlds.not-drawn", { most: MOST_WORLDS_DRAWN })}</p>}
    </div>
  );
}
