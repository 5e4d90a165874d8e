#pragma once

#include <optional>

#include "spooky/games/combinatorial/solver/solver.hpp"

namespace spooky::combinatorial {

/// The solution of two-heap Nim in rulesets A, B and D by staircases; nothing when the position is another or a limit
/// was met, so that the general way is to be tried.
std::optional<Solution> solve_two_heaps(const Position& position, const SolveLimits& limits);

}  // namespace spooky::combinatorial
