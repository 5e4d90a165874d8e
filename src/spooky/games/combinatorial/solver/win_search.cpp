#include "spooky/games/combinatorial/solver/win_search.hpp"

#include <algorithm>

namespace spooky::combinatorial {

std::uint8_t& WinSearch::about(Tree tree, Side mover) {
  std::vector<std::uint8_t>& known = known_[mover == Side::Left ? 0 : 1];
  if (place(tree) >= known.size()) known.resize(std::max<std::size_t>(trees_.size(), known.size() + known.size() / 2));
  return known[place(tree)];
}

std::optional<bool> WinSearch::wins(Tree tree, Side first) {
  const bool answer = mover_wins(tree, first);
  if (trees_.failed()) return std::nullopt;
  return answer;
}

/// What is known already first, then the lowest trees, which cost least.
bool WinSearch::some_option_loses(const std::vector<Tree>& options, Side opponent) {
  for (const Tree option : options) {
    if (about(option, opponent) == kLoses) return true;
  }
  return std::any_of(options.begin(), options.end(),
                     [&](Tree option) { return !mover_wins(option, opponent) && !trees_.failed(); });
}

bool WinSearch::mover_wins(Tree tree, Side mover) {
  if (const std::uint8_t known = about(tree, mover); known != kUnknown) return known == kWins;
  if (trees_.failed()) return false;
  ++visited_;
  std::vector<Tree> options;
  const Side opponent = values::other(mover);
  bool wins = !options_.narrow(tree, mover, options, [&](Tree option) { return about(option, opponent) == kLoses; });
  if (!wins) wins = some_option_loses(options, opponent);
  if (!wins && options_.has_wide() && !trees_.failed()) {
    std::vector<Tree> wide;
    options_.wide(tree, mover, options, wide);
    wins = some_option_loses(wide, opponent);
  }
  if (trees_.failed()) return false;
  about(tree, mover) = wins ? kWins : kLoses;
  return wins;
}

}  // namespace spooky::combinatorial
