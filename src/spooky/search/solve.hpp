#pragma once

#include "spooky/games/capabilities.hpp"
#include "spooky/search/memo_solver.hpp"

namespace spooky {

/// The exact value and all optimal actions: by the game's own solver if it has one, else by looking at everything.
template <Game G>
Result<SolutionOf<G>> solve(const typename G::Position& position, const SolveLimits& limits) {
  if constexpr (has<G, capabilities::Solver>) {
    return G::solve(position, limits);
  } else {
    return MemoSolver<typename G::Position>(limits).solve(position);
  }
}

}  // namespace spooky
