#pragma once

#include "spooky/games/solution.hpp"
#include "spooky/search/memo_solver.hpp"

namespace spooky {

/// The exact value and all optimal actions: by the game's own solver if it has one, else by looking at everything.
template <GamePosition P>
Result<Solution<typename P::Action>> solve(const P& position, const SolveLimits& limits) {
  if constexpr (SolvesItself<P>) {
    return solve_exactly(position, limits);
  } else {
    return MemoSolver<P>(limits).solve(position);
  }
}

}  // namespace spooky
