import type { JSX } from "preact";
import { listOf, say } from "../../words/say";
import { fractionOf } from "../../words/sentence";
import type { ComposerProps } from "../kit";
import type { Move, Split } from "./moves";
import { formsOf, ordersMatter } from "./offers";
import type { Selection } from "./selection";
import { hasPhase, pieceAt, squaresOf, unitOf, type State } from "./state";
import { pieceTerm } from "./terms";
import { yes } from "./words";

type Props = ComposerProps<State, Move> & { selection: Extract<Selection, { stage: "halves" }> };

function isEven({ shares = [] }: Split): boolean {
  return shares.every((share) => share === shares[0]);
}

/** How a superposition or an entanglement is called among others. */
export function formWords(state: State, form: Split): string {
  const { first, second } = form;
  if (form.is === "entangle") {
    const joined = pieceAt(state, form.joined ?? "")?.pair;
    const unit = joined ? unitOf(state, joined) : [];
    const at = (half: 0 | 1) => listOf(unit.map((pair) => squaresOf(pair)[half] ?? ""));
    return say("page-chess.form.entangle", { first, firsts: at(0), second, seconds: at(1) });
  }
  const promotion = form.promotion && pieceTerm(form.promotion);
  return say("page-chess.form.split", { first, promotion, even: yes(isEven(form)), phase: yes(form.kind !== undefined && hasPhase(form.kind)) });
}

/** How the chances are shared, as a bar. */
function Shares({ squares, shares }: { squares: readonly string[]; shares: readonly string[] }) {
  return (
    <span class="chess-shares" aria-hidden={true}>
      {squares.map((square, index) => (
        <span key={square} style={{ "--share": String(fractionOf(shares[index] ?? "0")) } as JSX.CSSProperties}>
          {`${square} ${shares[index] ?? ""}`}
        </span>
      ))}
    </span>
  );
}

function Form({ form, state, red, onPlay }: { form: Split; state: State; red: boolean; onPlay: (action: string) => void }) {
  return (
    <button type="button" class="chess-form" data-action={form.text} onClick={() => onPlay(form.text)}>
      <span>
        {formWords(state, form)}
        {red && form.is === "split" && isEven(form) && <span class="quiet"> · {say("page-chess.form.red", { square: form.first })}</span>}
      </span>
      {form.shares && <Shares squares={squaresOf(form)} shares={form.shares} />}
    </button>
  );
}

/** The ways in which a piece may be on the squares chosen. */
export function FormChoice({ selection, legal, state, onPlay }: Props) {
  const forms = formsOf(legal, selection);
  const piece = pieceAt(state, selection.from);
  if (forms.length === 0 || !piece) return null;
  const squares = [...new Set(forms.flatMap(squaresOf))];
  return (
    <div class="chess-forms" role="group" aria-label={say("page-chess.form.title", { piece: pieceTerm(piece.type), squares })}>
      {forms.map((form) => (
        <Form key={form.text} form={form} state={state} red={ordersMatter(forms)} onPlay={onPlay} />
      ))}
    </div>
  );
}
