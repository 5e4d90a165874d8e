#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "spooky/games/go/rules/position.hpp"

namespace spooky::go {

/// How likely each stone of an entangled group is to be the one kept: the paper's |α|², |β|². The chances sum to one
/// and are equal when nothing is known.
struct GroupBelief {
  Group group;
  std::array<double, kMostStones> chances = {};
};

/// Counts, over many simulations, which stones the collapses of a board's groups have left.
class BeliefCounter {
 public:
  BeliefCounter() = default;
  explicit BeliefCounter(const Board& board);

  /// In the simulation in progress a player makes this choice.
  void note(const Choice& choice, Point named);
  /// The simulation is over. Stones that are left of a W group share its count.
  void end_simulation();
  /// Adds what another counter of the same board has seen.
  void add(const BeliefCounter& other);

  /// One for each group, in the order of the lowest point.
  std::vector<GroupBelief> beliefs() const;

 private:
  struct Count {
    Group group;
    std::uint8_t left = 0;  ///< in this simulation: a bit for each stone; all of them while there was no collapse
    std::array<double, kMostStones> kept = {};
  };

  std::vector<Count> counts_;
  std::vector<std::uint16_t> group_at_;  ///< by cell: 1 + index in counts_
  std::vector<std::uint16_t> changed_;   ///< in this simulation
};

/// The beliefs of a search of so many simulations.
std::vector<GroupBelief> estimate_beliefs(const Position& position, std::uint64_t simulations, std::uint64_t seed);

}  // namespace spooky::go
