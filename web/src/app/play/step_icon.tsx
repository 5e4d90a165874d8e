const SHAPES = {
  first: "M4 4v12M16 4L7 10l9 6z",
  previous: "M14 4L5 10l9 6z",
  next: "M6 4l9 6-9 6z",
  last: "M16 4v12M4 4l9 6-9 6z",
};

/** Arrows for stepping through a game, drawn so that no font is needed. */
export function StepIcon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg class="step-icon" viewBox="0 0 20 20" aria-hidden={true}>
      <path d={SHAPES[shape]} />
    </svg>
  );
}
