#pragma once

#include <boost/unordered/unordered_flat_set.hpp>
#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/games/combinatorial/solver/tree_options.hpp"

namespace spooky::combinatorial {

/// Grundy values of impartial quantum games. It asks "is the value k?", which one option of value k denies, and so
/// looks at a small part of what the mex rule would. Who asks with k = 0 asks who wins.
class NimberSearch {
 public:
  NimberSearch(RunTrees& trees, const QuantumRules& rules) : trees_(trees), options_(trees, rules) {}

  /// Nothing when the trees met their limit.
  std::optional<unsigned> value(Tree tree);
  std::optional<bool> has_value(Tree tree, unsigned nimber);

  /// How many trees were looked into.
  std::uint64_t visited() const { return visited_; }

 private:
  static constexpr std::int16_t kUnknown = -1;
  static constexpr unsigned kMaskBits = 64;

  struct Knowledge {
    std::uint64_t excluded = 0;  ///< bit k: the value is not k
    std::int16_t value = kUnknown;
  };

  bool ask(Tree tree, unsigned nimber);
  unsigned least_missing(Tree tree, unsigned below, const std::vector<Tree>& options);
  bool some_option_has(const std::vector<Tree>& options, unsigned nimber);
  Knowledge& about(Tree tree);
  bool is_excluded(Tree tree, unsigned nimber);
  void exclude(Tree tree, unsigned nimber);

  RunTrees& trees_;
  TreeOptions options_;
  std::vector<Knowledge> knowledge_ = {{0, 0}};
  boost::unordered_flat_set<std::uint64_t> excluded_;  ///< tree and nimber, for nimbers beyond the mask
  std::uint64_t visited_ = 0;
};

}  // namespace spooky::combinatorial
