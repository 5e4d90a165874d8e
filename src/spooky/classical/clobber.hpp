#pragma once

#include "spooky/classical/classical_game.hpp"
#include "spooky/classical/grid.hpp"
#include "spooky/classical/two_colours.hpp"

namespace spooky::classical {

/// A stone takes an orthogonally adjacent stone of the other colour and stands in its place. A position has the squares
/// as places (TwoColours).
class Clobber {
 public:
  static constexpr unsigned kMostSquares = TwoColours::kMostPlaces;

  explicit Clobber(Grid grid = {}) : grid_(grid) {}

  const Grid& grid() const { return grid_; }
  TwoColours places() const { return TwoColours(grid_.squares()); }
  bool are_adjacent(unsigned a, unsigned b) const;

  static Move capture(Side side, unsigned from, unsigned to) {
    return (side == Side::Right ? 1U : 0U) << 12 | from << 6 | to;
  }
  static Side side_of(Move move) { return (move >> 12 & 1) != 0 ? Side::Right : Side::Left; }
  static unsigned from_of(Move move) { return move >> 6 & 63; }
  static unsigned to_of(Move move) { return move & 63; }

  unsigned bits() const { return places().bits(); }
  bool is_impartial() const { return false; }
  Owner owner(Move move) const { return side_of(move) == Side::Left ? Owner::Left : Owner::Right; }
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  /// A capture is along one of the lines between neighbours.
  std::uint64_t move_bound(Position) const { return std::uint64_t{2} * grid_.squares(); }

  bool operator==(const Clobber&) const = default;

 private:
  Grid grid_;
};

static_assert(ClassicalGame<Clobber>);

}  // namespace spooky::classical
