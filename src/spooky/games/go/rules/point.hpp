#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "spooky/core/index.hpp"

namespace spooky::go {

inline constexpr std::size_t kLeastSide = 2;
inline constexpr std::size_t kMostSide = 25;

/// G18: no board has more points, no point more neighbours.
inline constexpr std::size_t kMostPoints = kMostSide * kMostSide;
inline constexpr std::size_t kMostNeighbours = 36;

/// The cells of the grid are points and the edge around them, row by row from below: a board of w columns has w + 1
/// cells per row, the first of them edge, a row of edge below and above, and one cell more. So the neighbours and
/// diagonals of a point are always cells. On any other board cell 0 is edge and the points follow, numbered from 1.
inline constexpr std::size_t kCells = (kMostSide + 2) * (kMostSide + 1) + 1;

/// A cell of the board; the order of points is the board order (G1), the order of every list of points. Cell 0 is edge
/// on every board: Point() is nowhere.
using Point = Index<struct PointTag, kCells>;

/// A set of cells; iterates in board order.
class PointSet {
 public:
  bool contains(Point point) const { return (words_[point.value() / 64] >> point.value() % 64 & 1) != 0; }
  void insert(Point point) { words_[point.value() / 64] |= std::uint64_t{1} << point.value() % 64; }
  bool empty() const {
    for (const std::uint64_t word : words_) {
      if (word != 0) return false;
    }
    return true;
  }
  /// Calls visit(point) for each member, in board order.
  template <class Visit>
  void for_each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t word = words_[i]; word != 0; word &= word - 1) {
        visit(Point(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
      }
    }
  }
  bool operator==(const PointSet&) const = default;

 private:
  std::array<std::uint64_t, (kCells + 63) / 64> words_{};
};

}  // namespace spooky::go
