import { Silhouette } from "./pieces";

/** A knight on two squares at once. */
export function Emblem() {
  return (
    <svg class="emblem chess-emblem" viewBox="0 0 100 100" aria-hidden={true}>
      <rect class="chess-light" x="3" y="3" width="94" height="94" rx="9" />
      <path class="chess-dark" d="M50 3h38q9 0 9 9v38H50zM3 50h47v47H12q-9 0-9-9z" />
      <g class="chess-piece white" transform="translate(2 48) scale(0.5)">
        <Silhouette type="N" />
      </g>
      <g class="chess-piece white half faint" transform="translate(49 2) scale(0.5)">
        <Silhouette type="N" />
      </g>
      <path class="chess-emblem-link" d="M40 60L60 40" />
    </svg>
  );
}
