// Words for those who play.

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "White", for the actor "white". */
export function actorName(actor: string): string {
  return capitalised(actor);
}

/** Whether the words speak to the one person who plays this actor here; several persons are named. */
export function isYou(actor: string, you: readonly string[]): boolean {
  return you.length === 1 && you[0] === actor;
}

/** "your" or "White's". */
export function whose(actor: string, you: readonly string[]): string {
  return isYou(actor, you) ? "your" : `${actorName(actor)}'s`;
}
