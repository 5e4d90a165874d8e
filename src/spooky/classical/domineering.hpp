#pragma once

#include "spooky/classical/classical_game.hpp"
#include "spooky/classical/grid.hpp"

namespace spooky::classical {

/// A domino on two free squares: Left places them vertically, Right horizontally. Bit = square is free.
class Domineering {
 public:
  static constexpr unsigned kMostSquares = 128;

  explicit Domineering(Grid grid = {}) : grid_(grid) {}

  const Grid& grid() const { return grid_; }

  /// A domino by its lower or left square.
  static Move domino(unsigned square, Side side) { return square << 1 | (side == Side::Right ? 1U : 0U); }
  static unsigned square_of(Move move) { return move >> 1; }
  static Side side_of(Move move) { return (move & 1) != 0 ? Side::Right : Side::Left; }
  /// The domino's other square.
  unsigned second_of(Move move) const { return square_of(move) + (side_of(move) == Side::Left ? grid_.columns : 1); }

  unsigned bits() const { return grid_.squares(); }
  bool is_impartial() const { return false; }
  Owner owner(Move move) const { return side_of(move) == Side::Left ? Owner::Left : Owner::Right; }
  void moves(Position position, Side side, Moves& list) const;
  std::optional<Position> after(Position position, Move move) const;
  std::uint64_t move_bound(Position position) const;

  bool operator==(const Domineering&) const = default;

 private:
  Grid grid_;
};

static_assert(ClassicalGame<Domineering>);

}  // namespace spooky::classical
