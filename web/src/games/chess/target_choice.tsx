import type { JSX } from "preact";
import type { ComposerProps } from "../kit";
import { asPercent } from "../../words/list";
import { composerWords } from "./composer_words";
import { attemptIn, oddsIn } from "./details";
import { stepsTo } from "./offers";
import { PieceIcon } from "./pieces";
import type { Selection } from "./selection";
import { pieceAt, type State, type Type } from "./state";
import { victimOf } from "./victim";

type Props = ComposerProps & { selection: Extract<Selection, { stage: "target" }> };
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

/** What is still open about a step: the odds to be accepted, a promotion, or which capture is meant. */
export function TargetChoice({ selection, legal, details, onPlay, ...props }: Props) {
  const state = props.state as State;
  const { from, to } = selection;
  const steps = stepsTo(legal, from, to).sort(byWorth);
  const mover = pieceAt(state, from);
  const [first] = steps;
  if (!mover || !first) return null;
  const attempt = attemptIn(oddsIn(details), first.text);
  const victim = victimOf(state, first);
  const rolls = (attempt?.outcomes.length ?? 0) > 1;

  function label(step: Step): string {
    if (step.kind === "step" && step.passing) return composerWords.captureInPassing;
    if (steps.length > 1) return composerWords.captureHalf(to);
    return attempt ? (rolls ? composerWords.attempt : composerWords.attemptSurely) : composerWords.go(to);
  }

  return (
    <div class="chess-target-choice">
      {attempt && (
        <>
          <p>
            {composerWords.attemptTitle(mover, victim, to)}: <Odds success={attempt.success} />
          </p>
          <p class="quiet">{first.kind === "tunnel" ? composerWords.tunnelMisses(mover) : composerWords.misses(mover, victim, to)}</p>
        </>
      )}
      <div class="chess-actions">
        {first.kind === "step" && first.promotion !== null && <span>{composerWords.promotion}</span>}
        {steps.map((step) =>
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
              {label(step)}
            </button>
          ),
        )}
      </div>
    </div>
  );
}
