#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <span>

#include "spooky/core/insertion_sort.hpp"
#include "spooky/games/go/rules/rules.hpp"

namespace spooky::go {

/// One action: stones placed (G3), a collapse choice (G7), a pass or a resignation (G2).
struct Action {
  enum class Kind : std::uint8_t { Place, Keep, Remove, Pass, Resign };

  Kind kind = Kind::Pass;
  Shape shape = Shape::Single;                 ///< of a placement
  std::array<Point, kMostStones> points = {};  ///< stones_of(shape) of them in board order, or the one of a choice

  /// A placement of stones on distinct points, given in any order.
  static Action place(Shape shape, std::span<const Point> points) {
    assert(points.size() == stones_of(shape));
    Action action{Kind::Place, shape, {}};
    for (std::size_t i = 0; i < stones_of(shape); ++i) {
      std::size_t at = i;
      for (; at > 0 && points[i] < action.points[at - 1]; --at) action.points[at] = action.points[at - 1];
      action.points[at] = points[i];
    }
    return action;
  }
  static Action single(Point point) { return {Kind::Place, Shape::Single, {point}}; }
  static Action pair(Point a, Point b) { return {Kind::Place, Shape::Pair, {std::min(a, b), std::max(a, b)}}; }
  static Action keep(Point point) { return {Kind::Keep, Shape::Single, {point}}; }
  static Action remove(Point point) { return {Kind::Remove, Shape::Single, {point}}; }
  static Action pass() { return {}; }
  static Action resign() { return {Kind::Resign, Shape::Single, {}}; }

  /// The stones placed, or the stone chosen; none of a pass or a resignation.
  std::span<const Point> stones() const {
    switch (kind) {
      case Kind::Place: return {points.data(), stones_of(shape)};
      case Kind::Keep:
      case Kind::Remove: return {points.data(), 1};
      case Kind::Pass:
      case Kind::Resign: break;
    }
    return {};
  }

  auto operator<=>(const Action&) const = default;
};

}  // namespace spooky::go
