#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>

#include "spooky/games/solution.hpp"
#include "spooky/games/tictactoe/solver/geometry.hpp"

namespace spooky::tictactoe {

/// Alpha-beta for the `plain` variant. Values are X minus O in whole points, -1 … 1.
class PlainSearch {
 public:
  PlainSearch(const Geometry& geometry, const SolveLimits& limits) : geometry_(geometry), limits_(limits) {}

  /// The value of a position with these marks in which the game goes on, as QuantumSearch::search().
  int search(Mask x, Mask o, int alpha, int beta);
  /// The value after the player to move marks a square, as search().
  int search_mark(Mask x, Mask o, int square, int alpha, int beta);

  bool exhausted() const { return visited_ > limits_.positions; }
  std::uint64_t visited() const { return visited_; }

 private:
  struct Bounds {
    std::int8_t lower = -1;
    std::int8_t upper = 1;
  };

  const Geometry& geometry_;
  SolveLimits limits_;
  std::uint64_t visited_ = 0;
  boost::unordered_flat_map<std::uint32_t, Bounds> table_;
};

}  // namespace spooky::tictactoe
