#include "spooky/games/combinatorial/solver/canonical_search.hpp"

#include <algorithm>

namespace spooky::combinatorial {

std::optional<values::Value> CanonicalSearch::value(Tree tree) {
  const values::Value value = work_out(tree);
  if (failed_ || trees_.failed()) return std::nullopt;
  return value;
}

std::vector<values::Value> CanonicalSearch::option_values(Tree tree, Side side) {
  std::vector<Tree> options;
  options_.narrow(tree, side, options, [](Tree) { return false; });
  if (options_.has_wide()) {
    std::vector<Tree> wide;
    options_.wide(tree, side, options, wide);
    options.insert(options.end(), wide.begin(), wide.end());
  }
  std::vector<values::Value> list;
  for (const Tree option : options) {
    if (failed_ || trees_.failed()) break;
    list.push_back(work_out(option));
  }
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
  return list;
}

values::Value CanonicalSearch::work_out(Tree tree) {
  if (place(tree) < known_.size() && known_[place(tree)] != kUnknown) return values::Value(known_[place(tree)]);
  if (failed_ || trees_.failed()) return values::kZero;
  ++visited_;
  const std::vector<values::Value> left = option_values(tree, Side::Left);
  const std::vector<values::Value> right = option_values(tree, Side::Right);
  if (failed_ || trees_.failed()) return values::kZero;
  const auto value = universe_.game(left, right);
  if (!value) {
    failed_ = true;
    return values::kZero;
  }
  if (place(tree) >= known_.size()) known_.resize(std::max<std::size_t>(trees_.size(), place(tree) + 1), kUnknown);
  known_[place(tree)] = value->place();
  return *value;
}

}  // namespace spooky::combinatorial
