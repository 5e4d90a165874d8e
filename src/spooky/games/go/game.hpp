#pragma once

#include <cstdint>
#include <string_view>

#include "spooky/games/capabilities.hpp"
#include "spooky/games/go/player/komi.hpp"
#include "spooky/games/go/player/player.hpp"
#include "spooky/games/go/rules/position.hpp"
#include "spooky/games/go/solver/solver.hpp"

namespace spooky::go {

/// Quantum Go as the registry knows it.
struct Game {
  using Position = go::Position;
  using Capabilities =
      capabilities::List<capabilities::Solver, capabilities::OwnPlayer, capabilities::FairKomi,
                         capabilities::ThinkingWork, capabilities::BenchRules, capabilities::ListLimit,
                         capabilities::SearchedActions, capabilities::RandomAction, capabilities::TextBetweenTurns>;
  static constexpr std::string_view kName = "go";
  static constexpr std::string_view kTitle = "Quantum Go (Ranchin)";
  static constexpr std::string_view kFirst = "black";
  static constexpr std::string_view kSecond = "white";

  /// A board on which the whole of a game can be counted and listed again and again.
  static Position::Rules bench_rules() {
    Position::Rules rules;
    rules.width = 3;
    rules.height = 3;
    rules.komi_halves = 0;
    return rules;
  }

  static Result<Solution<Action>> solve(const Position& position, const SolveLimits& limits) {
    return solve_exactly(position, limits);
  }
  static KomiGame play_for_komi(const Position::Rules& rules, int komi_halves, std::size_t number,
                                const KomiSettings& settings) {
    return go::play_for_komi(rules, komi_halves, number, settings);
  }
  static std::uint64_t thinking_work(const Position& position, int level) { return go::thinking_work(position, level); }
  static Decision decide(const Position& position, int level, std::uint64_t seed, unsigned threads) {
    return decide_at_level(position, level, seed, threads);
  }
};

}  // namespace spooky::go
