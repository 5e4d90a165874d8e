#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/games/combinatorial/solver/tree_options.hpp"
#include "spooky/values/universe.hpp"

namespace spooky::combinatorial {

/// Canonical forms of partisan quantum games (Q8). Every tree that can be reached is looked into.
class CanonicalSearch {
 public:
  CanonicalSearch(RunTrees& trees, const QuantumRules& rules, values::Universe& universe)
      : trees_(trees), options_(trees, rules), universe_(universe) {}

  /// Nothing when the trees or the universe met their limit.
  std::optional<values::Value> value(Tree tree);

  std::uint64_t visited() const { return visited_; }

 private:
  static constexpr std::uint32_t kUnknown = ~0U;

  values::Value work_out(Tree tree);
  std::vector<values::Value> option_values(Tree tree, Side side);

  RunTrees& trees_;
  TreeOptions options_;
  values::Universe& universe_;
  bool failed_ = false;
  std::vector<std::uint32_t> known_;
  std::uint64_t visited_ = 0;
};

}  // namespace spooky::combinatorial
