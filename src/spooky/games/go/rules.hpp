#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

#include "spooky/core/index.hpp"

namespace spooky::go {

struct Game;

inline constexpr std::size_t kLeastSide = 2;
inline constexpr std::size_t kMostSide = 25;

/// Points and the edge around them, row by row from below: a board of w columns has w + 1 cells a row, the first of
/// them edge, a row of edge below and above, and one cell more. So the neighbours and diagonals of a point are always
/// cells.
inline constexpr std::size_t kCells = (kMostSide + 2) * (kMostSide + 1) + 1;

/// A cell of the board. For one board the order of points is A1 B1 … A2 B2 …, the order of every list of points.
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

/// The variants of the paper, by their names in the rules.
enum class Variant : std::uint8_t { Base, Weak, Symmetric, Semi, Ghz3, Ghz4, W3, W4, Mixed3, MixedK, Plain };

/// What a turn places: one stone, or an entangled group. G groups collapse to one stone, W groups lose one stone a
/// collapse and are a Pair once two are left.
enum class Shape : std::uint8_t { Single, Pair, G3, W3, G4, W4 };

inline constexpr std::size_t kMostStones = 4;

constexpr std::size_t stones_of(Shape shape) {
  constexpr std::uint8_t kStones[] = {1, 2, 3, 3, 4, 4};
  return kStones[static_cast<std::size_t>(shape)];
}
constexpr bool loses_one(Shape shape) { return shape == Shape::W3 || shape == Shape::W4; }

enum class Scoring : std::uint8_t { Area, Territory };         // G16, G17
enum class Superko : std::uint8_t { Guarantee, Exists, Off };  // G14
enum class Remaining : std::uint8_t { Count, Measure };        // G16

/// G1 and the options of the rules.
struct Rules {
  using Game = go::Game;

  std::uint8_t width = 19;
  std::uint8_t height = 19;
  Variant variant = Variant::Base;
  std::int16_t komi_halves = 15;  ///< komi in half points
  Scoring scoring = Scoring::Area;
  bool self_contact = true;
  bool suicide = true;
  Superko superko = Superko::Guarantee;
  Remaining remaining = Remaining::Count;
  PointSet handicap;  ///< G4

  /// Cells a row.
  std::size_t stride() const { return width + std::size_t{1}; }
  std::size_t cells() const { return (height + std::size_t{2}) * stride() + 1; }
  std::size_t points() const { return std::size_t{width} * height; }
  Point point(std::size_t column, std::size_t row) const {
    assert(column < width && row < height);
    return Point((row + 1) * stride() + column + 1);
  }
  std::size_t column(Point point) const { return point.value() % stride() - 1; }
  std::size_t row(Point point) const { return point.value() / stride() - 1; }
  bool on_board(Point point) const {
    return point.value() > stride() && point.value() < (height + std::size_t{1}) * stride() &&
           point.value() % stride() != 0;
  }
  bool operator==(const Rules&) const = default;
};

}  // namespace spooky::go
