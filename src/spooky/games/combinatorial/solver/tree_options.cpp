#include "spooky/games/combinatorial/solver/tree_options.hpp"

#include <algorithm>
#include <iterator>

namespace spooky::combinatorial {

namespace {

std::uint8_t bit_of(Side side) { return side == Side::Left ? 1 : 2; }

void sort_unique(std::vector<Tree>& list) {
  std::sort(list.begin(), list.end());
  list.erase(std::unique(list.begin(), list.end()), list.end());
}

/// Adds to a sorted list what of another is not in it, and leaves just that in the other.
void absorb(std::vector<Tree>& all, std::vector<Tree>& found) {
  sort_unique(found);
  std::vector<Tree> fresh;
  std::set_difference(found.begin(), found.end(), all.begin(), all.end(), std::back_inserter(fresh));
  std::vector<Tree> merged;
  merged.reserve(all.size() + fresh.size());
  std::merge(all.begin(), all.end(), fresh.begin(), fresh.end(), std::back_inserter(merged));
  all = std::move(merged);
  found = std::move(fresh);
}

}  // namespace

bool may_play_alone(const RunTrees::Edge& edge, Side side, Ruleset ruleset, std::size_t moves_of_side) {
  const bool everywhere = (edge.everywhere & bit_of(side)) != 0;
  switch (ruleset) {
    case Ruleset::A: return false;
    case Ruleset::B: return moves_of_side == 1;
    case Ruleset::C:
    case Ruleset::CPrime: return everywhere;
    case Ruleset::D: return true;
    case Ruleset::BC: return everywhere || moves_of_side == 1;
  }
  return false;
}

std::vector<Tree> TreeOptions::children(Tree tree, Side side) const {
  std::vector<Tree> list;
  for (const RunTrees::Edge& edge : trees_.edges(tree)) {
    if ((edge.owner & bit_of(side)) != 0) list.push_back(edge.after);
  }
  return list;
}

void TreeOptions::arrange(std::vector<Tree>& list) const {
  sort_unique(list);
  std::sort(list.begin(), list.end(), [this](Tree a, Tree b) {
    const unsigned height_a = trees_.height(a);
    const unsigned height_b = trees_.height(b);
    return height_a != height_b ? height_a < height_b : a < b;
  });
}

void TreeOptions::wide(Tree tree, Side side, const std::vector<Tree>& narrow, std::vector<Tree>& list) const {
  std::vector<Tree> after = children(tree, side);
  std::vector<Tree> all;  // what two and more moves lead to, sorted
  std::vector<Tree> found;
  if (rules_.width == 0 || rules_.width >= after.size()) {
    // One more move at a time: with it or without it.
    for (std::size_t i = 0; i < after.size(); ++i) {
      found.clear();
      for (const Tree wider : all) found.push_back(trees_.joined(wider, after[i]));
      for (std::size_t j = 0; j < i; ++j) found.push_back(trees_.joined(after[i], after[j]));
      absorb(all, found);
      if (trees_.failed()) return;
    }
  } else {
    for (std::size_t i = 1; i < after.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) found.push_back(trees_.joined(after[i], after[j]));
    }
    absorb(all, found);
    sort_unique(after);
    // A move that is chosen already may be joined again: nothing changes, so each round adds at most one move.
    for (std::size_t width = 3; width <= rules_.width && !found.empty(); ++width) {
      std::vector<Tree> wider;
      for (const Tree option : found) {
        for (const Tree one : after) wider.push_back(trees_.joined(option, one));
      }
      absorb(all, wider);
      found = std::move(wider);
      if (trees_.failed()) return;
    }
  }
  std::vector<Tree> known = narrow;
  std::sort(known.begin(), known.end());
  std::set_difference(all.begin(), all.end(), known.begin(), known.end(), std::back_inserter(list));
  arrange(list);
}

}  // namespace spooky::combinatorial
