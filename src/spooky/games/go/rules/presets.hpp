#pragma once

#include <cstddef>

#include "spooky/games/go/rules/topology.hpp"

namespace spooky::go {

/// What `width` and `height` a board may have (G18, the table), and which it has when nothing is said.
struct BoardSizes {
  std::size_t least_width;
  std::size_t most_width;
  std::size_t least_height;
  std::size_t most_height;
  std::size_t usual_width;
  std::size_t usual_height;
  bool one_size;  ///< the height is the width
};

/// Of any board but a `graph`, which has none.
const BoardSizes& sizes_of(BoardKind kind);

/// How many points a board of a size within the bounds has; it may be more than kMostPoints.
std::size_t points_of(BoardKind kind, std::size_t width, std::size_t height);

/// The board of a size within the bounds, with at most kMostPoints points; any kind but `graph`. Of the grid too, for
/// those who draw it.
BoardPlan preset_plan(BoardKind kind, std::size_t width, std::size_t height);

/// The letters of a column, counted from 0: A … Z without I, then AA … AZ without AI.
std::string column_letters(std::size_t column);

}  // namespace spooky::go
