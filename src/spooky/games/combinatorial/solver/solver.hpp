#pragma once

#include <optional>
#include <string>

#include "spooky/games/combinatorial/rules/position.hpp"
#include "spooky/games/solution.hpp"
#include "spooky/values/value.hpp"

namespace spooky::combinatorial {

/// What is known exactly of a position (Q8). Its best actions are the winning ones: none for who has lost.
struct Solution : spooky::Solution<Action> {
  values::OutcomeClass outcome = values::OutcomeClass::P;
  bool is_impartial = false;
  /// Of an impartial game; nothing when it is out of reach, though the outcome was not.
  std::optional<unsigned> grundy;
  /// Of a partisan game, likewise: the canonical form in the customary notation, and its mean and temperature.
  std::optional<std::string> canonical;
  std::optional<std::string> mean;
  std::optional<std::string> temperature;
};

/// How much of a solution is wanted. The outcome costs least.
struct SolveWishes {
  bool best = true;
  bool value = true;
};

Result<Solution> solve_exactly(const Position& position, const SolveLimits& limits, const SolveWishes& wishes = {});

}  // namespace spooky::combinatorial
