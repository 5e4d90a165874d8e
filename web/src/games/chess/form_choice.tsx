import type { JSX } from "preact";
import type { ComposerProps } from "../kit";
import { composerWords } from "./composer_words";
import type { Move, Split } from "./moves";
import { formsOf } from "./offers";
import type { Selection } from "./selection";
import { isUnequal, pieceAt, shareOf, type Kind, type State } from "./state";
import { keepsOrder } from "./variants";

type Props = ComposerProps<State, Move> & { selection: Extract<Selection, { stage: "halves" }> };

/** How the chances are shared, as a bar. */
function Shares({ first, second, weights }: { first: string; second: string; weights: Kind }) {
  const pair = { type: "P", owner: "white", first, second, kind: weights, group: 0 } as const;
  const style = { "--first": isUnequal(weights) ? "2" : "1" } as JSX.CSSProperties;
  return (
    <span class="chess-shares" style={style} aria-hidden={true}>
      <span class="first">{`${first} ${shareOf(pair, first)}`}</span>
      <span class="second">{`${second} ${shareOf(pair, second)}`}</span>
    </span>
  );
}

function Form({ form, state, red, onPlay }: { form: Split; state: State; red: boolean; onPlay: (action: string) => void }) {
  return (
    <button type="button" class="chess-form" data-action={form.text} onClick={() => onPlay(form.text)}>
      <span>
        {composerWords.form(state, form)}
        {red && form.kind === "split" && !isUnequal(form.weights) && <span class="quiet"> · {composerWords.red(form.first)}</span>}
      </span>
      {form.kind === "split" && <Shares first={form.first} second={form.second} weights={form.weights} />}
    </button>
  );
}

/** The ways in which a piece may be on the two squares chosen. */
export function FormChoice({ selection, legal, setup, onPlay, ...props }: Props) {
  const state = props.state;
  const forms = formsOf(legal, selection);
  const piece = pieceAt(state, selection.from);
  if (forms.length === 0 || !piece) return null;
  const squares = [...new Set(forms.flatMap(({ first, second }) => [first, second]))];
  return (
    <div class="chess-forms" role="group" aria-label={composerWords.formsTitle(piece, squares)}>
      {forms.map((form) => (
        <Form key={form.text} form={form} state={state} red={keepsOrder(setup.rules)} onPlay={onPlay} />
      ))}
    </div>
  );
}
