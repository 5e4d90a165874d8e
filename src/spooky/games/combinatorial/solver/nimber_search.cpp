#include "spooky/games/combinatorial/solver/nimber_search.hpp"

#include <algorithm>

namespace spooky::combinatorial {

NimberSearch::Knowledge& NimberSearch::about(Tree tree) {
  if (place(tree) >= knowledge_.size()) {
    knowledge_.resize(std::max<std::size_t>(trees_.size(), knowledge_.size() + knowledge_.size() / 2));
  }
  return knowledge_[place(tree)];
}

bool NimberSearch::is_excluded(Tree tree, unsigned nimber) {
  if (nimber < kMaskBits) return (about(tree).excluded >> nimber & 1) != 0;
  return excluded_.contains(std::uint64_t{place(tree)} << 32 | nimber);
}

void NimberSearch::exclude(Tree tree, unsigned nimber) {
  if (trees_.failed()) return;
  if (nimber < kMaskBits) {
    about(tree).excluded |= std::uint64_t{1} << nimber;
  } else {
    excluded_.insert(std::uint64_t{place(tree)} << 32 | nimber);
  }
}

std::optional<unsigned> NimberSearch::value(Tree tree) {
  for (unsigned nimber = 0; !trees_.failed(); ++nimber) {
    if (ask(tree, nimber)) return nimber;
    if (const std::int16_t known = about(tree).value; known != kUnknown) return static_cast<unsigned>(known);
  }
  return std::nullopt;
}

std::optional<bool> NimberSearch::has_value(Tree tree, unsigned nimber) {
  const bool answer = ask(tree, nimber);
  if (trees_.failed()) return std::nullopt;
  return answer;
}

bool NimberSearch::some_option_has(const std::vector<Tree>& options, unsigned nimber) {
  for (const Tree option : options) {
    if (about(option).value == static_cast<std::int16_t>(nimber)) return true;
  }
  return std::any_of(options.begin(), options.end(), [&](Tree option) { return ask(option, nimber); });
}

/// A value is at most the length of the longest play, and no option has the value of its game. When no option has the
/// value k, the game's value is the least that no option has, and at most k: so a "yes", and many a "no", make it
/// known.
bool NimberSearch::ask(Tree tree, unsigned nimber) {
  if (const std::int16_t known = about(tree).value; known != kUnknown)
    return known == static_cast<std::int16_t>(nimber);
  if (trees_.height(tree) < nimber || is_excluded(tree, nimber) || trees_.failed()) return false;
  if (about(tree).excluded == 0) ++visited_;
  std::vector<Tree> options;
  const bool none_known = options_.narrow(
      tree, Side::Left, options, [&](Tree option) { return about(option).value == static_cast<std::int16_t>(nimber); });
  if (trees_.failed()) return false;
  if (!none_known || some_option_has(options, nimber)) {
    exclude(tree, nimber);
    return false;
  }
  if (options_.has_wide()) {
    std::vector<Tree> wide;
    options_.wide(tree, Side::Left, options, wide);
    if (trees_.failed()) return false;
    if (some_option_has(wide, nimber)) {
      exclude(tree, nimber);
      return false;
    }
    options.insert(options.end(), wide.begin(), wide.end());
  }
  const unsigned value = least_missing(tree, nimber, options);
  if (trees_.failed()) return false;
  about(tree).value = static_cast<std::int16_t>(value);
  return value == nimber;
}

/// The least nimber that no option has, if it is below the given one, which no option has.
unsigned NimberSearch::least_missing(Tree tree, unsigned below, const std::vector<Tree>& options) {
  for (unsigned nimber = 0; nimber < below; ++nimber) {
    if (is_excluded(tree, nimber)) continue;
    if (!some_option_has(options, nimber)) return nimber;
    exclude(tree, nimber);
  }
  return below;
}

}  // namespace spooky::combinatorial
