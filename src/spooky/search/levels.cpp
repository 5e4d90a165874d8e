#include "spooky/search/levels.hpp"

#include <algorithm>
#include <iterator>

namespace spooky {

Level level_settings(int level) {
  static constexpr std::uint64_t kSimulations[] = {12, 80, 500, 4'000, 20'000};
  static_assert(std::size(kSimulations) == kHighestLevel);
  const int clamped = std::clamp(level, kLowestLevel, kHighestLevel);
  Level settings;
  settings.budget.simulations = kSimulations[clamped - 1];
  settings.solve_positions = clamped == kHighestLevel ? 2'000'000 : 0;
  return settings;
}

}  // namespace spooky
