#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "spooky/games/capabilities.hpp"
#include "spooky/games/chess/player/player.hpp"
#include "spooky/games/chess/rules/generator.hpp"
#include "spooky/games/chess/rules/position.hpp"

namespace spooky::chess {

/// Niel's Chess as the registry knows it.
struct Game {
  using Position = chess::Position;
  using Capabilities =
      capabilities::List<capabilities::Solver, capabilities::OwnPlayer, capabilities::TurnCounter,
                         capabilities::BenchRules, capabilities::Faces, capabilities::TextBetweenTurns>;
  static constexpr std::string_view kName = "chess";
  static constexpr std::string_view kTitle = "Niel's Chess (Varga)";
  static constexpr std::string_view kFirst = "white";
  static constexpr std::string_view kSecond = "black";

  /// Small enough to count and list again and again; draws end random games.
  static Position::Rules bench_rules() {
    Position::Rules rules;
    rules.board = BoardShape::Silverman4x5;
    rules.double_step = false;
    rules.draws = true;
    return rules;
  }

  /// Between turns the tree can be counted without making its last moves; draws by repetition need the history.
  static std::optional<std::uint64_t> count_turns(const Position& position, int turns) {
    const bool countable = !position.is_over() && !position.is_rolling() && !position.must_move();
    if (!countable || position.rules().draws) return std::nullopt;
    return perft(position.board(), position.rules(), turns);
  }

  /// Play may go round in circles, so that only a game that is over has a value here.
  static Result<Solution<Position::Action>> solve(const Position& position, const SolveLimits&) {
    if (position.is_over()) return Solution<Position::Action>{position.utility(), {}, 1};
    return Error{ErrorCode::TooLarge,
                 "this position is too large to solve: games of chess are solved at their end only"};
  }

  static Decision decide(const Position& position, int level, std::uint64_t seed, unsigned threads) {
    return decide_at_level(position, level, seed, threads);
  }
};

}  // namespace spooky::chess
