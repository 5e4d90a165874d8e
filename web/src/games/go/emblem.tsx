/** A stone on two points at once, beside one that is on its own. */
export function Emblem() {
  return (
    <svg class="emblem go-emblem" viewBox="0 0 100 100" aria-hidden={true}>
      <rect class="go-wood" x="3" y="3" width="94" height="94" rx="9" />
      <path class="go-lines" d="M24 3v94M50 3v94M76 3v94M3 24h94M3 50h94M3 76h94" />
      <path class="go-link" d="M24 76L76 24" />
      <circle class="go-flat black entangled" cx="24" cy="76" r="19" />
      <circle class="go-flat black entangled" cx="76" cy="24" r="19" />
      <circle class="go-flat white" cx="76" cy="76" r="19" />
    </svg>
  );
}
