/** Two heaps, the top of one of them faint. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 100 100" aria-hidden={true}>
      <path class="emblem-lines" d="M6 90h38M56 90h38" />
      <g class="emblem-tokens">
        <rect x="8" y="68" width="34" height="17" rx="8.5" />
        <rect x="58" y="68" width="34" height="17" rx="8.5" />
        <rect x="58" y="46" width="34" height="17" rx="8.5" />
        <rect class="faint" x="8" y="46" width="34" height="17" rx="8.5" />
        <rect class="faint" x="58" y="24" width="34" height="17" rx="8.5" />
      </g>
    </svg>
  );
}
