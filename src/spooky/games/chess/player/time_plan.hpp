#pragma once

#include <algorithm>
#include <chrono>

#include "spooky/games/chess/player/search_limits.hpp"

namespace spooky::chess {

/// How long to think about a move.
struct TimePlan {
  std::chrono::milliseconds usual{0};  ///< after this no new depth is begun
  std::chrono::milliseconds most{0};   ///< never more than this
};

/// What is kept back of a clock: the overhead of this move, and of some to come as long as that is not a large part, so
/// that a few late ones do not lose the game.
inline std::chrono::milliseconds kept_back(std::chrono::milliseconds left, std::chrono::milliseconds overhead) {
  constexpr int kMoves = 6;
  return std::max(overhead, std::min(kMoves * overhead, left / 3));
}

/// Divides the time of a clock or a move; nothing when there is no limit. The overhead is kept back: of a clock all of
/// it, of the time for one move a twentieth at the most.
inline std::optional<TimePlan> plan_time(const SearchLimits& limits) {
  using std::chrono::milliseconds;
  constexpr milliseconds kLeast{1};
  std::optional<TimePlan> plan;
  if (limits.clock) {
    constexpr int kMovesLeft = 36;
    const PlayerClock& clock = *limits.clock;
    const milliseconds usable = std::max(clock.left - kept_back(clock.left, limits.overhead), kLeast);
    const int moves = clock.moves_to_go > 0 ? std::min(clock.moves_to_go, kMovesLeft) : kMovesLeft;
    const milliseconds gained = std::max(clock.increment - limits.overhead, milliseconds(0));
    const milliseconds share = usable / moves + gained * 3 / 4;
    // The last move before new time may take what is left; otherwise never more than a good part of it.
    const milliseconds most = std::max(moves == 1 ? usable : usable / 3, kLeast);
    plan = TimePlan{std::clamp(share * 3 / 5, kLeast, most), std::clamp(share * 2, kLeast, most)};
  }
  if (limits.time.count() > 0) {
    const milliseconds lag = std::min(std::max(limits.time / 20, milliseconds(1)), limits.overhead);
    const milliseconds most = std::max(limits.time - lag, kLeast);
    plan = plan ? TimePlan{std::min(plan->usual, most), std::min(plan->most, most)} : TimePlan{most, most};
  }
  return plan;
}

}  // namespace spooky::chess
