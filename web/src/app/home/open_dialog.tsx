import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { GameRecord } from "../../game/record";
import type { AnyKit } from "../../games/kit";
import { say } from "../../words/say";
import { Refusal } from "../shared/refusal";
import { SeatFields, type Seating } from "./seat_fields";

interface OpenDialogProps {
  kit: AnyKit;
  record: GameRecord;
  /** True when a game in progress would be left. */
  leaves: boolean;
  seating: Seating;
  /** Why it could not be opened. */
  refusal: string | null;
  onOpen: (seating: Seating) => void;
  onCancel: () => void;
}

/** Before a saved game is opened: who plays it on, and whether the game in progress may be left. */
export function OpenDialog({ kit, record, leaves, seating, refusal, onOpen, onCancel }: OpenDialogProps) {
  const [chosen, setChosen] = useState(seating);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const over = record.result !== null;

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog class="card open-dialog" aria-labelledby={title} ref={dialog} onClose={onCancel}>
      <form
        class="open-form"
        onSubmit={(event) => {
          event.preventDefault();
          onOpen(over ? { ...chosen, opponent: "screen" } : chosen);
        }}
      >
        <h2 id={title}>{say("page.open-title")}</h2>
        <p>{say("page.saved-game", { game: kit.words.title(record.rules), moves: record.actions.length, over: over ? "yes" : "no" })}</p>
        {leaves && <p>{say("page.open-keeps")}</p>}
        {!over && <SeatFields kit={kit} rules={record.rules} seating={chosen} onChange={(change) => setChosen({ ...chosen, ...change })} />}
        <Refusal reason={refusal} />
        <div class="dialog-actions">
          <button type="submit" class="main">
            {leaves ? say("page.open-and-leave") : say("page.open-it")}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {leaves ? say("page.keep-playing") : say("page.cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}
