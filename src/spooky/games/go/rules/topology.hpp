#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "spooky/games/go/rules/point.hpp"

namespace spooky::go {

/// The boards of G18, by their names in the rules.
enum class BoardKind : std::uint8_t {
  Grid,
  Torus,
  Cylinder,
  Moebius,
  Circular,
  Round,
  Triangular,
  Hexagonal,
  Cube,
  Town,
  Graph
};

/// What a board consists of. Points are numbered from 0 in board order; the two of a pair are different.
struct BoardPlan {
  struct Place {
    std::string name;  ///< `[A-Z][A-Z]?(0|[1-9][0-9]{0,2})`, each its own
    double x = 0;      ///< where it is drawn, to the right and upwards
    double y = 0;

    bool operator==(const Place&) const = default;
  };
  using Pair = std::array<std::uint16_t, 2>;
  using Pairs = std::vector<Pair>;

  BoardKind kind = BoardKind::Graph;
  std::size_t width = 0;
  std::size_t height = 0;
  std::vector<Place> places;
  std::vector<std::uint16_t> row_lengths;  ///< of the layout of texts, the lowest row first; together all points
  Pairs edges;                             ///< each once, no point in more than kMostNeighbours
  Pairs seams;                             ///< the edges that are no line of the drawing
  std::optional<Pairs> diagonals;          ///< none: they follow from the edges (G20)
  std::optional<Pairs> opposite;           ///< a point in no pair is its own; none: the board has no opposites (G21)
  std::vector<std::uint16_t> stars;

  bool operator==(const BoardPlan&) const = default;
};

/// A board as a graph (G18–G21): its points, their neighbours, diagonals and opposites. Made once per rules and not
/// changed any more.
class Topology {
 public:
  /// Of a plan that keeps the promises above. Pairs are put in order: the earlier point first, sorted.
  explicit Topology(BoardPlan plan);

  const BoardPlan& plan() const { return plan_; }
  BoardKind kind() const { return plan_.kind; }
  std::size_t size() const { return plan_.places.size(); }
  std::size_t cells() const { return size() + 1; }

  /// In board order.
  std::span<const Point> neighbours(Point point) const { return neighbours_.of(point); }
  /// In board order; points in contact in the variant `weak` (G20).
  std::span<const Point> diagonals(Point point) const { return diagonals_.of(point); }
  bool are_neighbours(Point a, Point b) const { return neighbours_.has(a, b); }
  bool are_diagonal(Point a, Point b) const { return diagonals_.has(a, b); }
  bool has_opposites() const { return plan_.opposite.has_value(); }
  /// Its own inverse; the point itself where the board has no opposites.
  Point opposite(Point point) const { return opposite_[number(point)]; }

  const std::string& name(Point point) const { return plan_.places[number(point)].name; }
  /// The point of a name in capital letters.
  std::optional<Point> find(std::string_view name) const;

  std::size_t row_count() const { return plan_.row_lengths.size(); }
  /// A row of the layout of texts, from its left end; row 0 is the lowest.
  std::span<const Point> row(std::size_t index) const;

  /// Every pair of diagonal points once, in order.
  BoardPlan::Pairs diagonal_pairs() const;

  /// How many neighbours and diagonals all points have together: what a look at every contact costs.
  std::size_t contacts() const { return neighbours_.points.size() + diagonals_.points.size(); }
  /// The memory that it takes.
  std::size_t bytes() const;

  bool operator==(const Topology& other) const { return plan_ == other.plan_; }

  static std::size_t number(Point point) { return point.value() - 1; }
  static Point point(std::size_t number) { return Point(number + 1); }

 private:
  /// For each point a list of points, one after another in memory.
  struct Relation {
    std::vector<std::uint32_t> begins;
    std::vector<Point> points;

    Relation() = default;
    Relation(std::size_t size, std::span<const BoardPlan::Pair> pairs);
    std::span<const Point> of(Point point) const {
      const std::size_t at = number(point);
      return {points.data() + begins[at], points.data() + begins[at + 1]};
    }
    bool has(Point a, Point b) const;
  };

  BoardPlan::Pairs derived_diagonals() const;

  BoardPlan plan_;
  std::vector<Point> points_;  ///< all of them, in board order
  std::vector<std::uint16_t> row_begins_;
  Relation neighbours_;
  Relation diagonals_;
  std::vector<Point> opposite_;
  std::vector<std::uint16_t> by_name_;  ///< numbers of the points, sorted by name
};

}  // namespace spooky::go
