#pragma once

#include <cstdint>
#include <vector>

#include "spooky/games/tictactoe/rules/rules.hpp"

namespace spooky::tictactoe {

/// Boards of up to nine squares: a turn is one of at most 36 pairs and two measurements, so no count of positions or
/// games exceeds 72^9 < 2^63.
inline constexpr int kCensusSquares = 9;

/// How many positions can be reached, with their subscripts, and how many when symmetric ones count once.
struct PositionCount {
  std::uint64_t all = 0;
  std::uint64_t up_to_symmetry = 0;

  bool operator==(const PositionCount&) const = default;
};

/// The positions with a given number of marks.
struct PlyCount {
  PositionCount placing;    ///< the game goes on and a turn is due
  PositionCount measuring;  ///< a cycle waits for its measurement (T3)
  PositionCount finished;   ///< the game is over (T6)

  bool operator==(const PlyCount&) const = default;
};

/// Counts the reachable positions of `goff` by formula, for every number of marks from none to all squares.
/// The board has at most kCensusSquares squares.
std::vector<PlyCount> count_positions(const Rules& rules);

}  // namespace spooky::tictactoe
