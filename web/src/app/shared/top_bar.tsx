import { say } from "../../words/say";
import { LanguageChoice } from "./language_choice";
import { PRODUCT } from "./product";
import { go } from "./route";

/** The name of the site, which leads to its start page, and the name of what is shown. */
export function TopBar({ title }: { title: string }) {
  function toStart(event: MouseEvent) {
    // Other keys and buttons mean another tab or window.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go("/");
  }
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={say("page.home-page")} onClick={toStart}>
        {PRODUCT}
      </a>
      <h1>{title}</h1>
      <LanguageChoice />
    </header>
  );
}
