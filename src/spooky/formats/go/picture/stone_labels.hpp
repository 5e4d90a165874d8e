#pragma once

#include <string>

#include "spooky/core/index.hpp"
#include "spooky/games/go/rules/position.hpp"

namespace spooky::go {

/// The number of the turn that placed each stone: the members of a group share it. Groups that were there at the start
/// have letters, in the order of their lowest points; classical stones of the start have nothing.
class StoneLabels {
 public:
  explicit StoneLabels(const Position& start);

  /// Takes note of an action that is about to be played.
  void follow(const Position& before, const Action& action);

  /// Of the last stone placed on the point.
  std::string text(Point point) const;
  /// The turn that placed it; 0 when it was there at the start, or never.
  int turn(Point point) const { return turns_[point]; }

 private:
  IndexArray<Point, int> turns_;
  IndexArray<Point, int> letters_;  ///< 1 for A, 2 for B …
};

}  // namespace spooky::go
