export const RULESETS = ["A", "B", "C", "C'", "D", "BC"] as const;
