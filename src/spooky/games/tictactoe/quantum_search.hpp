#pragma once

#include <cstdint>
#include <optional>

#include <boost/unordered/unordered_flat_map.hpp>

#include "spooky/games/solution.hpp"
#include "spooky/games/tictactoe/essence.hpp"

namespace spooky::tictactoe {

/// Alpha-beta over essences, with every bound it proves kept in a table. Values are X minus O in half points, -2 … 2.
class QuantumSearch {
 public:
  QuantumSearch(const Geometry& geometry, const SolveLimits& limits) : geometry_(geometry), limits_(limits) {}

  /// The value of a position between turns if it lies strictly between alpha and beta; otherwise a bound on the same
  /// side as the value. Meaningless once exhausted().
  int search(const Essence& essence, int alpha, int beta);

  /// The value after the mover's next mark has closed a cycle and fallen on `root`, as search().
  int search_collapse(const Essence& essence, int root, int alpha, int beta);

  /// True when the limit was reached and answers can no longer be trusted.
  bool exhausted() const { return visited_ > limits_.positions; }
  std::uint64_t visited() const { return visited_; }

 private:
  struct Bounds {
    std::int8_t lower = -2;
    std::int8_t upper = 2;
  };

  int expand(const Essence& essence, int alpha, int beta);

  const Geometry& geometry_;
  SolveLimits limits_;
  std::uint64_t visited_ = 0;
  boost::unordered_flat_map<EssenceKey, Bounds, EssenceKeyHash> table_;
};

}  // namespace spooky::tictactoe
