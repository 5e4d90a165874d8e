#pragma once

#include <cstdint>

#include "spooky/core/budget.hpp"

namespace spooky {

inline constexpr int kLowestLevel = 1;
inline constexpr int kHighestLevel = 5;

/// How a level of the computer player thinks.
struct Level {
  Budget budget;
  /// Positions the exact solver may look at before the search decides; 0 = the level does not solve.
  std::uint64_t solve_positions = 0;
};

/// Level 1 sees hardly further than its own move, level 5 plays perfectly wherever the solver reaches.
/// Levels are counted in simulations, not seconds, so that a level is as strong on a slow machine.
Level level_settings(int level);

}  // namespace spooky
