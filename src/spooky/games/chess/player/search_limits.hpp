#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/games/chess/rules/board/action.hpp"

namespace spooky::chess {

/// A player's clock before the move.
struct PlayerClock {
  std::chrono::milliseconds left{0};
  std::chrono::milliseconds increment{0};  ///< added after each move
  int moves_to_go = 0;                     ///< until time is added; 0: the rest of the game
};

/// When a search has to end: at the first of these. Without any it goes on until it is told to stop or has reached the
/// greatest depth.
struct SearchLimits {
  int depth = 0;                      ///< 0: none
  std::uint64_t nodes = 0;            ///< of all threads; 0: none
  std::chrono::milliseconds time{0};  ///< for this move; 0: none
  std::optional<PlayerClock> clock;
  /// What a move costs beside thinking, at the most: the way to whoever keeps the clock.
  std::chrono::milliseconds overhead{30};
  /// When the time began to run; without it, when the search begins.
  std::optional<std::chrono::steady_clock::time_point> since;
  const std::atomic<bool>* stop = nullptr;  ///< another thread may set it at any time
  unsigned threads = 1;
  /// The only moves to choose from; when none of them is legal, as when there are none, every legal one.
  std::vector<Action> moves;
  /// Every move is thought better or worse by up to so many centipawns, at random: weaker players, and other games.
  int noise = 0;
  std::uint64_t seed = 1;
};

}  // namespace spooky::chess
