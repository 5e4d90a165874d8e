#pragma once

#include "spooky/core/result.hpp"
#include "spooky/games/go/rules/position.hpp"
#include "spooky/games/solution.hpp"

namespace spooky::go {

/// The exact value on tiny boards, by looking at every line of play that matters. Former positions are part of a
/// position (G12), so nothing found out can be used again elsewhere; larger boards are refused at once.
Result<Solution<Action>> solve_exactly(const Position& position, const SolveLimits& limits);

}  // namespace spooky::go
