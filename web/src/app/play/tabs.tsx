import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";

export interface Tab {
  name: string;
  title: string;
  content: () => ComponentChildren;
}

/** One panel at a time; arrow keys walk among the tabs where they do not step through the game, the Tab key everywhere. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [chosen, setChosen] = useState(tabs[0]?.name);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const index = tabs.findIndex((tab) => tab.name === chosen);
  const shown = tabs[index];

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (index + step + tabs.length) % tabs.length;
    setChosen(tabs[next]?.name);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  }

  return (
    <section class="card tabs">
      <div class="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            onClick={() => setChosen(tab.name)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} tabIndex={0}>
        {shown?.content()}
      </div>
    </section>
  );
}
