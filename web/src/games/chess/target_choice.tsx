import type { JSX } from "preact";
import { say } from "../../words/say";
import { asPercent } from "../../words/sentence";
import type { ComposerProps } from "../kit";
import { attemptIn, oddsIn, type Attempt } from "./details";
import type { Move, Step } from "./moves";
import { stepsTo } from "./offers";
import { PieceIcon } from "./pieces";
import type { Selection } from "./selection";
import { pieceAt, type Piece, type State, type Type } from "./state";
import { pieceTerm } from "./terms";
import { yes } from "./words";

type Props = ComposerProps<State, Move> & { selection: Extract<Selection, { stage: "target" }> };

const WORTH = "QRBN";

function byWorth(one: Step, other: Step): number {
  const worth = ({ promotion }: Step) => (promotion === undefined ? -1 : WORTH.indexOf(promotion));
  return worth(one) - worth(other);
}

/** What becomes of both when nothing is captured; nothing to say when that cannot be. */
export function missWords(mover: Piece, step: Step, { success, elsewhere }: Attempt): string {
  if (success === "1") return "";
  const piece = pieceTerm(mover.type);
  if (step.is === "tunnel") return say("page-chess.try.tunnel", { piece, square: mover.square });
  const { victim, piece: own } = elsewhere;
  const where = [
    ...(victim && step.captures ? [say("page-chess.try.victim", { piece: pieceTerm(step.captures.type), squares: victim })] : []),
    ...(own ? [say("page-chess.try.piece", { piece, squares: own })] : []),
  ];
  return say("page-chess.try.misses", { success, where, piece, stays: own ? undefined : step.to });
}

/** The chance of an attempt, as a number and as a bar. */
function Odds({ success }: { success: string }) {
  const style = { "--chance": asPercent(success).replace(" ", "") } as JSX.CSSProperties;
  return (
    <span class="chess-odds">
      <strong>{say("page-chess.try.chance", { chance: success })}</strong>
      <span class="chess-odds-bar" style={style} aria-hidden={true} />
    </span>
  );
}

/** The steps to a square by what they try there: a pawn's promotions are one way, captures in passing another. */
function waysOf(steps: readonly Step[]): Step[][] {
  return [steps.filter(({ passing }) => !passing), steps.filter(({ passing }) => passing)].filter((way) => way.length > 0);
}

function promotionWords(type: Type): string {
  return say("page-chess.promotion", { piece: pieceTerm(type) });
}

interface WayProps {
  mover: Piece;
  /** One step, or a pawn's promotions. */
  way: readonly Step[];
  attempt: Attempt | undefined;
  /** Whether this is the only way; else its button has to say what is tried. */
  only: boolean;
  onPlay: (action: string) => void;
}

/** What is tried, its odds and what follows when it fails; and the button for it, or one for each promotion. */
function Way({ mover, way, attempt, only, onPlay }: WayProps) {
  const [first] = way;
  if (!first) return null;
  const { to, captures } = first;

  function label(): string {
    if (!only) return first?.passing ? say("page-chess.try.passing") : say("page-chess.try.half", { square: to });
    if (!attempt) return say("page-chess.try.move", { to });
    return say("page-chess.try.go", { rolls: yes(attempt.outcomes.length > 1) });
  }

  return (
    <div class="chess-way">
      {attempt && (
        <div class="chess-way-words">
          <p>
            {only &&
              say("page-chess.try.title", {
                piece: pieceTerm(mover.type),
                to,
                victim: captures && pieceTerm(captures.type),
                half: yes(captures?.pair !== undefined),
                at: captures?.square,
              })}
            <Odds success={attempt.success} />
          </p>
          <p class="quiet">{missWords(mover, first, attempt)}</p>
        </div>
      )}
      <div class="chess-actions">
        {first.promotion !== undefined && <span>{say("page-chess.promote")}</span>}
        {way.map((step) =>
          step.promotion !== undefined ? (
            <button
              key={step.text}
              type="button"
              class="chess-promotion"
              data-action={step.text}
              aria-label={promotionWords(step.promotion)}
              onClick={() => onPlay(step.text)}
            >
              <PieceIcon type={step.promotion} owner={mover.owner} />
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
export function TargetChoice({ selection, legal, details, state, onPlay }: Props) {
  const mover = pieceAt(state, selection.from);
  const ways = waysOf(stepsTo(legal, selection.from, selection.to).sort(byWorth));
  const odds = oddsIn(details);
  if (!mover) return null;
  return (
    <div class={`chess-target-choice${ways.length > 1 ? " several" : ""}`}>
      {ways.map((way) => (
        <Way
          key={way[0]?.text}
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
