#pragma once

#include <vector>

#include "spooky/games/combinatorial/solver/run_trees.hpp"

namespace spooky::combinatorial {

/// Whether an edge may be played alone by a side (Q5), in a tree where that side has so many moves.
bool may_play_alone(const RunTrees::Edge& edge, Side side, Ruleset ruleset, std::size_t moves_of_side);

/// What the actions of one side lead to from a tree. First those of one move and of two, which are few; those of three
/// and more only when they are asked for. The lists are sorted by height, lowest first, and have each tree once.
class TreeOptions {
 public:
  TreeOptions(RunTrees& trees, const QuantumRules& rules) : trees_(trees), rules_(rules) {}

  /// Gives up, and returns false, as soon as one is found for which refutes(option) is true: most of them need not be
  /// made then.
  template <class Refutes>
  bool narrow(Tree tree, Side side, std::vector<Tree>& list, const Refutes& refutes) const;
  /// Those of three and more moves that the narrow ones do not lead to.
  void wide(Tree tree, Side side, const std::vector<Tree>& narrow, std::vector<Tree>& list) const;
  bool has_wide() const { return rules_.width == 0 || rules_.width > 2; }

 private:
  std::vector<Tree> children(Tree tree, Side side) const;
  void arrange(std::vector<Tree>& list) const;

  RunTrees& trees_;
  QuantumRules rules_;
};

template <class Refutes>
bool TreeOptions::narrow(Tree tree, Side side, std::vector<Tree>& list, const Refutes& refutes) const {
  const std::vector<Tree> after = children(tree, side);
  const auto add = [&](Tree option) {
    list.push_back(option);
    return !refutes(option);
  };
  for (const RunTrees::Edge& edge : trees_.edges(tree)) {
    const bool is_mine = (edge.owner & (side == Side::Left ? 1 : 2)) != 0;
    if (is_mine && may_play_alone(edge, side, rules_.ruleset, after.size()) && !add(edge.after)) return false;
  }
  if (may_superpose(rules_, 2)) {
    for (std::size_t i = 1; i < after.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (!add(trees_.joined(after[i], after[j]))) return false;
      }
    }
  }
  arrange(list);
  return true;
}

}  // namespace spooky::combinatorial
