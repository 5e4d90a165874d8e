#pragma once

#include <cstdint>

#include "spooky/games/go/turn_view.hpp"

namespace spooky::go {

/// What a classical stone on an empty point looks like, by old rules of thumb: capture, escape, give atari, stay near
/// the last stones, keep away from the empty edge. One object looks at one board.
class PointValues {
 public:
  PointValues(const TurnView& view, Colour player);

  /// In (0, 1), 1/2 for a point of which nothing is to be said.
  float operator()(Point point) const;

 private:
  /// Captures, escapes, ataris and self-ataris; zero away from all stones.
  float fight(Point point) const;
  /// How near the edge and the last stones are.
  float surroundings(Point point) const;

  const TurnView& view_;
  Colour player_;
  /// Liberties of each chain, at its root.
  IndexArray<Point, std::uint16_t> liberties_;
};

}  // namespace spooky::go
