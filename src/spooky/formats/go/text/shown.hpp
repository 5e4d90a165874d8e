#pragma once

#include <vector>

#include "spooky/games/go/rules/position.hpp"

namespace spooky::go {

/// The board as everybody sees it: in the middle of a turn with the stones that wait for the choices of others.
class Shown {
 public:
  explicit Shown(const Position& position);

  /// `.` empty, `X` `O` classical, `x` `o` entangled.
  char letter(Point point) const { return letters_[point]; }
  /// In the order of their lowest points; several new stones that wait are one of them.
  const std::vector<Group>& groups() const { return groups_; }

 private:
  IndexArray<Point, char> letters_;
  std::vector<Group> groups_;
};

}  // namespace spooky::go
