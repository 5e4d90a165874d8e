/** What people draw on a board to think, or a page to point: it means nothing to the game. */
export type Annotation =
  | { kind: "circle"; cell: string; brush?: string }
  | { kind: "arrow"; from: string; to: string; brush?: string };

function keyOf(annotation: Annotation): string {
  return annotation.kind === "circle" ? annotation.cell : `${annotation.from} ${annotation.to}`;
}

/** The list with one more, or without it where it was drawn before. */
export function toggled(all: readonly Annotation[], one: Annotation): readonly Annotation[] {
  const rest = all.filter((other) => keyOf(other) !== keyOf(one));
  return rest.length < all.length ? rest : [...all, one];
}
