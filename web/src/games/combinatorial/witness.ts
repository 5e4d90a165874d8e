// The run that proves a move possible: one classical move out of each action, and the positions on the way.
import type { Engine } from "../../client/engine";
import type { Question } from "../../client/protocol";
import { startOf, type GameSetup } from "../../game/game_table";
import { worldsOf, type State } from "./state";

export interface Run {
  /** One out of each action so far. */
  moves: readonly string[];
  /** The positions before, between and after them; none where they are not known, as in sums. */
  positions: readonly string[];
}

/** The classical game in one world: the engine judges a move there alone. */
function classicalQuestion(setup: GameSetup, world: string, moves: readonly string[], first: string): Question {
  return { game: setup.game, rules: { ...setup.rules, ruleset: "D", width: 1, first }, position: world, moves };
}

/** The run for an available move after these actions; null when the engine knows none. */
export async function witnessOf(engine: Engine<State>, setup: GameSetup, actions: readonly string[], move: string): Promise<Run | null> {
  const [first, answer] = await Promise.all([
    engine.ask({ ...startOf(setup), report: ["state"] }),
    engine.ask({ ...startOf(setup), moves: actions, report: ["available", "witness"] }),
  ]);
  if (!first.ok || !first.state || !answer.ok) return null;
  const index = (answer.available ?? []).findIndex((one) => one.move === move);
  const moves = answer.witness?.[index];
  if (!moves) return null;
  // A start may be superposed: the run begins in one of its worlds.
  for (const world of worldsOf(setup.rules, first.state)) {
    const played = await engine.ask({ ...classicalQuestion(setup, world, [...moves, move], first.actor), report: ["trace"] });
    if (!played.ok) continue;
    const positions = (played.trace ?? []).map((entry) => entry.state.position);
    return { moves, positions: [world, ...positions.slice(0, moves.length)] };
  }
  return { moves, positions: [] };
}
