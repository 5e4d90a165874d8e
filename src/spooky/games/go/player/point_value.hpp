#pragma once

#include <array>
#include <cstdint>

#include "spooky/games/go/player/turn_view.hpp"

namespace spooky::go {

/// What a classical stone on an empty point looks like, by old rules of thumb: capture, escape, give atari, stay near
/// the last stones, keep away from the empty edge of a grid. One object looks at one board.
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
  [[gnu::cold, gnu::noinline]] void find_nearness();

  const TurnView& view_;
  Colour player_;
  /// Liberties of each chain, at its root.
  IndexArray<Point, std::uint16_t> liberties_;
  /// On a board that is not the grid: steps from the last stones, at most kFar. Not set on the grid, where they follow
  /// from columns and rows.
  static constexpr std::uint8_t kFar = 4;
  std::array<std::uint8_t, kCells> steps_;
};

}  // namespace spooky::go
