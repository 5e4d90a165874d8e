#pragma once

#include "spooky/core/result.hpp"
#include "spooky/games/solution.hpp"
#include "spooky/games/tictactoe/rules/position.hpp"

namespace spooky::tictactoe {

/// The exact value and all optimal actions of any position on a board of up to 16 squares, as far as the limits reach.
Result<Solution<Action>> solve_exactly(const Position& position, const SolveLimits& limits);

}  // namespace spooky::tictactoe
