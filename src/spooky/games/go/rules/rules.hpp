#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "spooky/core/static_vector.hpp"
#include "spooky/games/go/rules/point.hpp"
#include "spooky/games/go/rules/topology.hpp"

namespace spooky::go {

struct Game;

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

/// The topology of a board, one for all positions of a game; none is the grid. Equal when the boards are equal.
class SharedTopology {
 public:
  SharedTopology() = default;
  explicit SharedTopology(Topology topology) : shared_(std::make_shared<const Topology>(std::move(topology))) {}

  explicit operator bool() const { return shared_ != nullptr; }
  const Topology* get() const { return shared_.get(); }
  const Topology* operator->() const { return shared_.get(); }
  const Topology& operator*() const { return *shared_; }

  bool operator==(const SharedTopology& other) const {
    return shared_ == other.shared_ || (shared_ && other.shared_ && *shared_ == *other.shared_);
  }

 private:
  std::shared_ptr<const Topology> shared_;
};

/// G1 and the options of the rules.
struct Rules {
  using Game = go::Game;

  /// Of the grid; of another board what it was made with (G18), 0 for a `graph`.
  std::uint8_t width = 19;
  std::uint8_t height = 19;
  Variant variant = Variant::Base;
  std::int16_t komi_halves = 15;  ///< komi in half points
  Scoring scoring = Scoring::Area;
  bool self_contact = true;
  bool suicide = true;
  Superko superko = Superko::Guarantee;
  Remaining remaining = Remaining::Count;
  PointSet handicap;        ///< G4
  SharedTopology topology;  ///< of every board but the grid, whose points follow from its sides

  bool is_grid() const { return !topology; }
  BoardKind board() const { return topology ? topology->kind() : BoardKind::Grid; }
  std::size_t cells() const { return topology ? topology->cells() : (height + std::size_t{2}) * stride() + 1; }
  std::size_t points() const { return topology ? topology->size() : std::size_t{width} * height; }
  bool on_board(Point point) const {
    if (topology) return point.value() > 0 && point.value() <= topology->size();
    return point.value() > stride() && point.value() < (height + std::size_t{1}) * stride() &&
           point.value() % stride() != 0;
  }

  // Of the grid alone.
  /// Cells per row.
  std::size_t stride() const { return width + std::size_t{1}; }
  Point point(std::size_t column, std::size_t row) const {
    assert(is_grid() && column < width && row < height);
    return Point((row + 1) * stride() + column + 1);
  }
  std::size_t column(Point point) const { return point.value() % stride() - 1; }
  std::size_t row(Point point) const { return point.value() / stride() - 1; }

  /// Calls visit(point) for every point, in board order.
  template <class Visit>
  void for_points(Visit visit) const {
    for (std::size_t i = 0; i < cells(); ++i) {
      if (on_board(Point(i))) visit(Point(i));
    }
  }
  /// Calls visit(points) for every row of the layout in which positions are written, the highest first.
  template <class Visit>
  void for_rows(Visit visit) const {
    if (topology) {
      for (std::size_t i = topology->row_count(); i-- > 0;) visit(topology->row(i));
      return;
    }
    for (std::size_t row = height; row-- > 0;) {
      StaticVector<Point, kMostSide> points;
      for (std::size_t column = 0; column < width; ++column) points.push_back(point(column, row));
      visit(std::span<const Point>(points.begin(), points.size()));
    }
  }

  bool operator==(const Rules&) const = default;
};

}  // namespace spooky::go
