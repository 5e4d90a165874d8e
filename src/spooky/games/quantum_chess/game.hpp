#pragma once

#include <cstdint>
#include <string_view>

#include "spooky/games/capabilities.hpp"
#include "spooky/games/quantum_chess/player/player.hpp"
#include "spooky/games/quantum_chess/rules/position.hpp"

namespace spooky::quantum_chess {

/// Quantum Chess as the registry knows it.
struct Game {
  using Position = quantum_chess::Position;
  using Capabilities =
      capabilities::List<capabilities::Solver, capabilities::OwnPlayer, capabilities::BenchRules,
                         capabilities::SearchedActions, capabilities::RandomAction, capabilities::Effort,
                         capabilities::GrowthLimit, capabilities::TextBetweenTurns>;
  static constexpr std::string_view kName = "quantum-chess";
  static constexpr std::string_view kTitle = "Quantum Chess (Cantwell)";
  static constexpr std::string_view kFirst = "white";
  static constexpr std::string_view kSecond = "black";

  /// Small enough to count and list again and again; draws end random games.
  static Position::Rules bench_rules() {
    Position::Rules rules;
    rules.board = BoardShape::Silverman4x5;
    rules.max_boards = 64;
    rules.draws = true;
    return rules;
  }

  /// Play may go round in circles, so that only a game that is over has a value here.
  static Result<Solution<Position::Action, Position::Weight>> solve(const Position& position, const SolveLimits&) {
    if (position.is_over()) return Solution<Position::Action, Position::Weight>{Weight(position.utility()), {}, 1};
    return Error{ErrorCode::TooLarge,
                 "this position is too large to solve: games of chess are solved at their end only"};
  }

  static OwnDecision<Action> decide(const Position& position, int level, std::uint64_t seed, unsigned) {
    return decide_at_level(position, level, seed);
  }
};

}  // namespace spooky::quantum_chess
