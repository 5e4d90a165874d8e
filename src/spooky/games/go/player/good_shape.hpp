#pragma once

#include <bitset>
#include <string>
#include <string_view>

#include "spooky/games/go/rules/board.hpp"

namespace spooky::go {

/// Whether the eight cells around an empty point make it a good one, whoever is to move: hane, cuts and edge shapes,
/// the 3×3 patterns of Gelly, Wang, Munos and Teytaud, "Modification of UCT with Patterns in Monte-Carlo Go" (2006), in
/// the form that later programs use. A table over all surroundings, made once.
class GoodShapes {
 public:
  static const GoodShapes& table();

  /// On the grid.
  bool contains(const Board& board, Point point) const {
    const std::size_t at = point.value();
    const std::size_t above = at + board.stride();
    const std::size_t below = at - board.stride();
    std::size_t code = 0;
    for (const std::size_t cell : {above - 1, above, above + 1, at - 1, at + 1, below - 1, below, below + 1}) {
      code = code << 2 | static_cast<std::size_t>(board.colour(Point(cell)));
    }
    return good_[code];
  }

 private:
  GoodShapes();
  void add_in_every_direction(std::string shape);
  void add(std::string_view shape, std::size_t cell, std::size_t code);

  std::bitset<1 << 16> good_;  ///< by a code of two bits a cell, row by row
};

}  // namespace spooky::go
