#pragma once

#include <cstdint>
#include <vector>

#include "spooky/games/chess/player/searcher.hpp"
#include "spooky/games/chess/rules/position.hpp"

namespace spooky::chess {

/// An action that was looked at: how many nodes, and the share of the games that its player may expect to win.
struct TriedAction {
  Action action;
  std::uint64_t visits = 0;
  double win_rate = 0;
};

/// What the player does, and what it rests on.
struct Decision {
  Action action;
  double win_rate = 0.5;
  std::uint64_t simulations = 0;   ///< nodes
  std::vector<TriedAction> tried;  ///< the decision first, then those that were looked at longest
};

inline constexpr int kHighestPlayerLevel = 5;

/// What a level may think: counted in depth and nodes, so that it plays alike on every machine. Level 1 answers at once
/// and errs, level 5 takes a few seconds.
SearchLimits level_limits(int level);

/// The action of a level in a position alone; it never resigns. A player, not Nature, must be to act.
Decision decide_at_level(const Position& position, int level, std::uint64_t seed, unsigned threads);

}  // namespace spooky::chess
