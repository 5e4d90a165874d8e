/** Whether the words speak to the one person who plays this actor here; several persons are named. */
export function isYou(actor: string, you: readonly string[]): boolean {
  return you.length === 1 && you[0] === actor;
}
