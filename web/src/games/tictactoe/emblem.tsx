/** A mark in two squares at once. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 100 100" aria-hidden={true}>
      <path class="emblem-lines" d="M36 8v84M64 8v84M8 36h84M8 64h84" />
      <path class="emblem-link" d="M24 78Q30 28 76 22" />
      <path class="emblem-left" d="M16 70l14 14M30 70l-14 14M70 16l14 14M84 16l-14 14" />
      <circle class="emblem-right" cx="78" cy="78" r="8" />
    </svg>
  );
}
