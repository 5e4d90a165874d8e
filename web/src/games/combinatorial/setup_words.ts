// The words of the form.

export const RULESETS = ["A", "B", "C", "C'", "D", "BC"] as const;

const EXPLAINED: Record<string, string> = {
  A: "One move alone is never allowed: every turn is a superposition. Who has fewer than two moves loses.",
  B: "One move alone is allowed only when it is the only move there is, in all worlds together.",
  C: "One move alone is allowed if it is legal in every world.",
  "C'": "One move alone is allowed if it is legal in every world where the player still has a move.",
  D: "One move alone is always allowed. Worlds where it is not legal vanish.",
  BC: "One move alone is allowed if ruleset B or ruleset C allows it.",
};

export const setupWords = {
  classical: "Classical game",
  more: "More games …",
  code: "Octal code",
  set: "How many may be taken",
  position: "Position",
  examples: "Examples",
  ruleset: "Ruleset",
  rulesetName: (ruleset: string) => ruleset.replace("'", "′"),
  rulesetExplained: (ruleset: string) => EXPLAINED[ruleset] ?? "",
  width: "Moves in one turn",
  widths: [
    { value: "2", label: "up to 2" },
    { value: "3", label: "up to 3" },
    { value: "0", label: "as many as you like" },
    { value: "1", label: "1: the classical game" },
  ],
  preview: "The game begins like this",
  over: "There is no move in this position: the game would be over at once.",
};
