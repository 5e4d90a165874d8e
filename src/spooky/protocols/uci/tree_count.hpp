#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "spooky/games/chess/rules/position.hpp"

namespace spooky::uci {

/// Counts trees of whole turns, and may be told to stop by another thread at any time.
class TreeCount {
 public:
  TreeCount(const chess::Rules& rules, const std::atomic<bool>& stop);

  /// How many ways there are to play so many turns, the one in progress included. A remote collapse with its move is
  /// one turn. Means nothing when it was stopped.
  std::uint64_t count(const chess::Position& position, int turns) const;
  bool was_stopped() const { return stop_.load(std::memory_order_relaxed); }

 private:
  std::uint64_t count(const chess::Board& board, std::optional<chess::Square> must_move, int turns) const;

  const chess::Rules& rules_;
  const std::atomic<bool>& stop_;
  const int unstopped_turns_;  ///< so few are counted in a moment, without looking up
};

}  // namespace spooky::uci
