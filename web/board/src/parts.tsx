// What shows that something is there in part only: how much of it, and with what phase.

const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring around the middle of a cell, drawn as far as the share of what stands there goes: from 0, not at all, to 1. */
export function ShareRing({ share }: { share: number }) {
  const part = Math.max(0, Math.min(1, share));
  return (
    <g class="share-ring">
      <circle class="whole" r={RADIUS} />
      <circle class="part" r={RADIUS} stroke-dasharray={`${part * ROUND} ${ROUND}`} transform="rotate(-90)" />
    </g>
  );
}

/** A hand on a dial in the upper right corner of a cell: a phase in turns, 0 at the top, clockwise. */
export function PhaseDial({ phase }: { phase: number }) {
  return (
    <g class="phase-dial" transform="translate(32 -32)">
      <circle r="13" />
      <path d="M0 0V-11" transform={`rotate(${phase * 360})`} />
    </g>
  );
}
