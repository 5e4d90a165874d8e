#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "spooky/core/rational.hpp"
#include "spooky/core/result.hpp"

namespace spooky {

/// How much work an exact solution may cost. Past it the answer is an error with code TooLarge, never a guess.
struct SolveLimits {
  std::uint64_t positions = 20'000'000;
  /// Memory for what has been found out; a solver that has filled it forgets the cheapest part.
  std::size_t table_bytes = std::size_t{1} << 30;
};

/// The exact value of a position for the first player, a number of the kind of the game's weights; every action that
/// keeps it (sorted; none when the game is over or Nature acts, and in a game that is only won or lost none for who has
/// lost), and how many positions had to be looked at.
template <class Action, class Value = Rational>
struct Solution {
  Value value = {};
  std::vector<Action> best;
  std::uint64_t positions_visited = 0;
  /// False when there are too many actions to look at each: then some that keep the value may be missing.
  bool best_is_complete = true;
};

}  // namespace spooky
