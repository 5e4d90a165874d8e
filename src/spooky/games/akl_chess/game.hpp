#pragma once

#include <cstdint>
#include <string_view>

#include "spooky/games/akl_chess/player/player.hpp"
#include "spooky/games/akl_chess/rules/position.hpp"
#include "spooky/games/capabilities.hpp"

namespace spooky::akl_chess {

/// Akl's quantum chess as the registry knows it.
struct Game {
  using Position = akl_chess::Position;
  using Capabilities = capabilities::List<capabilities::Solver, capabilities::OwnPlayer, capabilities::BenchRules,
                                          capabilities::TextBetweenTurns>;
  static constexpr std::string_view kName = "akl-chess";
  static constexpr std::string_view kTitle = "Quantum chess (Akl)";
  static constexpr std::string_view kFirst = "white";
  static constexpr std::string_view kSecond = "black";

  /// Small enough to count and list again and again.
  static Position::Rules bench_rules() {
    Position::Rules rules;
    rules.board = BoardShape::Silverman4x5;
    rules.double_step = false;
    return rules;
  }

  /// Play may go round in circles, so that only a game that is over has a value here.
  static Result<Solution<Position::Action, BigRational>> solve(const Position& position, const SolveLimits&) {
    if (position.is_over()) return Solution<Position::Action, BigRational>{BigRational(position.utility()), {}, 1};
    return Error{ErrorCode::TooLarge,
                 "this position is too large to solve: games of chess are solved at their end only"};
  }

  static Decision decide(const Position& position, int level, std::uint64_t seed, unsigned) {
    return decide_at_level(position, level, seed);
  }
};

}  // namespace spooky::akl_chess
