import { words } from "../../words/en";
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
      <a class="brand" href="/" aria-label={words.homePage} onClick={toStart}>
        {words.productName}
      </a>
      <h1>{title}</h1>
    </header>
  );
}
