import { say } from "../../words/say";

interface ForcedSettingProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Whether the page makes choices that are none. */
export function ForcedSetting({ on, onChange }: ForcedSettingProps) {
  return (
    <label class="forced-setting">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{say("page.make-forced")}</span>
    </label>
  );
}
