#pragma once

#include <string_view>

#include "spooky/games/capabilities.hpp"
#include "spooky/games/tictactoe/rules/position.hpp"
#include "spooky/games/tictactoe/solver/solver.hpp"

namespace spooky::tictactoe {

/// Quantum tic-tac-toe as the registry knows it.
struct Game {
  using Position = tictactoe::Position;
  using Capabilities = capabilities::List<capabilities::Solver>;
  static constexpr std::string_view kName = "tictactoe";
  static constexpr std::string_view kTitle = "Quantum tic-tac-toe";
  static constexpr std::string_view kFirst = "x";
  static constexpr std::string_view kSecond = "o";

  static Result<Solution<Action>> solve(const Position& position, const SolveLimits& limits) {
    return solve_exactly(position, limits);
  }
};

}  // namespace spooky::tictactoe
