#pragma once

#include <vector>

#include "spooky/classical/classical_game.hpp"
#include "spooky/classical/two_colours.hpp"

namespace spooky::classical {

/// Rows of squares with Left's toads, which go to the right, and Right's frogs, which go to the left: one step into an
/// empty square, or a jump over one animal of the other kind into an empty square. Squares are numbered from the bottom
/// row, each row from the left, and are the places of a position (TwoColours).
class ToadsAndFrogs {
 public:
  static constexpr unsigned kMostSquares = TwoColours::kMostPlaces;

  ToadsAndFrogs() = default;
  /// How long the rows are, from the bottom; kMostSquares in all, and none is empty.
  explicit ToadsAndFrogs(std::vector<unsigned> rows);

  const std::vector<unsigned>& rows() const { return rows_; }
  TwoColours places() const { return places_; }
  bool are_in_one_row(unsigned a, unsigned b) const;

  static Move hop(Side side, unsigned from, unsigned to) {
    return (side == Side::Right ? 1U : 0U) << 12 | from << 6 | to;
  }
  static Side side_of(Move move) { return (move >> 12 & 1) != 0 ? Side::Right : Side::Left; }
  static unsigned from_of(Move move) { return move >> 6 & 63; }
  static unsigned to_of(Move move) { return move & 63; }

  unsigned bits() const { return places_.bits(); }
  bool is_impartial() const { return false; }
  Owner owner(Move move) const { return side_of(move) == Side::Left ? Owner::Left : Owner::Right; }
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  /// An animal steps or jumps, never both.
  std::uint64_t move_bound(Position) const { return places_.places(); }

  bool operator==(const ToadsAndFrogs&) const = default;

 private:
  std::vector<unsigned> rows_;
  TwoColours places_;
  std::uint64_t row_starts_ = 0;  ///< the first square of each row
};

static_assert(ClassicalGame<ToadsAndFrogs>);

}  // namespace spooky::classical
