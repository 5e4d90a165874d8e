// The pieces: silhouettes of our own, each within a square of 100 units that stands on its lower edge.
import type { Type } from "./state";

const FOOT = "M27 86q-3 0-3-3v-4q0-4 4-4h44q4 0 4 4v4q0 3-3 3z";

/** What is filled and has an outline, from below to above. */
const BODIES: Record<Type, readonly string[]> = {
  P: ["M43 51c0 11-5 18-12 24h38c-7-6-12-13-12-24z", "M37 51q-3 0-3-3 0-4 4-4h24q4 0 4 4 0 3-3 3z", "M50 21a13 13 0 1 1 0 26 13 13 0 1 1 0-26z", FOOT],
  N: [
    "M33 75c-1-12 7-17 12-25-6 3-10 4-14 8-3 3-6 5-10 3-5-2-7-8-4-12 4-6 8-11 10-18 1-4 4-7 8-9l2-10c4 2 7 4 9 7 18 1 28 14 28 34 0 9-2 16-4 22z",
    FOOT,
  ],
  B: [
    "M40 62c1 5-1 9-5 13h30c-4-4-6-8-5-13z",
    "M50 23c11 8 17 17 17 26 0 8-5 13-11 15H44c-6-2-11-7-11-15 0-9 6-18 17-26z",
    "M50 12a6 6 0 1 1 0 12 6 6 0 1 1 0-12z",
    FOOT,
  ],
  R: ["M36 44l-3 31h34l-3-31z", "M28 20q0-2 2-2h8q2 0 2 2v6h6v-6q0-2 2-2h4q2 0 2 2v6h6v-6q0-2 2-2h8q2 0 2 2v17q0 2-1 3l-5 5H34l-5-5q-1-1-1-3z", FOOT],
  Q: [
    "M31 75l-11-39 13 16 3-25 12 22 2-25 2 25 12-22 3 25 13-16-11 39z",
    "M20 29a5 5 0 1 1 0 10 5 5 0 1 1 0-10z",
    "M36 19a5 5 0 1 1 0 10 5 5 0 1 1 0-10z",
    "M50 15a5 5 0 1 1 0 10 5 5 0 1 1 0-10z",
    "M64 19a5 5 0 1 1 0 10 5 5 0 1 1 0-10z",
    "M80 29a5 5 0 1 1 0 10 5 5 0 1 1 0-10z",
    FOOT,
  ],
  K: [
    "M46 12h8v7h7v8h-7v12h-8v-12h-7v-8h7z",
    "M50 42c4-7 10-10 16-10 9 0 16 7 16 16 0 11-10 17-14 27H32c-4-10-14-16-14-27 0-9 7-16 16-16 6 0 12 3 16 10z",
    FOOT,
  ],
};

/** Lines within: a slit, an eye, folds. */
const DETAILS: Record<Type, string> = {
  P: "",
  N: "M36 40l1 0M60 34c6 5 9 13 9 24",
  B: "M50 38v14M44 45h12",
  R: "M37 52h26",
  Q: "M33 66q17-5 34 0",
  K: "M34 66q16-5 32 0M50 46v12",
};

/** A piece as it is drawn everywhere; colours come from the class of what it stands in. */
export function Silhouette({ type, fill }: { type: Type; fill?: string | undefined }) {
  const filled = fill === undefined ? {} : { style: { fill } };
  return (
    <>
      {BODIES[type].map((path) => (
        <path key={path} class="chess-body" d={path} {...filled} />
      ))}
      {DETAILS[type] && <path class="chess-detail" d={DETAILS[type]} />}
    </>
  );
}

/** A piece on its own, beside words. */
export function PieceIcon({ type, owner }: { type: Type; owner: string }) {
  return (
    <svg class={`chess-icon chess-piece ${owner}`} viewBox="8 6 84 86" aria-hidden={true}>
      <Silhouette type={type} />
    </svg>
  );
}
