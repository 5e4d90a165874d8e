import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { GameRecord } from "../game/record";
import type { GameKit } from "../games/kit";
import { words } from "../words/en";
import { Refusal } from "./refusal";
import { SeatFields, type Seating } from "./seat_fields";

interface OpenDialogProps {
  kit: GameKit;
  record: GameRecord;
  /** True when a game in progress would be lost. */
  replaces: boolean;
  seating: Seating;
  /** Why it could not be opened. */
  refusal: string | null;
  onOpen: (seating: Seating) => void;
  onCancel: () => void;
}

/** Before a saved game is opened: who plays it on, and whether the game in progress may go. */
export function OpenDialog({ kit, record, replaces, seating, refusal, onOpen, onCancel }: OpenDialogProps) {
  const [chosen, setChosen] = useState(seating);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const over = record.result !== null;
  // A game with a friend has a page of its own.
  const loses = replaces && chosen.opponent !== "friend";

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
        <h2 id={title}>{words.openTitle}</h2>
        <p>{words.savedGame(kit.words.title(record.rules), record.actions.length, over)}</p>
        {loses && <p class="warning">{words.openReplaces}</p>}
        {!over && <SeatFields kit={kit} rules={record.rules} seating={chosen} onChange={(change) => setChosen({ ...chosen, ...change })} />}
        <Refusal reason={refusal} />
        <div class="dialog-actions">
          <button type="submit" class="main">
            {loses ? words.openAndReplace : words.openIt}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {replaces ? words.keepPlaying : words.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
