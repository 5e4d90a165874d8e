import type { JSX } from "preact";
import type { ComposerProps } from "../kit";
import { asPercent } from "../../words/sentence";
import { composerWords } from "./composer_words";
import { attemptIn, oddsIn, type Attempt } from "./details";
import { stepsTo } from "./offers";
import { PieceIcon } from "./pieces";
import type { Selection } from "./selection";
import { pieceAt, type Piece, type State, type Type } from "./state";
import { victimOf } from "./victim";
import type { Move } from "./moves";

type Props = ComposerProps<State, Move> & { selection: Extract<Selection, { stage: "target" }> };
type Step = ReturnType<typeof stepsTo>[number];

const WORTH = "qrbn";

function byWorth(one: Step, other: Step): number {
  const worth = (step: Step) => (step.kind === "step" ? WORTH.indexOf(step.promotion ?? "") : -1);
  return worth(one) - worth(other);
}

/** The chance of an attempt, as a number and as a bar. */
function Odds({ success }: { success: string }) {
  const style = { "--chance": asPercent(success).replace(" ", "") } as JSX.CSSProperties;
  return (
    <span class="chess-odds">
      <strong>{composerWords.chance(success)}</strong>
      <span class="chess-odds-bar" style={style} aria-hidden={true} />
    </span>
  );
}

/** The steps to a square by what they try there: a pawn's promotions are one way, captures in passing another. */
function waysOf(steps: readonly Step[]): Step[][] {
  const passing = (step: Step) => step.kind === "step" && step.passing;
  return [steps.filter((step) => !passing(step)), steps.filter(passing)].filter((way) => way.length > 0);
}

interface WayProps {
  state: State;
  mover: Piece;
  /** One step, or a pawn's promotions. */
  way: readonly Step[];
  attempt: Attempt | undefined;
  /** Whether this is the only way; else its button has to say what is tried. */
  only: boolean;
  onPlay: (action: string) => void;
}

/** What is tried, its odds and what follows when it fails; and the button for it, or one for each promotion. */
function Way({ state, mover, way, attempt, only, onPlay }: WayProps) {
  const [first] = way;
  if (!first) return null;
  const { to } = first;
  const passing = first.kind === "step" && first.passing;
  const victim = victimOf(state, first);

  function label(): string {
    if (passing) return composerWords.captureInPassing;
    if (!only) return composerWords.captureHalf(to);
    if (!attempt) return composerWords.go(to);
    return attempt.outcomes.length > 1 ? composerWords.attempt : composerWords.attemptSurely;
  }

  return (
    <div class="chess-way">
      {attempt && (
        <div class="chess-way-words">
          <p>
            {only && `${composerWords.attemptTitle(mover, victim, to)}: `}
            <Odds success={attempt.success} />
          </p>
          <p class="quiet">
            {first.kind === "tunnel"
              ? composerWords.tunnelMisses(mover)
              : composerWords.misses(mover, victim, { to, passing, success: attempt.success })}
          </p>
        </div>
      )}
      <div class="chess-actions">
        {first.kind === "step" && first.promotion !== null && <span>{composerWords.promotion}</span>}
        {way.map((step) =>
          step.kind === "step" && step.promotion !== null ? (
            <button
              key={step.text}
              type="button"
              class="chess-promotion"
              data-action={step.text}
              aria-label={composerWords.promote(step.promotion)}
              onClick={() => onPlay(step.text)}
            >
              <PieceIcon type={step.promotion.toUpperCase() as Type} owner={mover.owner} />
            </button>
          ) : (
            <button key={step.text} type="button" class="main" data-action={step.text} onClick={() => onPlay(step.text)}>
              {label()}
            </button>
          ),
        )}
      </div>
    </div>
  );
}

/** What is still open about a step: the odds to be accepted, a promotion, or which capture is meant. */
export function TargetChoice({ selection, legal, details, onPlay, ...props }: Props) {
  const state = props.state;
  const mover = pieceAt(state, selection.from);
  const ways = waysOf(stepsTo(legal, selection.from, selection.to).sort(byWorth));
  const odds = oddsIn(details);
  if (!mover) return null;
  return (
    <div class={`chess-target-choice${ways.length > 1 ? " several" : ""}`}>
      {ways.map((way) => (
        <Way
          key={way[0]?.text}
          state={state}
          mover={mover}
          way={way}
          attempt={attemptIn(odds, way[0]?.text ?? "")}
          only={ways.length === 1}
          onPlay={onPlay}
        />
      ))}
    </div>
  );
}
