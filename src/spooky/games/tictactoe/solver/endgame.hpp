#pragma once

#include <array>
#include <cstddef>

#include "spooky/games/tictactoe/solver/essence.hpp"
#include "spooky/games/tictactoe/solver/tally.hpp"

namespace spooky::tictactoe {

/// How many components a position has left: every mark, joining or collapsing, leaves one fewer.
inline int components_left(const Geometry& geometry, const Essence& essence) {
  return geometry.squares() - essence.marks;
}

/// Two components, and so two marks to come: first the mover's, then the answerer's.
///
/// Whether the mover joins u to v or closes a cycle that falls on u, the final boards are of one kind: one component
/// (the near one) falls from some square under the mover's mark, the other (the far one) from some square under the
/// answerer's. So all play is told by one table: for each square under the mover's mark, what the answerer's
/// squares are worth to the answerer.
/// Values are X minus O in half points.
class TwoComponents {
 public:
  TwoComponents(const Geometry& geometry, const Essence& essence);

  Mask component(std::size_t which) const { return components_[which]; }
  /// What the squares of the far component are worth to the answerer when the near one falls from `root`.
  const Tally& answers(int root) const { return answers_[static_cast<std::size_t>(root)]; }

  /// The value after the mover joins a square of one component to one of the other: the answerer must close a cycle
  /// in what is now one component and gets the second best of all its squares.
  int after_join(int u, int v) const;

  /// What comes of the mover's mark falling on a square of the near component.
  struct Collapsed {
    bool over;
    int value;
  };
  Collapsed after_collapse(std::size_t near, int root) const;

  int value() const;

 private:
  /// Classical marks by the root from which a component falls.
  using Falls = std::array<Assignment, kSolvableSquares>;

  void tabulate(std::size_t near);

  const Geometry& geometry_;
  int mover_;
  std::array<Mask, 2> components_;
  Falls under_mover_;     ///< with all that is settled
  Falls under_answerer_;  ///< alone
  std::array<Tally, kSolvableSquares> answers_;
};

/// The exact value, X minus O in half points, of an essence with one or two components left, without search.
int endgame_value(const Geometry& geometry, const Essence& essence);

}  // namespace spooky::tictactoe
