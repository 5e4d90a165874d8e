#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "spooky/games/combinatorial/solver/tree_options.hpp"

namespace spooky::combinatorial {

/// Who wins a quantum game, impartial or not, when a side begins.
class WinSearch {
 public:
  WinSearch(RunTrees& trees, const QuantumRules& rules) : trees_(trees), options_(trees, rules) {}

  /// Whether the side that begins wins; nothing when the trees met their limit.
  std::optional<bool> wins(Tree tree, Side first);

  std::uint64_t visited() const { return visited_; }

 private:
  enum : std::uint8_t { kUnknown, kLoses, kWins };

  bool mover_wins(Tree tree, Side mover);
  bool some_option_loses(const std::vector<Tree>& options, Side opponent);
  std::uint8_t& about(Tree tree, Side mover);

  RunTrees& trees_;
  TreeOptions options_;
  std::vector<std::uint8_t> known_[2];
  std::uint64_t visited_ = 0;
};

}  // namespace spooky::combinatorial
