#pragma once

#include <cstdint>

#include "spooky/games/tictactoe/essence.hpp"

namespace spooky::tictactoe {

/// The two best of some values, from one player's point of view. Who closes a cycle picks two squares and the
/// opponent picks one of them, so the closer gets the second best square of the component.
class BestTwo {
 public:
  void add(int value) {
    if (value > best_) {
      second_ = best_;
      best_ = value;
    } else if (value > second_) {
      second_ = value;
    }
  }
  void add(const BestTwo& other) {
    add(other.best_);
    add(other.second_);
  }
  int best() const { return best_; }
  int second() const { return second_; }

  static constexpr int kNone = -9;

 private:
  int best_ = kNone;
  int second_ = kNone;
};

/// How many components a position has left: every mark, joining or collapsing, leaves one fewer.
inline int components_left(const Geometry& geometry, const Essence& essence) {
  return geometry.squares() - essence.marks;
}

/// The exact value, X minus O in half points, of an essence with one or two components left, without search.
int endgame_value(const Geometry& geometry, const Essence& essence);

}  // namespace spooky::tictactoe
