#pragma once

#include <algorithm>
#include <chrono>

#include "spooky/games/go/rules/board.hpp"

namespace spooky::go {

/// A player's clock: main time, then periods in each of which so many turns must be made. All zero: no limit.
struct Clock {
  std::chrono::milliseconds left{0};    ///< of the main time or, with turns to make, of the period
  int turns = 0;                        ///< still to be made in the period; 0 while there is main time
  std::chrono::milliseconds period{0};  ///< what follows the main time
  int period_turns = 0;
};

/// How long to think about the next turn, its choices included. Never all that is left, never nothing.
inline std::chrono::milliseconds time_for_turn(const Clock& clock, const Board& board) {
  using std::chrono::milliseconds;
  constexpr milliseconds kLag{50};  // between a decision and the moment the clock stops
  constexpr milliseconds kLeast{10};
  const auto without_lag = [&](milliseconds time) { return std::max(time - kLag, kLeast); };
  if (clock.turns > 0) return without_lag(clock.left / clock.turns);
  // About half of what is empty now will be filled, every other point by this player; the end needs less thought.
  const auto empty = static_cast<int>(board.empties().size());
  const int turns_left = std::max(8, empty / 3);
  if (clock.period_turns == 0) return without_lag(clock.left / turns_left);
  // With periods to come the main time may be spent.
  const milliseconds later = clock.period / clock.period_turns;
  return without_lag(std::min(std::max(clock.left / turns_left, later), clock.left + later));
}

}  // namespace spooky::go
