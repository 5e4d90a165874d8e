import { useEffect, useId, useRef } from "preact/hooks";
import { say } from "../../words/say";

interface AskDialogProps {
  title: string;
  text: string;
  /** What the button says that does it. */
  yes: string;
  onYes: () => void;
  onCancel: () => void;
}

/** Asks before something is done that one may not have meant. */
export function AskDialog({ title, text, yes, onYes, onCancel }: AskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="card open-dialog" aria-labelledby={id} ref={dialog} onClose={onCancel}>
      <div class="open-form">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div class="dialog-actions">
          <button type="button" class="main" onClick={onYes}>
            {yes}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {say("page.cancel")}
          </button>
        </div>
      </div>
    </dialog>
  );
}
