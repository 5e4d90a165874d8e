#pragma once

#include <vector>

#include "spooky/games/chess/rules/board/board.hpp"

namespace spooky::chess {

/// The pairs of a board in the order of their lower squares.
std::vector<Pair> sorted_pairs(const Board& board);

/// Pairs that collapse on one roll: one alone, or a whole group.
struct Unit {
  std::vector<Pair> pairs;  ///< in the order of their lower squares

  PairKind kind() const { return pairs.front().kind; }
  bool is_group() const { return pairs.front().group != 0; }
};

/// The units of a board in the order of their lowest squares.
std::vector<Unit> units_of(const Board& board);

}  // namespace spooky::chess
