import { useRef } from "preact/hooks";
import type { GameRecord } from "../../game/record";
import { say } from "../../words/say";

/** Hands the record to the browser as a file. */
export function downloadRecord(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `${record.game}.json`;
  link.click();
  URL.revokeObjectURL(url);
}

/** A button that asks for a file and passes on its text. */
export function LoadRecordButton({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  async function read(event: Event) {
    const field = event.currentTarget as HTMLInputElement;
    const file = field.files?.[0];
    if (file) onText(await file.text());
    field.value = "";
  }
  return (
    <>
      <button type="button" onClick={() => input.current?.click()}>
        {say("page.load")}
      </button>
      <input ref={input} type="file" accept=".json,application/json" hidden aria-label={say("page.load")} onChange={read} />
    </>
  );
}
