#pragma once

#include <string_view>

#include "spooky/games/capabilities.hpp"
#include "spooky/games/combinatorial/rules/position.hpp"
#include "spooky/games/combinatorial/solver/solver.hpp"

namespace spooky::combinatorial {

/// Quantum combinatorial games as the registry knows them.
struct Game {
  using Position = combinatorial::Position;
  using Solution = combinatorial::Solution;
  using Capabilities =
      capabilities::List<capabilities::OwnSolution, capabilities::Solver, capabilities::OutcomeSolver,
                         capabilities::PlaySolver, capabilities::ListLimit, capabilities::SearchedActions,
                         capabilities::RandomAction, capabilities::Effort>;
  static constexpr std::string_view kName = "combinatorial";
  static constexpr std::string_view kTitle = "Quantum combinatorial games";
  static constexpr std::string_view kFirst = "left";
  static constexpr std::string_view kSecond = "right";

  static Result<Solution> solve(const Position& position, const SolveLimits& limits) {
    return solve_exactly(position, limits);
  }
  /// Who wins, and nothing else: what can be told first, as the value may take a long time.
  static Result<Solution> solve_outcome(const Position& position, const SolveLimits& limits) {
    return solve_exactly(position, limits, {.best = false, .value = false});
  }
  /// What the computer player asks: the winning actions, within a second or two.
  static Result<Solution> solve_for_play(const Position& position) {
    return solve_exactly(position, SolveLimits{.positions = 10'000'000, .table_bytes = std::size_t{128} << 20},
                         {.best = true, .value = false});
  }
};

}  // namespace spooky::combinatorial
